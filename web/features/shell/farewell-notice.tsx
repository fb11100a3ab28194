import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { farewell } from '../../lib/account/farewell.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const FarewellToast = lazyPart(() => import('./farewell-toast.tsx').then((module) => module.FarewellToast), true);

/** Says on the home page that the account was deleted, until it is closed or the page is left. */
export const FarewellNotice = () => {
  const { pathname } = useLocation();
  const said = useSyncExternalStore(farewell.subscribe, farewell.get, farewell.initial);
  return <div role="status">{said && pathname === '/' && <FarewellToast />}</div>;
};
