import { insideOut } from './cavities.ts';
import { edgesOf, type Edges } from './edges.ts';
import { findingsOf } from './findings.ts';
import { footprintOf } from './footprint.ts';
import { withGapsClosed } from './gaps.ts';
import type { Mesh, Progress } from './mesh.ts';
import { overhangsOf } from './overhangs.ts';
import { overlapsOf } from './overlaps.ts';
import type { ReadMesh } from './read-mesh.ts';
import type { MeshReport } from './report.ts';
import { shellsOf, type Shells } from './shells.ts';
import { selfCrossings } from './self-crossings.ts';
import { smallestCircle } from './smallest-circle.ts';
import { thinWalls } from './thin-walls.ts';
import { unitGuess } from './unit.ts';

export interface CheckOptions {
  /** Width of the nozzle in millimetres; a thinner wall cannot be printed. */
  readonly nozzle: number;
}

interface Welded {
  readonly mesh: Mesh;
  readonly edges: Edges;
  /** Open edges that were closed by joining corners a rounding apart. */
  readonly gapsClosed: number;
}

/** Of the triangles: so many may vanish, or fall onto another, where corners are joined. More is a shape that is finer than the tolerance. */
const MOST_SPOILED = 0.05;

const copiesIn = ({ copies }: Edges): number => copies.reduce((sum, copy) => sum + copy, 0);

/** Exact corners first; only a mesh with openings is tried with a tolerance, and kept so only when that closes some. */
const welded = (mesh: Mesh): Welded => {
  const edges = edgesOf(mesh);
  const closer = edges.openCount > 0 ? withGapsClosed(mesh, edges) : null;
  if (!closer) return { mesh, edges, gapsClosed: 0 };
  const after = edgesOf(closer);
  const better = after.openCount < edges.openCount && after.unbalancedCount <= edges.unbalancedCount;
  const spoiled = (mesh.corners.length - closer.corners.length) / 3 + copiesIn(after) - copiesIn(edges);
  if (!better || spoiled > (mesh.corners.length / 3) * MOST_SPOILED) return { mesh, edges, gapsClosed: 0 };
  return { mesh: closer, edges: after, gapsClosed: edges.openCount - after.openCount };
};

/** Examines a mesh that was read. Progress runs from 0 to 1 over the checks. */
export const checkMesh = async (
  { format, mesh: read }: ReadMesh,
  { nozzle }: CheckOptions,
  progress: Progress,
): Promise<MeshReport> => {
  const { mesh, edges, gapsClosed } = welded(read);
  progress(0.4);
  const shells = shellsOf(mesh, edges);
  const whole = sumOf(shells);
  progress(0.6);
  const inverted = insideOut(mesh, shells);
  const outer = shells.shells.flatMap(({ closed, volume }, id) => (closed && volume > 0 ? [id] : []));
  const overlaps = await overlapsOf(mesh, shells, outer, whole.box);
  progress(0.7);
  const walls = thinWalls(mesh, whole.box, whole.area, nozzle);
  const crossings = selfCrossings(mesh, shells, whole.box);
  const printing = overhangsOf(mesh, edges.shared, whole.box, whole.area);
  progress(0.9);
  const unit = unitGuess(whole.size);
  const footprint = footprintOf(mesh, [...whole.box], whole.size);
  const circle = circleOf(mesh, whole.box);
  const checked = {
    mesh,
    edges,
    shells,
    insideOut: inverted,
    outer,
    overlaps,
    walls,
    unit,
    gapsClosed,
    crossings,
    printing,
  };
  progress(1);
  const { at: _at, places: _places, ...thin } = walls;
  return { format, ...countsOf(mesh, edges, shells), ...measuresOf(whole, overlaps.volume), unit, footprint, circle, walls: thin, printing, findings: findingsOf(checked) }; // prettier-ignore
};

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

const circleOf = (mesh: Mesh, box: Float64Array): MeshReport['circle'] => {
  const { x, y, radius } = smallestCircle(mesh);
  return {
    middleMm: [thousandths(x - box[0]!), thousandths(y - box[1]!)],
    diameterMm: thousandths(radius * 2),
  };
};

interface Whole {
  readonly closed: boolean;
  readonly volume: number;
  readonly area: number;
  readonly steep: number;
  readonly flat: number;
  readonly box: Float64Array;
  readonly size: [number, number, number];
  readonly moment: [number, number, number];
}

const sumOf = ({ shells }: Shells): Whole => {
  const sum = (of: (shell: Shells['shells'][number]) => number): number =>
    shells.reduce((total, shell) => total + of(shell), 0);
  const box = Float64Array.from({ length: 6 }, (_, i) =>
    shells.reduce((edge, shell) => (i < 3 ? Math.min : Math.max)(edge, shell.box[i]!), i < 3 ? Infinity : -Infinity),
  );
  return {
    closed: shells.every(({ closed, flipped }) => closed && flipped === 0),
    volume: sum(({ volume }) => volume),
    area: sum(({ area }) => area),
    steep: sum(({ steep }) => steep),
    flat: sum(({ flat }) => flat),
    box,
    size: [box[3]! - box[0]!, box[4]! - box[1]!, box[5]! - box[2]!],
    moment: [sum(({ moment }) => moment[0]!), sum(({ moment }) => moment[1]!), sum(({ moment }) => moment[2]!)],
  };
};

const countsOf = (mesh: Mesh, edges: Edges, { shells }: Shells) => {
  const duplicateFaces = copiesIn(edges);
  const flippedFaces = shells.reduce((sum, { flipped }) => sum + flipped, 0);
  return {
    triangles: mesh.corners.length / 3,
    vertices: mesh.points.length / 3,
    degenerateFaces: mesh.degenerate,
    duplicateFaces,
    flippedFaces,
    openEdges: edges.openCount,
    nonManifoldEdges: edges.crowdedCount,
    shells: shells.length,
    watertight: shells.every(({ closed }) => closed) && flippedFaces === 0 && edges.tornCount === 0 && edges.unbalancedCount === 0, // prettier-ignore
  };
};

const measuresOf = ({ box, size, volume, area, steep, flat, moment, closed }: Whole, overlap: number | null) => ({
  min: [box[0]!, box[1]!, box[2]!] as const,
  max: [box[3]!, box[4]!, box[5]!] as const,
  size,
  volume: volume - (overlap ?? 0),
  overlap,
  surface: area,
  steepArea: steep,
  flatArea: flat,
  centreOfVolume:
    closed && volume !== 0 ? ([moment[0] / volume, moment[1] / volume, moment[2] / volume] as const) : null,
});
