import { once } from '../once.ts';

/**
 * The picture library. It comes with the first picture that is read or made: a shop that only serves does without its
 * 20 MB. It works in one thread for each picture and keeps none.
 */
export const loadSharp = once(async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
});
