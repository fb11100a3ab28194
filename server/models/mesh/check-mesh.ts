import { insideOut as insideOutIn } from './cavities.ts';
import type { Edges } from './edges.ts';
import { findingsOf } from './findings.ts';
import { footprintOf } from './footprint.ts';
import { copiesIn, mended, type Mended } from './mend.ts';
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

/** What was found, and the mesh that it was found in: the file's own, or a mended one that is sold in its place. */
export interface CheckedMesh {
  readonly report: MeshReport;
  readonly mesh: Mesh;
}

/** What of a mesh is worked out after its shells are known. */
const lookedAt = async (mending: Mended, shells: Shells, whole: Whole, { nozzle }: CheckOptions) => {
  const { mesh, edges } = mending;
  const insideOut = insideOutIn(mesh, shells);
  const outer = shells.shells.flatMap(({ closed, volume }, id) => (closed && volume > 0 ? [id] : []));
  const overlaps = await overlapsOf(mesh, shells, outer, whole.box);
  const walls = thinWalls(mesh, whole.box, whole.area, nozzle);
  const crossings = selfCrossings(mesh, shells, whole.box);
  const printing = overhangsOf(mesh, edges.shared, whole.box, whole.area);
  return { mesh, edges, shells, insideOut, outer, overlaps, walls, unit: unitGuess(whole.size), mending, crossings, printing }; // oxfmt-ignore
};

/** Examines a mesh that was read. Progress runs from 0 to 1 over the checks. */
export const checkMesh = async (
  { format, mesh: read, contents }: ReadMesh,
  options: CheckOptions,
  progress: Progress,
): Promise<CheckedMesh> => {
  const mending = mended(read);
  const { mesh, edges } = mending;
  progress(0.4);
  const shells = shellsOf(mesh, edges);
  const whole = sumOf(shells);
  progress(0.6);
  const looked = await lookedAt(mending, shells, whole, options);
  const { overlaps, walls, unit, printing } = looked;
  progress(0.9);
  const { at: _at, places: _places, ...thin } = walls;
  const report = {
    format,
    ...countsOf(mesh, edges, shells),
    ...measuresOf(whole, overlaps.volume),
    unit,
    footprint: footprintOf(mesh, [...whole.box], whole.size),
    circle: circleOf(mesh, whole.box),
    walls: thin,
    printing,
    mended: mending.gapsClosed > 0 || mending.copiesDropped > 0,
    findings: findingsOf({ ...looked, read, contents }),
  };
  progress(1);
  return { report, mesh };
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
    watertight: shells.every(({ closed }) => closed) && flippedFaces === 0 && duplicateFaces === 0 && edges.unbalancedCount === 0, // oxfmt-ignore
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
