import { describe, expect, it } from 'vitest';
import { overlaid } from '../../../web/features/viewer3d/overlay/placed-shapes.ts';

/** Two corners of a box, millimetres. */
const box = (from: readonly number[], to: readonly number[]) => ({ points: Float32Array.from([...from, ...to]) });

describe('the old shape of a part over the new one', () => {
  it('stays where its file has it while both have one origin: a longer fin grows at its end', () => {
    expect(overlaid(box([0, 0, 0], [40, 30, 3]), box([0, 0, 0], [80, 30, 3]))).toEqual([0, 0, 0]);
    expect(overlaid(box([0, 0, 0], [40, 30, 3]), box([5, 0, 0], [45, 30, 3]))).toEqual([0, 0, 0]);
  });

  it('is moved onto the middle and the bed of the new one where the files lie apart', () => {
    expect(overlaid(box([0, 0, 0], [40, 30, 3]), box([100, 100, 10], [180, 130, 13]))).toEqual([120, 100, 10]);
    expect(overlaid(box([0, 0, 0], [40, 30, 3]), box([-20, -15, -1.5], [20, 15, 1.5]))).toEqual([-20, -15, -1.5]);
  });
});
