import type { Edges } from './edges.ts';
import type { Mended } from './mend.ts';
import type { Mesh } from './mesh.ts';
import type { Overlaps } from './overlaps.ts';
import type { Finding, FindingCode, Place, Printing, Severity, UnitGuess } from './report.ts';
import type { SelfCrossings } from './self-crossings.ts';
import type { Shells } from './shells.ts';
import type { ThreeMfContents } from './three-mf-contents.ts';
import type { ThinWallsFound } from './thin-walls.ts';

const PLACES = 24;
/** Square millimetres in the first layer: less does not hold a part. */
const LEAST_ON_BED = 5;
/** Less of the surface is the tapering of edges. */
const THIN_SHARE = 0.03;

/** All that the checks answered. */
export interface Checked {
  readonly mesh: Mesh;
  readonly edges: Edges;
  readonly shells: Shells;
  readonly insideOut: readonly number[];
  readonly outer: readonly number[];
  readonly overlaps: Overlaps;
  readonly walls: ThinWallsFound;
  readonly unit: UnitGuess | null;
  /** As it was in the file. */
  readonly read: Mesh;
  readonly mending: Mended;
  readonly crossings: SelfCrossings;
  readonly printing: Printing;
  /** Of a 3MF. */
  readonly contents?: ThreeMfContents;
}

const middleOf = ({ points, corners }: Mesh, t: number): [number, number, number] => {
  const at = (axis: number): number =>
    [0, 1, 2].reduce((sum, k) => sum + points[corners[3 * t + k]! * 3 + axis]!, 0) / 3;
  return [at(0), at(1), at(2)];
};

/** Evenly picked, so that the places are not all in one corner. */
const placesOf = (mesh: Mesh, triangles: readonly number[]): Place[] => {
  const step = Math.max(1, triangles.length / PLACES);
  const count = Math.min(PLACES, triangles.length);
  return Array.from({ length: count }, (_, i) => triangles[Math.floor(i * step)]!).map((triangle) => ({
    triangle,
    at: middleOf(mesh, triangle),
  }));
};

const numbersOf = (flags: Uint8Array): number[] => {
  const found: number[] = [];
  for (let t = flags.indexOf(1); t >= 0; t = flags.indexOf(1, t + 1)) found.push(t);
  return found;
};

/** Names what was found, worst first. */
export const findingsOf = (checked: Checked): Finding[] => {
  const { mesh, read } = checked;
  const rows = [...skinRows(checked), ...bodyRows(checked), ...lyingRows(checked), ...adviceRows(checked)];
  const ofMesh = rows
    .filter(([, , count]) => count > 0)
    .map(([code, severity, count, triangles]) => ({
      code,
      severity,
      count,
      places: code === 'THIN_WALLS' ? thinPlacesOf(checked) : placesOf(code === 'GAPS_CLOSED' ? read : mesh, triangles),
    }));
  return [...ofMesh, ...contentsFindings(checked)].sort(
    (a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity),
  );
};

const ORDER: readonly Severity[] = ['error', 'warning', 'advice'];

/** What is in a 3MF beside its mesh: it is kept where the file is sold as it came, and lost where the mesh was mended. */
const contentsFindings = ({ contents, mending }: Checked): Finding[] => {
  if (!contents) return [];
  const { kept, unknown, beams, skipped } = contents;
  const isNew = mending.gapsClosed > 0 || mending.copiesDropped > 0;
  const found: Finding[] = [
    { code: 'BEAM_LATTICE', severity: 'error', count: beams, places: [] },
    { code: 'NOT_UNDERSTOOD', severity: 'warning', count: unknown.length, places: [], names: unknown },
    { code: 'LOST_IN_3MF', severity: 'warning', count: isNew ? kept.length : 0, places: [], names: kept },
    { code: 'OBJECTS_SKIPPED', severity: 'advice', count: skipped, places: [] },
    { code: 'KEPT_IN_3MF', severity: 'advice', count: isNew ? 0 : kept.length, places: [], names: kept },
  ];
  return found.filter(({ count }) => count > 0);
};

/** The thinnest walls; of a surface that is thin all over, evenly picked ones. */
const thinPlacesOf = ({ mesh, walls: { places, at } }: Checked): Place[] =>
  places.length === 0
    ? placesOf(mesh, at)
    : places
        .slice(0, PLACES)
        .map(({ triangle, thicknessMm }) => ({ triangle, at: middleOf(mesh, triangle), thicknessMm }));

type Row = readonly [FindingCode, Severity, count: number, triangles: readonly number[]];

const skinRows = ({ edges, shells }: Checked): Row[] => {
  const copies = numbersOf(edges.copies);
  const ofHalf = (halves: readonly number[]): number[] => halves.map((half) => Math.floor(half / 3));
  const flipped = shells.shells.reduce((sum, shell) => sum + shell.flipped, 0);
  const bodiesTouch = edges.unbalancedCount === 0;
  // A copy of a triangle crowds the edges around it; that is said once.
  const crowded = copies.length > 0 && bodiesTouch ? 0 : edges.crowdedCount;
  return [
    ['OPEN_EDGES', 'error', edges.openCount, ofHalf(edges.open)],
    ['NON_MANIFOLD_EDGES', bodiesTouch ? 'warning' : 'error', crowded, ofHalf(edges.crowded)],
    ['DUPLICATE_FACES', 'error', copies.length, copies],
    ['FLIPPED_FACES', 'error', flipped, shells.flippedAt],
  ];
};

/** Less of a difference is not worth turning a part for, in square millimetres. */
const WORTH_TURNING = 100;

const lyingRows = ({ insideOut, printing: { overhangMm2, firstLayerMm2, best }, unit }: Checked): Row[] => {
  if (unit || insideOut.length > 0) return [];
  const saved = overhangMm2 - best.overhangMm2;
  const isBetter = saved > WORTH_TURNING && saved > overhangMm2 / 2;
  const hardlyStands = firstLayerMm2 < LEAST_ON_BED;
  return [
    ['SMALL_FIRST_LAYER', 'warning', hardlyStands ? 1 : 0, []],
    ['BETTER_ORIENTATION', 'advice', isBetter ? 1 : 0, []],
  ];
};

const bodyRows = ({ shells: { shells }, insideOut, walls, unit, crossings }: Checked): Row[] => {
  const thin = Math.max(walls.places.length, walls.share > THIN_SHARE ? 1 : 0);
  return [
    ['INSIDE_OUT', 'error', insideOut.length, insideOut.map((id) => shells[id]!.first)],
    ['UNIT_SUSPECT', 'warning', unit ? 1 : 0, []],
    ['SELF_INTERSECTIONS', 'warning', crossings.triangles.length, crossings.triangles],
    ['THIN_WALLS', 'warning', thin, walls.at],
  ];
};

const adviceRows = ({ mesh, shells: { shells }, overlaps, outer, mending }: Checked): Row[] => {
  const { pairs } = overlaps;
  const apart = outer.length > 1 && pairs.length === 0 ? outer.length : 0;
  return [
    ['OVERLAPPING_SHELLS', 'advice', pairs.length, pairs.map(([, id]) => shells[id]!.first)],
    ['SHELLS', 'advice', apart, apart ? outer.map((id) => shells[id]!.first) : []],
    ['GAPS_CLOSED', 'advice', mending.gapsClosed, mending.gapsAt],
    ['DUPLICATES_DROPPED', 'advice', mending.copiesDropped, []],
    ['DEGENERATE_FACES', 'advice', mesh.degenerate, []],
  ];
};
