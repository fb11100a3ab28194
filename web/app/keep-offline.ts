import { guardQueues } from '../features/print-queue/kept-queue.ts';
import { keptDownloads } from '../lib/kept-downloads.ts';
import { startServiceWorker } from './service-worker.ts';

/** What a page does after it has loaded, so that something of the shop is there without a connection. */
export const keepOffline = (): void => {
  keptDownloads.guard();
  guardQueues();
  startServiceWorker().catch(() => undefined);
};
