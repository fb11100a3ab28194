import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useAccount } from '../../lib/use-account.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/** Once the browser is idle, brings the printer of a customer together with the one that was chosen in this browser. */
export function PrinterFollower() {
  const client = useApolloClient();
  const { user } = useAccount();
  const userId = user?.id;
  useEffect(() => {
    if (!userId) return;
    let stop: (() => void) | undefined;
    let left = false;
    const cancel = whenIdle(() => {
      import('./printer-account.ts').then(
        ({ followPrinter }) => {
          if (!left) stop = followPrinter(client, userId);
        },
        () => undefined,
      );
    });
    return () => {
      left = true;
      cancel();
      stop?.();
    };
  }, [client, userId]);
  return null;
}
