import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum InfillPatternName {
  GYROID = 'GYROID',
  GRID = 'GRID',
  RECTILINEAR = 'RECTILINEAR',
}

registerEnumType(InfillPatternName, {
  name: 'InfillPattern',
  description: 'How sparse infill runs; patterns that a slicer has beside these are nearest to GRID.',
  valuesConfig: {
    GYROID: { description: 'Waves that turn from layer to layer.' },
    GRID: { description: 'Lines in both directions on every layer.' },
    RECTILINEAR: { description: 'Lines in one direction, across those below.' },
  },
});

export enum SupportPlace {
  NONE = 'NONE',
  BED_ONLY = 'BED_ONLY',
  EVERYWHERE = 'EVERYWHERE',
}

registerEnumType(SupportPlace, {
  name: 'SupportPlace',
  description: 'Where what hangs over is held while it is printed.',
  valuesConfig: {
    NONE: { description: 'Nowhere.' },
    BED_ONLY: { description: 'Where nothing of the part is below it.' },
    EVERYWHERE: { description: 'On the part too.' },
  },
});

const width = (of: string) => ({ nullable: true, description: `Width of a line of ${of}, mm, 0.1 to 3.` });
const speed = (of: string) => ({ nullable: true, description: `Speed of ${of}, mm/s, 1 to 2000.` });
const acceleration = (of: string) => ({ nullable: true, description: `Acceleration of ${of}, mm/s², 50 to 100000.` });

@InputType({
  description:
    'A profile of the buyer’s slicer. What is absent is as the model says, or else as usual for the class of printer and the nozzle.',
})
export class SlicerProfileInput {
  @Field(() => Float, { nullable: true, description: 'Millimetres, 0.04 to 1.' })
  layerHeightMm?: number | null;

  @Field(() => Float, { nullable: true, description: 'Of the first layer, millimetres, 0.04 to 1.' })
  firstLayerHeightMm?: number | null;

  @Field(() => Float, { nullable: true, description: 'Width of the nozzle, millimetres, 0.1 to 2.' })
  nozzleMm?: number | null;

  @Field(() => Float, width('the outermost wall'))
  outerLineMm?: number | null;

  @Field(() => Float, width('the other walls'))
  innerLineMm?: number | null;

  @Field(() => Float, width('sparse infill'))
  sparseLineMm?: number | null;

  @Field(() => Float, width('solid infill'))
  solidLineMm?: number | null;

  @Field(() => Int, { nullable: true, description: 'Lines around each layer, 0 to 20.' })
  walls?: number | null;

  @Field(() => Int, { nullable: true, description: 'Solid layers at the top, 0 to 100.' })
  topLayers?: number | null;

  @Field(() => Int, { nullable: true, description: 'Solid layers at the bottom, 0 to 100.' })
  bottomLayers?: number | null;

  @Field(() => Float, { nullable: true, description: 'Sparse infill, 0 to 100 %.' })
  infillPercent?: number | null;

  @Field(() => InfillPatternName, { nullable: true, description: 'Absent: GYROID.' })
  infillPattern?: InfillPatternName | null;

