import { describe, expect, it } from 'vitest';
import { withKernel } from '../../../server/sample/models/kernel.ts';
import { laidOnBed } from '../../../server/sample/models/mesh.ts';
import { MODEL_IDS, modelSource } from '../../../server/sample/models/model.ts';
import type { PartSource } from '../../../server/sample/models/source.ts';

const BED = { side: 220, height: 250 };

interface Printed {
  id: string;
  part: PartSource;
  shells: number;
  height: number;
  /** Sides on the bed at the best turn about the vertical. */
  footprint: number;
}

const footprintAt = (points: Float32Array, stride: number, degrees: number): number => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [low, high] = [
    [Infinity, Infinity],
    [-Infinity, -Infinity],
  ];
  for (let i = 0; i < points.length; i += stride) {
    const [x, y] = [points[i]! * c - points[i + 1]! * s, points[i]! * s + points[i + 1]! * c];
    low[0] = Math.min(low[0]!, x);
    low[1] = Math.min(low[1]!, y);
    high[0] = Math.max(high[0]!, x);
    high[1] = Math.max(high[1]!, y);
  }
  return Math.max(high[0]! - low[0]!, high[1]! - low[1]!);
};

const printed = (id: string): Promise<Printed[]> =>
  withKernel(1, (kernel) =>
    modelSource(id).parts.map((part) => {
      const solid = laidOnBed(part.build(kernel), part);
      const { min, max } = solid.boundingBox();
      const { vertProperties, numProp } = solid.getMesh();
      const turns = [0, 15, 30, 45, 60, 75].map((turn) => footprintAt(vertProperties, numProp, turn));
      const shells = solid.decompose().length;
      return { id: part.id, part, shells, height: max[2] - min[2], footprint: Math.min(...turns) };
    }),
  );

describe.each(MODEL_IDS.map((id) => [id]))('the parts of %s', (id) => {
  it('are one body each and fit a bed of 220 × 220 × 250 mm', async () => {
    const parts = await printed(id);
    expect(parts.filter(({ shells }) => shells !== 1).map((part) => part.id)).toEqual([]);
    const tooLarge = parts.filter(({ height, footprint }) => height > BED.height || footprint > BED.side);
    expect(tooLarge.map((part) => part.id)).toEqual([]);
    expect(parts.filter(({ part }) => part.placements.length !== part.quantity).map((part) => part.id)).toEqual([]);
  }, 60_000);
});
