import type { CrossSection } from 'manifold-3d';
import { modellerOf } from '../cutting/modeller.ts';
import type { Ring } from './contours.ts';

/** Outlines to offset, by Clipper2 within manifold-3d. What it makes is freed by whoever made it. */
export interface OutlineKernel {
  outlineOf(rings: readonly Ring[]): CrossSection;
}

export const ringsOf = (outline: CrossSection): Ring[] =>
  outline.toPolygons().map((points) => {
    const ring = new Float64Array(2 * points.length);
    for (let i = 0; i < points.length; i++) {
      ring[2 * i] = points[i]![0];
      ring[2 * i + 1] = points[i]![1];
    }
    return ring;
  });

const pointsOf = (ring: Ring): [number, number][] =>
  Array.from({ length: ring.length / 2 }, (_, i) => [ring[2 * i]!, ring[2 * i + 1]!]);

export const outlineKernel = async (): Promise<OutlineKernel> => {
  const { CrossSection } = await modellerOf();
  return { outlineOf: (rings) => new CrossSection(rings.map(pointsOf), 'Positive') };
};
