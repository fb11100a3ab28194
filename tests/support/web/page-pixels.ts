import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';

const ENOUGH_STILL = 2;

/** Spread of the brightness in a picture: about 0 when all of it has one colour. */
export const spreadOf = async (png: Buffer): Promise<number> => {
  const { channels } = await sharp(png).greyscale().stats();
  return channels[0]!.stdev;
};

/** Share of the pixels that differ between two pictures of one size. */
export const shareChanged = async (before: Buffer, after: Buffer): Promise<number> => {
  const [one, other] = await Promise.all([before, after].map((png) => sharp(png).greyscale().raw().toBuffer()));
  let changed = 0;
  for (const [place, value] of one!.entries()) if (Math.abs(value - other![place]!) > ENOUGH_STILL) changed += 1;
  return changed / one!.length;
};

/** A picture of something once it has stopped moving: two in a row are the same. */
export const stillOf = async (target: Locator): Promise<Buffer> => {
  let last = await target.screenshot();
  await expect(async () => {
    const next = await target.screenshot();
    const changed = await shareChanged(last, next);
    last = next;
    expect(changed).toBe(0);
  }).toPass({ intervals: [200] });
  return last;
};
