import { estimatePrint } from '../../models/estimate/estimate.ts';
import type { TriangleMesh } from './mesh.ts';
import type { PrintSettings } from './source.ts';

/** Surface of a mesh as it lies on the bed: what is steeper than 45°, seen from the side, and the rest, seen from above. */
export function surfaceOf({ positions, triangles }: TriangleMesh): { steepMm2: number; flatMm2: number } {
  const at = (corner: number, axis: number): number => positions[triangles[corner]! * 3 + axis]!;
  let [steepMm2, flatMm2] = [0, 0];
  for (let i = 0; i < triangles.length; i += 3) {
    const side = (corner: number): number[] => [0, 1, 2].map((axis) => at(i + corner, axis) - at(i, axis));
    const [[ax, ay, az], [bx, by, bz]] = [side(1), side(2)] as [number[], number[]];
    const level = Math.hypot(ay! * bz! - az! * by!, az! * bx! - ax! * bz!) / 2;
    const up = Math.abs(ax! * by! - ay! * bx!) / 2;
    if (level > up) steepMm2 += level;
    else flatMm2 += up;
  }
  return { steepMm2, flatMm2 };
}

/** Grams of one copy by the shop's own estimate with the middle of the model's infill, to a tenth. */
export function gramsOf(mesh: TriangleMesh, volumeMm3: number, material: string, print: PrintSettings): number {
  const { layerHeightMm, walls, infillPercent } = print;
  const settings = { layerHeightMm, walls, material, infillPercent: (infillPercent[0] + infillPercent[1]) / 2 };
  const shape = { triangles: 0, shells: 1, watertight: true, surfaceMm2: 0, heightMm: 0, overlapMm3: 0 };
  // The class of a printer changes the hours, not the grams.
  const { grams } = estimatePrint({ ...shape, ...surfaceOf(mesh), volumeMm3 }, settings, 'QUICK')!;
  return Math.max(0.1, Math.round(grams * 10) / 10);
}
