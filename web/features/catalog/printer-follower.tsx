import { useEffect } from 'react';
import { useLateClient } from '../../lib/late-client.ts';
import { useAccount } from '../../lib/use-account.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/** Once the browser is idle, brings the printer of a customer together with the one that was chosen in this browser. */
export function PrinterFollower() {
  const client = useLateClient();
  const { user } = useAccount();
  const userId = user?.id;
  useEffect(() => {
    if (!userId) return;
    let stop: (() => void) | undefined;
    let left = false;
    const cancel = whenIdle(() => {
      Promise.all([import('./printer-account.ts'), client()]).then(
        ([{ followPrinter }, here]) => {
          if (!left) stop = followPrinter(here, userId);
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
