import type { Vec2 } from '../kernel.ts';

/* The rocket stands along z with its aft end at 0; millimetres. */

/** Heights where the outline changes, and the length of the nose. */
export const HEIGHT = { nose: 482, stages: 272, flare: 241, aft: 16 };
export const NOSE_LENGTH = 130;
/** Fins from the aft end of the root round to its front, in the heights of their own can, which begins at `from`. */
export const FINS: Record<'sustainer' | 'booster', { from: number; count: number; blade: Vec2[] }> = {
  sustainer: {
    from: HEIGHT.stages,
    count: 3,
    blade: [
      [28.9, 2],
      [72, -22],
      [72, 8],
      [28.9, 56],
    ],
  },
  booster: {
    from: HEIGHT.aft,
    count: 4,
    blade: [
      [33.4, 3],
      [98, -14],
      [98, 34],
      [33.4, 79],
    ],
  },
};
/**
 * Radius of each motor's bore. The sustainer's ends at a stop with a hole; the booster's is open, its motors are held by
 * their thrust ring between the mount and the retainer at `aft` and may be `reach` long before they meet the sustainer's.
 */
export const MOTOR = {
  sustainer: { bore: 12.2, pass: 10.2, stop: 324.5 },
  booster: { bore: 19.2, aft: 2.6, reach: 200 },
};
