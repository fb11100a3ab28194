import { useEffect, useSyncExternalStore } from 'react';
import { useLateClient } from '../../lib/graphql/late-client.ts';
import { useAccount } from '../../lib/account/use-account.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { late } from '../../ui/late.tsx';
import { said } from './marks.ts';

const Toast = late(() => import('./wishlist-toast.tsx').then((module) => module.WishlistToast), true);

/** Has the customer's list, or a visitor's wishes, at hand once the browser is idle, and says what became of a press. `texts` brings the words. */
export const WishlistFollower = ({ texts }: { texts: () => Promise<void> }) => {
  const client = useLateClient();
  const { user } = useAccount();
  const userId = user?.id;
  const shown = useSyncExternalStore(said.subscribe, said.get, said.initial);
  useEffect(
    () =>
      whenIdle(() => {
        const arrival = userId
          ? Promise.all([import('./wishlist-store.ts'), client()]).then(([{ wishlist }, here]) => wishlist.arrive(here))
          : import('./pending-wishes.ts');
        arrival.catch(() => undefined);
      }),
    [client, userId],
  );
  return shown && <Toast said={shown} texts={texts} />;
};
