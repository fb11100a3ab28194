import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { late } from '../../ui/late.tsx';

const KeptToast = late(() => import('./kept-toast.tsx').then((module) => module.KeptToast), true);

const unchanging = () => () => {};
/** As the worker wrote it into the page. */
const keptAt = () => document.documentElement.dataset.kept ?? null;

/** Says that this page was kept for reading without a connection, and since when; until it is closed or the page is left. */
export const KeptNotice = () => {
  const { pathname } = useLocation();
  const [page] = useState(pathname);
  const [closed, setClosed] = useState(false);
  const at = useSyncExternalStore(unchanging, keptAt, () => null);
  const shown = at !== null && !closed && pathname === page;
  return <div role="status">{shown && <KeptToast at={at} path={pathname} onClose={() => setClosed(true)} />}</div>;
};
