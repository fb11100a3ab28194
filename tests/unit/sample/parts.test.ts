import { describe, expect, it } from 'vitest';
import { withKernel } from '../../../server/sample/models/kernel.ts';
import { laidOnBed, meshOf, type TriangleMesh } from '../../../server/sample/models/mesh.ts';
import { MODEL_IDS, modelSource } from '../../../server/sample/models/model.ts';
import type { PartSource } from '../../../server/sample/models/source.ts';

const BED = { side: 220, height: 250 };

/** Steeper than this from the vertical, plastic hangs in the air. */
const HANGING = Math.sin((55 * Math.PI) / 180);

/** What prints as a bridge although much hangs: roofs and ribs that close over walls on all sides, and rails that taper off. */
const BRIDGES = new Set([
  'kestrel-860/pod-nose',
  'kestrel-860/pod-tail',
  'kestrel-860/outer-port',
  'kestrel-860/outer-starboard',
  'lienka-960/nose',
  'lienka-960/outer-port',
  'lienka-960/outer-starboard',
]);

interface Printed {
  id: string;
  part: PartSource;
  shells: number;
  height: number;
  /** Sides on the bed at the best turn about the vertical. */
  footprint: number;
  /** Square millimetres: what lies on the bed, and what hangs over it without support. */
  contact: number;
  hanging: number;
}

const undersideOf = ({ positions, triangles }: TriangleMesh): Pick<Printed, 'contact' | 'hanging'> => {
  const at = (corner: number) => [0, 1, 2].map((axis) => positions[triangles[corner]! * 3 + axis]!);
  let [contact, hanging] = [0, 0];
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [at(i), at(i + 1), at(i + 2)] as [number[], number[], number[]];
    const [u, v] = [b.map((value, axis) => value - a[axis]!), c.map((value, axis) => value - a[axis]!)];
    const cross = [0, 1, 2].map((n) => u[(n + 1) % 3]! * v[(n + 2) % 3]! - u[(n + 2) % 3]! * v[(n + 1) % 3]!);
    const length = Math.hypot(...cross);
    if (cross[2]! > -HANGING * length) continue;
    if (Math.max(a[2]!, b[2]!, c[2]!) < 0.3) contact += length / 2;
    else if (Math.min(a[2]!, b[2]!, c[2]!) > 0.5) hanging += length / 2;
  }
  return { contact, hanging };
};

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
      const height = max[2] - min[2];
      return { id: part.id, part, shells, height, footprint: Math.min(...turns), ...undersideOf(meshOf(solid)) };
    }),
  );

describe.each(MODEL_IDS.map((id) => [id]))('the parts of %s', (id) => {
  it('are one body each, fit a bed of 220 × 220 × 250 mm, lie on it, and hang nowhere unless they say that they need supports', async () => {
    const parts = await printed(id);
    expect(parts.filter(({ shells }) => shells !== 1).map((part) => part.id)).toEqual([]);
    const tooLarge = parts.filter(({ height, footprint }) => height > BED.height || footprint > BED.side);
    expect(tooLarge.map((part) => part.id)).toEqual([]);
    const unheld = parts.filter(({ part }) => !part.supports);
    expect(unheld.filter(({ contact }) => contact < 25).map((part) => [part.id, part.contact])).toEqual([]);
    const hang = unheld.filter((part) => part.hanging > 600 && !BRIDGES.has(`${id}/${part.id}`));
    expect(hang.map((part) => [part.id, part.hanging])).toEqual([]);
    expect(parts.filter(({ part }) => part.placements.length !== part.quantity).map((part) => part.id)).toEqual([]);
  }, 60_000);
});
