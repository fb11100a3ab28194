import { useHydrated } from '../../lib/use-hydrated.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const KeptToast = lazyPart(() => import('./kept-toast.tsx').then((module) => module.KeptToast), true);

/** Says that this page was kept for reading without a connection, and since when, as the worker wrote it into the page. */
export const KeptNotice = () => {
  const at = useHydrated() && document.documentElement.dataset.kept;
  return <div role="status">{at && <KeptToast at={at} />}</div>;
};
