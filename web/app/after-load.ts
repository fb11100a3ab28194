import { guardQueues } from '../features/print-queue/kept-queue.ts';
import { keptDownloads } from '../lib/kept-downloads.ts';
import { silenceExtensions } from './extension-rejections.ts';
import { startServiceWorker } from './service-worker.ts';

/** What a page does after it has loaded: above all, that something of the shop is there without a connection. */
export const afterLoad = (): void => {
  silenceExtensions();
  keptDownloads.guard();
  guardQueues();
  startServiceWorker().catch(() => undefined);
};
