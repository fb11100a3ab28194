import type { Manifold, ManifoldToplevel } from 'manifold-3d';
import { goesOnBed } from '../../catalog/bed-turn.ts';
import { checkMesh, type CheckOptions } from '../mesh/check-mesh.ts';
import type { Mesh, Progress } from '../mesh/mesh.ts';
import type { ReadMesh } from '../mesh/read-mesh.ts';
import type { MeshReport } from '../mesh/report.ts';
import { rejoined, trianglesOf, volumeOf } from '../mending/closing.ts';
import { cutSolid, type CutBetween, type CutWish } from './kernel/cut-solid.ts';
import { dowelSolid, type DowelSize } from './kernel/dowels.ts';
import { Workbench } from './kernel/workbench.ts';
import { modellerOf } from './modeller.ts';

/** Why a part is not cut. */
export type Uncuttable =
  /** It goes on the bed as it is. */
  | 'FITS_ALREADY'
  /** It cannot be told what is inside: to be mended first. */
  | 'NOT_CLOSED'
  /** Its bodies run through each other: to be united first. */
  | 'BODIES_OVERLAP'
  | 'TOO_MANY_PIECES'
  | 'TOO_MANY_TRIANGLES'
  /** A piece came out that no printer should get. */
  | 'STILL_BROKEN';

/** A part of more triangles is not cut. */
export const MOST_CUT = 400_000;

/** A piece or a dowel as it is printed: on the bed. */
export interface CutMesh {
  readonly mesh: Mesh;
  readonly report: MeshReport;
  readonly volume: number;
  /** Null for a piece. */
  readonly dowel: DowelSize | null;
  /** Copies that are needed. */
  readonly count: number;
}

export interface CutPart {
  readonly before: MeshReport;
  readonly volumeBefore: number;
  /** The pieces, then the dowels. */
  readonly parts: readonly CutMesh[];
  readonly cuts: readonly CutBetween[];
}

/** Corners that are closer are joined: the single precision of an STL could open or pinch the skin between them. */
const WELD_MM = 0.002;

/** As it stands on the bed, with the precision of a file. */
const meshOf = ({ keep }: Workbench, solid: Manifold): Mesh => {
  const clean = keep(solid.simplify(WELD_MM));
  const { vertProperties, triVerts } = keep(clean.translate([0, 0, -clean.boundingBox().min[2]])).getMesh();
  const mesh = { points: vertProperties.slice(), corners: triVerts.slice(), degenerate: 0 };
  return rejoined(mesh, trianglesOf(mesh));
};

const solidOf = ({ Manifold, Mesh: Input }: ManifoldToplevel, { points, corners }: Mesh): Manifold | null => {
  try {
    return Manifold.ofMesh(new Input({ numProp: 3, vertProperties: points, triVerts: corners }));
  } catch {
    return null;
  }
};

const refusalOf = ({ size, circle, watertight, overlap, triangles, findings }: MeshReport, { bed }: CutWish) => {
  if (goesOnBed([...size, circle?.diameterMm], bed)) return 'FITS_ALREADY';
  if (triangles > MOST_CUT) return 'TOO_MANY_TRIANGLES';
  if (!watertight || findings.some(({ severity }) => severity === 'error')) return 'NOT_CLOSED';
  return overlap === 0 ? null : 'BODIES_OVERLAP';
};

const isSound = ({ watertight, findings }: MeshReport): boolean =>
  watertight && findings.every(({ severity }) => severity !== 'error');

type Made = Pick<CutMesh, 'dowel' | 'count'> & { readonly solid: Manifold };

const examined = async (made: readonly Made[], bench: Workbench, options: CheckOptions, progress: Progress) => {
  const parts: CutMesh[] = [];
  for (const { solid, dowel, count } of made) {
    const mesh = meshOf(bench, solid);
    const { report, mesh: checked } = await checkMesh({ format: 'STL_BINARY', mesh }, options, () => undefined);
    if (!isSound(report)) return null;
    parts.push({ mesh: checked, report, volume: volumeOf(checked.points, trianglesOf(checked)), dowel, count });
    progress(parts.length / made.length);
  }
  return parts;
};

/**
 * Cuts what was read into pieces that go on a bed, joined as is wished, and examines each; says why where that would not do.
 * The same mesh and wish always give the same pieces. Progress runs from 0 to 1.
 */
export const cutPart = async (
  read: ReadMesh,
  wish: CutWish & CheckOptions,
  progress: Progress = () => undefined,
): Promise<CutPart | Uncuttable> => {
  const { report: before, mesh } = await checkMesh(read, wish, (share) => progress(share * 0.3));
  const refusal = read.contents && read.contents.beams > 0 ? 'NOT_CLOSED' : refusalOf(before, wish);
  if (refusal) return refusal;
  const modeller = await modellerOf();
  const bench = new Workbench(modeller);
  try {
    const solid = solidOf(modeller, mesh);
    if (!solid) return 'NOT_CLOSED';
    const cut = cutSolid(modeller, bench.keep(solid), wish);
    if (!cut) return 'TOO_MANY_PIECES';
    progress(0.5);
    const made: Made[] = [
      ...cut.pieces.map((piece) => ({ solid: bench.keep(piece), dowel: null, count: 1 })),
      ...cut.dowels.map(({ count, ...dowel }) => ({ solid: dowelSolid(bench, dowel), dowel, count })),
    ];
    const parts = await examined(made, bench, wish, (share) => progress(0.5 + share / 2));
    if (!parts) return 'STILL_BROKEN';
    return { before, volumeBefore: volumeOf(mesh.points, trianglesOf(mesh)), parts, cuts: cut.cuts };
  } finally {
    bench.clear();
  }
};
