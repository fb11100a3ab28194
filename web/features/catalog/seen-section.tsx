import { useLazyPart } from '../../ui/use-lazy-part.ts';

const load = () => import('./seen-products.tsx').then(({ SeenProducts }) => SeenProducts);
const nothing = () => {};

/** The products seen last, below everything else: fetched when the page is done, so that nothing above waits or moves. */
export function SeenSection({ except }: { except: number }) {
  const Seen = useLazyPart({ load, wanted: false, onLost: nothing });
  return Seen && <Seen except={except} />;
}
