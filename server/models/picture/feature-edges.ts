import { edgesOf, NO_NEIGHBOUR } from '../mesh/edges.ts';
import type { Scene } from './scene.ts';
import { TOWARDS } from './isometric.ts';

const SHARP = Math.cos((30 * Math.PI) / 180);

/** Edges that a drawing may show: pairs of vertices, outlines apart from creases. */
export interface FeatureEdges {
  /** Where the surface turns away from the eye, or ends. */
  readonly outline: number[];
  /** Where it bends by more than 30°. */
  readonly creases: number[];
}

export const featureEdges = (scene: Scene, faces: Float32Array): FeatureEdges => {
  const { points, corners } = scene;
  const { across } = edgesOf({ points, corners, degenerate: 0 });
  const [outline, creases]: [number[], number[]] = [[], []];
  const turned = (face: number): boolean =>
    faces[face]! * TOWARDS[0] + faces[face + 1]! * TOWARDS[1] + faces[face + 2]! * TOWARDS[2] > 1e-6;
  for (let half = 0; half < corners.length; half++) {
    const other = across[half]!;
    if (other !== NO_NEIGHBOUR && other < half) continue;
    const next = half % 3 === 2 ? half - 2 : half + 1;
    const pair = [corners[half]!, corners[next]!] as const;
    const [own, beyond] = [half - (half % 3), other - (other % 3)];
    if (other === NO_NEIGHBOUR || turned(own) !== turned(beyond)) outline.push(...pair);
    else {
      const bend =
        faces[own]! * faces[beyond]! + faces[own + 1]! * faces[beyond + 1]! + faces[own + 2]! * faces[beyond + 2]!;
      if (bend < SHARP) creases.push(...pair);
    }
  }
  return { outline, creases };
};
