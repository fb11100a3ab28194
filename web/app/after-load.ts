import { guardQueues } from '../features/print-queue/stored-queues.ts';
import { LINES_KEY } from '../features/checkout/storage-keys.ts';
import { keptDownloads } from '../lib/files/kept-downloads.ts';
import { loadClient } from '../lib/graphql/lazy-client.ts';
import { guardSpools } from '../lib/spools/guard.ts';
import { readStored } from '../lib/storage.ts';
import { silenceExtensions } from './failures/extension-rejections.ts';
import { startServiceWorker } from './service-worker.ts';

/** The buyer may have gone before PayPal led back. */
const clearBoughtLines = async (): Promise<void> => {
  if (!readStored(LINES_KEY)) return;
  const [{ clearBoughtLines: settle }, client] = await Promise.all([
    import('./data/clear-bought-lines.ts'),
    loadClient(),
  ]);
  if (client) await settle(client);
};

/** What a page does after it has loaded: above all, that something of the shop is there without a connection. */
export const afterLoad = (): void => {
  silenceExtensions();
  keptDownloads.guard();
  guardQueues();
  guardSpools();
  clearBoughtLines().catch(() => undefined);
  startServiceWorker().catch(() => undefined);
};
