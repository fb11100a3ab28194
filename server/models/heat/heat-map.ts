import { checkMesh } from '../mesh/check-mesh.ts';
import type { ReadMesh } from '../mesh/read-mesh.ts';
import type { MeshReport } from '../mesh/report.ts';
import { thinTriangles } from '../mesh/thin-walls.ts';
import { coarsen } from '../preview/coarse-mesh.ts';
import { previewGlb } from '../preview/preview-glb.ts';
import { shadeMesh } from '../preview/shaded-mesh.ts';
import { simplifiedMesh, type BareMesh } from '../preview/simplified-mesh.ts';
import { boxOf, FINE, HEAT_COLOURS, HeatKind, kindOf } from './heat-picture.ts';

/** As in the report of the seller, of all triangles: square millimetres, and the thinnest wall that the nozzle cannot print. */
export interface HeatFigures {
  readonly overhangMm2: number;
  readonly firstLayerMm2: number;
  readonly thinnestMm: number | null;
}

const figuresOf = ({ printing, findings }: MeshReport): HeatFigures => ({
  overhangMm2: printing?.overhangMm2 ?? 0,
  firstLayerMm2: printing?.firstLayerMm2 ?? 0,
  thinnestMm: findings.find(({ code }) => code === 'THIN_WALLS')?.places[0]?.thicknessMm ?? null,
});

/** With the middle of its foot at the origin. */
const standing = ({ points, corners }: BareMesh): BareMesh => {
  const box = boxOf(points, corners);
  const foot = [(box[0]! + box[3]!) / 2, (box[1]! + box[4]!) / 2, box[2]!];
  return { points: points.map((value, i) => value - foot[i % 3]!), corners };
};

const normalOf = ({ points: p, corners }: BareMesh, t: number): readonly [number, number, number] => {
  const [a, b, c] = [corners[t * 3]! * 3, corners[t * 3 + 1]! * 3, corners[t * 3 + 2]! * 3];
  const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
  const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
  const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
  const length = Math.hypot(...normal) || 1;
  return [normal[0] / length, normal[1] / length, normal[2] / length];
};

const ALIKE = Math.cos(Math.PI / 6);

/**
 * Of each triangle of a coarser mesh on corners of a finer one, whether most of its corners touch a triangle of that over a
 * thin wall that faces as it does. Coarse walls are not as thick as they were.
 */
const thinOf = (fine: BareMesh, coarse: BareMesh, nozzle: number): boolean[] => {
  const thin = thinTriangles({ ...fine, degenerate: 0 }, boxOf(fine.points, fine.corners), nozzle);
  const nameOf = ({ points, corners }: BareMesh, corner: number): string =>
    points.subarray(corners[corner]! * 3, corners[corner]! * 3 + 3).join(' ');
  const facing = new Map<string, (readonly [number, number, number])[]>();
  for (const [t, isThin] of thin.entries()) {
    if (!isThin) continue;
    const normal = normalOf(fine, t);
    for (const corner of [t * 3, t * 3 + 1, t * 3 + 2]) {
      const name = nameOf(fine, corner);
      facing.set(name, [...(facing.get(name) ?? []), normal]);
    }
  }
  return Array.from({ length: coarse.corners.length / 3 }, (_, t) => {
    const [x, y, z] = normalOf(coarse, t);
    const touches = (corner: number): boolean =>
      (facing.get(nameOf(coarse, corner)) ?? []).some((other) => other[0] * x + other[1] * y + other[2] * z > ALIKE);
    return [t * 3, t * 3 + 1, t * 3 + 2].filter(touches).length >= 2;
  });
};

/**
 * A part in the colours of what printing it takes (GLB): no finer than its preview, a node for each kind that is there, named
 * by it, the middle of its foot at the origin; what is told of it, in `asset.extras`, is reckoned from all triangles.
 */
export const heatMap = async (read: ReadMesh, nozzle: number): Promise<Uint8Array> => {
  const { report, mesh } = await checkMesh(read, { nozzle }, () => undefined);
  const fine = await simplifiedMesh(mesh, FINE);
  const coarse = await coarsen(fine);
  const thin = thinOf(fine, coarse, nozzle);
  const bottom = boxOf(coarse.points, coarse.corners)[2]!;
  const kinds = thin.map((isThin, t) => kindOf(coarse, t, { bottom, isThin }));
  const { points, corners } = standing(coarse);
  const parts = Object.values(HeatKind).flatMap((kind) => {
    const own = corners.filter((_, i) => kinds[Math.floor(i / 3)] === kind);
    if (own.length === 0) return [];
    const shaded = shadeMesh({ points, corners: own });
    return [{ id: kind, hex: HEAT_COLOURS[kind], explode: [0, 0, 0] as [number, number, number], mesh: shaded }];
  });
  return previewGlb(parts, figuresOf(report));
};
