import { useEffect, useState } from 'react';
import { account } from '../../lib/account/account.ts';
import { useAccount } from '../../lib/account/use-account.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const SessionToast = lazyPart(() => import('./session-toast.tsx').then((module) => module.SessionToast), true);

/** Says for five seconds that the session ended by itself, here or in another tab. */
export const SessionNotice = () => {
  const [open, setOpen] = useState(false);
  const { user } = useAccount();
  useEffect(() => account.onEnd((reason) => setOpen(reason === 'token_expired')), []);
  return <div role="status">{open && !user && <SessionToast setOpen={setOpen} />}</div>;
};