  @Field(() => Float, { nullable: true, description: 'Infill that is smaller than this is solid, mm², 0 to 10000.' })
  solidBelowMm2?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Share of a line by which infill runs into the walls, 0 to 100 %.',
  })
  overlapPercent?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The longest way along a wall on which lines of sparse infill are joined, mm, 0 to 1000.',
  })
  infillJoinMm?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether bridges are as round as the nozzle. Absent: yes.' })
  thickBridges?: boolean | null;

  @Field(() => Float, { nullable: true, description: 'Share of plastic that a bridge gets, 0.1 to 2.' })
  bridgeFlow?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Plastic of what is counted, as filaments are calibrated, 0.5 to 1.5.',
  })
  flowRatio?: number | null;

  @Field(() => Float, speed('the outermost wall'))
  outerSpeed?: number | null;

  @Field(() => Float, speed('the other walls'))
  innerSpeed?: number | null;

  @Field(() => Float, speed('short loops'))
  smallSpeed?: number | null;

  @Field(() => Float, speed('sparse infill'))
  sparseSpeed?: number | null;

  @Field(() => Float, speed('solid infill'))
  solidSpeed?: number | null;

  @Field(() => Float, speed('the uppermost layer'))
  topSpeed?: number | null;

  @Field(() => Float, speed('what fills narrow gaps'))
  gapSpeed?: number | null;

  @Field(() => Float, speed('bridges'))
  bridgeSpeed?: number | null;

  @Field(() => Float, speed('travel'))
  travelSpeed?: number | null;

  @Field(() => Float, speed('everything on the first layer, at most'))
  firstLayerSpeed?: number | null;

  @Field(() => Float, acceleration('printing'))
  acceleration?: number | null;

  @Field(() => Float, acceleration('the outermost wall'))
  outerAcceleration?: number | null;

  @Field(() => Float, acceleration('the other walls'))
  innerAcceleration?: number | null;

  @Field(() => Float, acceleration('everything on the first layer, at most'))
  firstLayerAcceleration?: number | null;

  @Field(() => Float, acceleration('travel'))
  travelAcceleration?: number | null;

  @Field(() => Float, { nullable: true, description: 'Change of speed along one axis made at once, mm/s, 0.1 to 100.' })
  jerk?: number | null;

  @Field(() => Float, { nullable: true, description: 'The most that the hot end melts, mm³/s, 0.5 to 200.' })
  mostMm3PerSecond?: number | null;

  @Field(() => Float, { nullable: true, description: 'Filament drawn back before travel, mm, 0 to 20.' })
  retractMm?: number | null;

  @Field(() => Float, speed('drawing filament back'))
  retractSpeed?: number | null;

  @Field(() => Float, { nullable: true, description: 'Shorter travel draws nothing back, mm, 0 to 100.' })
  retractFromMm?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'For lifting the nozzle before travel that draws filament back, and lowering it after, s, 0 to 5.',
  })
  liftSeconds?: number | null;

  @Field(() => Float, { nullable: true, description: 'Layers that take less are printed slower, s, 0 to 300.' })
  layerSeconds?: number | null;

  @Field(() => Float, { nullable: true, description: 'No layer is slowed below this, mm/s, 1 to 2000.' })
  slowestSpeed?: number | null;

  @Field(() => Int, { nullable: true, description: 'Loops around a part on its first layer, 0 to 20.' })
  skirts?: number | null;

  @Field(() => Int, { nullable: true, description: 'Layers that have such loops, 0 to 5000.' })
  skirtLayers?: number | null;

  @Field(() => Float, { nullable: true, description: 'How far from the part they are, mm, 0 to 100.' })
  skirtDistanceMm?: number | null;

  @Field(() => Float, { nullable: true, description: 'Width of the brim of each part, mm, 0 to 50.' })
  brimMm?: number | null;

  @Field(() => SupportPlace, { nullable: true, description: 'Absent: NONE.' })
  supports?: SupportPlace | null;

  @Field(() => Float, {
    nullable: true,
    description: 'What leans further is held: degrees from the bed, 0 to 90; 0 is beyond half a line.',
  })
  supportDegrees?: number | null;

  @Field(() => Float, { nullable: true, description: 'Between lines of support, mm, 0.1 to 20.' })
  supportSpacingMm?: number | null;

  @Field(() => Float, width('support'))
  supportLineMm?: number | null;

  @Field(() => Int, { nullable: true, description: 'Full layers on top of support, 0 to 20.' })
  supportDenseLayers?: number | null;

  @Field(() => Float, { nullable: true, description: 'Between support and part, upright, mm, 0 to 2.' })
  supportGapMm?: number | null;

  @Field(() => Float, speed('support'))
  supportSpeed?: number | null;
}

@ObjectType({ description: 'How far a model is sliced with a profile.', simpleResolvers: true })
export class ProfileSlicing {
  @Field(() => Int, { description: 'Different parts of the model.' })
  parts: number;

  @Field(() => Int, { description: 'Those that were tried; the work is done once all were.' })
  tried: number;

  @Field(() => Int, {
    description: 'Those of the tried that could not be sliced; the figures then stay those of the class.',
  })
  failed: number;
}
