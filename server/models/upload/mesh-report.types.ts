import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import type { Lying, MeshReport, Place } from '../mesh/report.ts';

@ObjectType({ description: 'Where in a mesh something was found.', simpleResolvers: true })
export class MeshPlace {
  @Field(() => Int, { description: 'Number of a triangle among those with an area.' })
  triangle: number;

  @Cost({ size: 3 })
  @Field(() => [Float], { description: 'Its middle, in the coordinates of the file.' })
  at: readonly number[];

  @Field(() => Float, { nullable: true, description: 'How thin a wall is there.' })
  thicknessMm?: number;
}

@ObjectType({ description: 'A way for a part to lie on the bed.', simpleResolvers: true })
export class MeshLying {
  @Cost({ size: 3 })
  @Field(() => [Float], { description: 'Degrees about x, then y, then z from how the file lies.' })
  turn: readonly number[];

  @Field(() => Float, { description: 'Of the surface, what hangs over more than 45°.' })
  overhangCm2: number;

  @Field(() => Float, { description: 'Of the surface, what lies on the bed: in the first 0.2 mm.' })
  firstLayerCm2: number;
}

@ObjectType({ description: 'Something wrong with a mesh, or worth a look.', simpleResolvers: true })
export class MeshFinding {
  @Field(() => String, {
    description:
      'OPEN_EDGES, NON_MANIFOLD_EDGES, DUPLICATE_FACES, FLIPPED_FACES, INSIDE_OUT, DEGENERATE_FACES, GAPS_CLOSED, DUPLICATES_DROPPED, ' +
      'SHELLS, OVERLAPPING_SHELLS, SELF_INTERSECTIONS, THIN_WALLS, UNIT_SUSPECT, SMALL_FIRST_LAYER, ' +
      'BETTER_ORIENTATION or LARGER_THAN_BEDS; of a 3MF BEAM_LATTICE, NOT_UNDERSTOOD, OBJECTS_SKIPPED, KEPT_IN_3MF ' +
      'or LOST_IN_3MF.',
  })
  code: string;

  @Field(() => String, {
    description: '`error` keeps a version from being published, `warning` is likely a mistake, `advice` is none.',
  })
  severity: string;

  @Field(() => Int, {
    description: 'Edges, triangles, shells, walls; for LARGER_THAN_BEDS printers of `printers` that do not hold it.',
  })
  count: number;

  @Cost({ size: 20 })
  @Field(() => [String], { description: 'What is counted, where it has names.' })
  names: readonly string[];

  @Cost({ size: 5 })
  @Field(() => [MeshPlace], { description: 'Some of them, 24 at most.' })
  places: readonly Place[];
}

@ObjectType('MeshReport', { description: 'What was found in a mesh; lengths in millimetres.', simpleResolvers: true })
export class MeshReportView {
  @Field(() => String, { description: 'STL_BINARY, STL_ASCII or 3MF.' })
  format: string;

  @Field(() => Int, { description: 'How many.' })
  triangles: number;

  @Field(() => Int, { description: 'Edges of one triangle: holes.' })
  openEdges: number;

  @Field(() => Int, { description: 'Edges of more than two triangles.' })
  nonManifoldEdges: number;

  @Field(() => Int, { description: 'Triangles that look inwards.' })
  flippedFaces: number;

  @Field(() => Int, { description: 'Triangles that are there twice.' })
  duplicateFaces: number;

  @Field(() => Int, { description: 'Triangles without an area.' })
  degenerateFaces: number;

  @Field(() => Int, { description: 'Bodies that do not touch.' })
  shells: number;

  @Field(() => Boolean, { description: 'Closed, and wound in one direction everywhere.' })
  watertight: boolean;

  @Cost({ size: 3 })
  @Field(() => [Float], { description: 'Width, depth and height.' })
  sizeMm: readonly number[];

  @Cost({ size: 3 })
  @Field(() => [Float], { description: 'Least x, y and z, in the coordinates of the file.' })
  minMm: readonly number[];

  @Field(() => Float, { nullable: true, description: 'Overlaps counted once. Null unless watertight.' })
  volumeCm3: number | null;

  @Field(() => Float, { description: 'In square centimetres.' })
  surfaceCm2: number;

  @Field(() => String, { nullable: true, description: 'inch, metre or micrometre, where the size speaks for it.' })
  unitGuess: string | null;

  @Field(() => Float, { nullable: true, description: 'The thinnest wall below the width of the nozzle, if any.' })
  thinnestWallMm: number | null;

  @Field(() => Float, { description: 'Of the surface, what lies over walls thinner than the nozzle.' })
  thinPercent: number;

  @Field(() => MeshLying, { nullable: true, description: 'As the file lies. Null in reports from before.' })
  asItLies: MeshLying | null;

  @Field(() => MeshLying, {
    nullable: true,
    description: 'As it would need the least support. Null in reports from before.',
  })
  bestLying: MeshLying | null;

  @Cost({ size: 3 })
  @Field(() => [MeshFinding], { description: 'What is wrong or worth a look, worst first.' })
  findings: readonly MeshFinding[];
}

const to = (digits: number, value: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

const lyingOf = (lying: Lying): MeshLying => ({
  turn: lying.turn,
  overhangCm2: to(2, lying.overhangMm2 / 100),
  firstLayerCm2: to(2, lying.firstLayerMm2 / 100),
});

export const reportViewOf = (report: MeshReport): MeshReportView => ({
  ...report,
  sizeMm: report.size.map((length) => to(2, length)),
  minMm: report.min.map((length) => to(2, length)),
  volumeCm3: report.watertight ? to(2, report.volume / 1000) : null,
  surfaceCm2: to(2, report.surface / 100),
  unitGuess: report.unit?.unit ?? null,
  thinnestWallMm: report.walls.thinnest,
  findings: report.findings.map((finding) => ({ names: [], ...finding })),
  thinPercent: to(1, report.walls.share * 100),
  asItLies: report.printing ? lyingOf({ turn: [0, 0, 0], ...report.printing }) : null,
  bestLying: report.printing ? lyingOf(report.printing.best) : null,
});
