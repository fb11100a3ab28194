import { describe, expect, it } from 'vitest';
import { readMesh } from '../../../server/models/mesh/read-mesh.ts';
import { simplifiedMesh, type BareMesh } from '../../../server/models/preview/simplified-mesh.ts';
import { isWatertight, volumeOf, type StlMesh } from '../../support/stl.ts';
import { torusStl } from './stl-writing.ts';

const LOOK = { mostTriangles: 40_000, unseen: 0.0008, allowed: 0.05 };

const ring = async (around: number, across: number): Promise<BareMesh> => {
  const stl = torusStl(around, across);
  return (await readMesh({ bytes: stl.length, chunks: [stl] })).mesh;
};

const solidOf = ({ points, corners }: BareMesh): StlMesh => {
  const vertices = Array.from({ length: points.length / 3 }, (_, i) => [...points.subarray(i * 3, i * 3 + 3)]);
  const triangles = Array.from({ length: corners.length / 3 }, (_, i) => [...corners.subarray(i * 3, i * 3 + 3)]);
  return { vertices, triangles } as StlMesh;
};

describe('a simplified mesh', () => {
  it.each([
    ['small enough to be simplified at once', 200, 100],
    ['of more triangles than are simplified at once', 700, 500],
  ])('%s has no gap, its volume, and no more triangles and points than it needs', async (_, around, across) => {
    const whole = await ring(around, across);
    const { points, corners } = await simplifiedMesh(whole, LOOK);
    const solid = solidOf({ points, corners });
    expect(corners.length / 3).toBeLessThan(8000);
    expect(new Set(corners).size).toBe(points.length / 3);
    expect(isWatertight(solid)).toBe(true);
    const share = volumeOf(solid) / (2 * Math.PI ** 2 * 60 * 17 ** 2);
    expect(share).toBeGreaterThan(0.99);
    expect(share).toBeLessThan(1);
  });
});
