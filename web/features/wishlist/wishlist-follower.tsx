import { useEffect, useSyncExternalStore } from 'react';
import { useLazyClient } from '../../lib/graphql/lazy-client.ts';
import { useAccount } from '../../lib/account/use-account.ts';
import { whenIdle } from '../../lib/timing/when-idle.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { message } from './wishlist-cells.ts';

const Toast = lazyPart(() => import('./wishlist-toast.tsx').then((module) => module.WishlistToast), true);

/** Has the customer's list, or a visitor's wishes, at hand once the browser is idle, and says what became of a press. `texts` brings the words. */
export const WishlistFollower = ({ texts }: { texts: () => Promise<void> }) => {
  const client = useLazyClient();
  const { user } = useAccount();
  const userId = user?.id;
  const shown = useSyncExternalStore(message.subscribe, message.get, message.initial);
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
