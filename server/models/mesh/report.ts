import type { MeshFormat } from './read-mesh.ts';

/** What may be found in a mesh. */
export type FindingCode =
  /** Edges with a triangle on one side only: the skin has holes. */
  | 'OPEN_EDGES'
  /** Edges of more than two triangles. A warning where bodies only touch, an error where it cannot be told what is inside. */
  | 'NON_MANIFOLD_EDGES'
  /** Triangles that are there twice, facing the same way. Named where leaving them out does not close the skin. */
  | 'DUPLICATE_FACES'
  /** Triangles wound against their neighbours. */
  | 'FLIPPED_FACES'
  /** Closed shells wound inwards that are no cavity of another one. */
  | 'INSIDE_OUT'
  /** Triangles without area; they were left out. */
  | 'DEGENERATE_FACES'
  /** Corners a rounding apart; they were joined, in what is sold too. */
  | 'GAPS_CLOSED'
  /** Triangles that were there twice; they were left out, of what is sold too. */
  | 'DUPLICATES_DROPPED'
  /** Several bodies in one file that do not overlap. */
  | 'SHELLS'
  /** Bodies that run through each other, as wings with separate ribs: to be sliced as a union or even-odd, not broken. */
  | 'OVERLAPPING_SHELLS'
  /** Walls thinner than the nozzle prints: each is named by where it is and how thin. */
  | 'THIN_WALLS'
  /** Triangles of one shell that run through each other. */
  | 'SELF_INTERSECTIONS'
  /** Turned otherwise it would need far less support. */
  | 'BETTER_ORIENTATION'
  /** It hardly touches the bed as it lies. */
  | 'SMALL_FIRST_LAYER'
  /** It goes on no bed of 220 × 220 × 250 mm, as most printers have or more. */
  | 'LARGER_THAN_BEDS'
  /** Beams and balls of a 3MF that are no triangles: they would be missing in what is printed from it here. */
  | 'BEAM_LATTICE'
  /** What of a 3MF is not understood, by name. */
  | 'NOT_UNDERSTOOD'
  /** Objects of a 3MF that are not to be printed. */
  | 'OBJECTS_SKIPPED'
  /** What a 3MF holds beside the mesh, by name: it is sold with it, as it came. */
  | 'KEPT_IN_3MF'
  /** The same where the mesh had to be mended: what is sold is a new file without it. */
  | 'LOST_IN_3MF'
  /** The size speaks for another unit than millimetres. */
  | 'UNIT_SUSPECT';

/** An error keeps a version from being published, a warning is likely a mistake, an advice is not. */
export type Severity = 'error' | 'warning' | 'advice';

/** Where to look: a triangle by its number among those kept, and its middle in the file's coordinates. */
export interface Place {
  readonly triangle: number;
  readonly at: readonly [number, number, number];
  /** How thin the wall is there. */
  readonly thicknessMm?: number;
}

export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** Edges, triangles, shells, pairs of shells or walls; for LARGER_THAN_BEDS the printers on the shop's list that it is too large for. */
  readonly count: number;
  /** Some of them, 24 at most. */
  readonly places: readonly Place[];
  /** What is counted, where it has names. */
  readonly names?: readonly string[];
}

type Triple = readonly [number, number, number];

/** What is known of a mesh. Lengths in millimetres, or in the file's unit when `unit` doubts that it is millimetres. */
export interface MeshReport {
  readonly format: MeshFormat;
  readonly triangles: number;
  readonly vertices: number;
  readonly degenerateFaces: number;
  readonly duplicateFaces: number;
  readonly openEdges: number;
  readonly nonManifoldEdges: number;
  readonly flippedFaces: number;
  readonly shells: number;
  /** Closed, and wound in one direction everywhere. */
  readonly watertight: boolean;
  /** Gaps were closed or copies left out: this is said of the mended mesh, which is sold in place of the file. */
  readonly mended?: boolean;
  readonly min: Triple;
  readonly max: Triple;
  readonly size: Triple;
  /** Outlines as it lies, seen from above: x and y in turn, from `min`. Absent in reports from before it was worked out. */
  readonly footprint?: number[][];
  /** The smallest circle around it seen from above, its middle from `min`. Absent in reports from before it was worked out. */
  readonly circle?: { readonly middleMm: [number, number]; readonly diameterMm: number };
  /** What is printed: overlaps counted once. Of no meaning unless watertight. */
  readonly volume: number;
  /** How much of the shells lies within another one; null when that was not worked out. */
  readonly overlap: number | null;
  readonly surface: number;
  /** Of the surface, as the file lies with z up: what is steeper than 45°, seen from the side; the rest, seen from above. */
  readonly steepArea: number;
  readonly flatArea: number;
  /** Null unless watertight with a volume. */
  readonly centreOfVolume: Triple | null;
  readonly unit: UnitGuess | null;
  readonly walls: ThinWalls;
  /** Absent in reports from before it was worked out. */
  readonly printing?: Printing;
  readonly findings: readonly Finding[];
}

/** The unit that the numbers were probably meant in, and the factor to millimetres. */
export interface UnitGuess {
  readonly unit: 'inch' | 'metre' | 'micrometre';
  readonly millimetres: number;
}

export interface ThinWalls {
  readonly limit: number;
  /** Share of the surface behind which the wall is thinner than the limit, 0 to 1. */
  readonly share: number;
  /** The thinnest that was met below the limit; null when there was none. */
  readonly thinnest: number | null;
}

/** A way to lie on the bed: square millimetres that hang over more than 45°, and that are in the first 0.2 mm. */
export interface Lying {
  /** Degrees about x, then y, then z from how the file lies. */
  readonly turn: readonly [number, number, number];
  readonly overhangMm2: number;
  readonly firstLayerMm2: number;
}

/** How it lies, and how it would with the least to support. */
export interface Printing extends Omit<Lying, 'turn'> {
  readonly best: Lying;
}
