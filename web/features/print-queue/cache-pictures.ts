import { GUIDE_PICTURES } from '../../sw/cache-rules.ts';
import type { Queue } from './queue.ts';

/** One size of each: without a connection the worker answers with it for any. */
const picturesOf = (queues: readonly Queue[]): string[] =>
  queues.flatMap(({ guide }) =>
    (guide?.steps ?? []).flatMap(({ image }) => (image ? [`${image.url}?w=640&f=webp`] : [])),
  );

const keep = async (wanted: readonly string[]): Promise<void> => {
  const cache = await caches.open(GUIDE_PICTURES);
  const kept = await cache.keys();
  const addresses = wanted.map((address) => new URL(address, window.location.href).href);
  const gone = kept.filter(({ url }) => !addresses.includes(url));
  const missing = addresses.filter((address) => !kept.some(({ url }) => url === address));
  await Promise.allSettled([...gone.map(({ url }) => cache.delete(url)), ...missing.map((each) => cache.add(each))]);
};

/** Pictures of the steps of build guides, for as long as the guides themselves are kept on this device. */
export const cachePictures = {
  /** Fetches what these queues lack, and lets go of all others. Without a connection it is tried again with the next answer. */
  keep: async (queues: readonly Queue[]): Promise<void> => {
    if (typeof caches === 'undefined') return;
    const wanted = picturesOf(queues);
    await (wanted.length > 0 ? keep(wanted) : cachePictures.forget()).catch(() => {});
  },

  forget: async (): Promise<void> => {
    if (typeof caches !== 'undefined') await caches.delete(GUIDE_PICTURES).catch(() => false);
  },
};
