import { useEffect } from 'react';
import { useLazyClient } from '../../../lib/graphql/lazy-client.ts';
import { useAccount } from '../../../lib/account/use-account.ts';
import { whenIdle } from '../../../lib/timing/when-idle.ts';

/** Once the browser is idle, brings the printer of a customer together with the one that was chosen in this browser. */
export function PrinterFollower() {
  const client = useLazyClient();
  const { user } = useAccount();
  const userId = user?.id;
  useEffect(() => {
    if (!userId) return;
    return whenIdle((left) => {
      Promise.all([import('./printer-account.ts'), client()]).then(
        ([{ followPrinter }, here]) => followPrinter(here, userId, left),
        () => undefined,
      );
    });
  }, [client, userId]);
  return null;
}
