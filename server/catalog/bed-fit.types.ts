import { Field, Float, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Cost } from '../core/field-cost.ts';

export enum BedShape {
  RECTANGULAR = 'RECTANGULAR',
  CIRCULAR = 'CIRCULAR',
}

registerEnumType(BedShape, {
  name: 'BedShape',
  description: 'Outline of a print bed.',
  valuesConfig: {
    CIRCULAR: { description: 'Round, as of a delta printer.' },
    RECTANGULAR: { description: 'With four corners.' },
  },
});

export enum FitVerdict {
  FITS = 'FITS',
  TURNED = 'TURNED',
  TOO_WIDE = 'TOO_WIDE',
  TOO_TALL = 'TOO_TALL',
}

registerEnumType(FitVerdict, {
  name: 'FitVerdict',
  description: 'How a part goes on a bed.',
  valuesConfig: {
    FITS: { description: 'As its file lies.' },
    TURNED: { description: 'Turned about the vertical.' },
    TOO_WIDE: { description: 'Turned by no angle.' },
    TOO_TALL: { description: 'The bed is wide enough, the printer not high enough.' },
  },
});

@InputType({ description: 'Room of a printer in millimetres, 50 to 2000 each.' })
export class BedInput {
  @Field(() => BedShape, { nullable: true, description: 'RECTANGULAR unless said otherwise.' })
  shape?: BedShape | null;

  @Field(() => Float, { description: 'Diameter of a circular bed.' })
  widthMm: number;

  @Field(() => Float, { description: 'Like the width for a circular bed.' })
  depthMm: number;

  @Field(() => Float, { description: 'How high a part may be, in millimetres.' })
  heightMm: number;
}

@ObjectType({ description: 'Room of a printer in millimetres.', simpleResolvers: true })
export class Bed {
  @Field(() => BedShape)
  shape: BedShape;

  @Field(() => Float, { description: 'Diameter of a circular bed.' })
  widthMm: number;

  @Field(() => Float, { description: 'From front to back, in millimetres.' })
  depthMm: number;

  @Field(() => Float, { description: 'How high a part may be, in millimetres.' })
  heightMm: number;
}

@ObjectType({ description: 'A part on a bed, 5 mm kept free all round.', simpleResolvers: true })
export class BedFit {
  @Field(() => FitVerdict, { description: 'Whether it goes on, and how.' })
  verdict: FitVerdict;

  @Field(() => Float, {
    nullable: true,
    description: 'Degrees about the vertical from how its file lies, 0 to 90. Null for a part that is too wide.',
  })
  turnDegrees: number | null;

  @Field(() => Float, { nullable: true, description: 'Room to the nearest edge of the bed. Null like the turn.' })
  marginMm: number | null;

  @Cost({ size: 3 })
  @Field(() => [Float], { description: 'Width, depth and height of the part as its file lies.' })
  sizeMm: number[];
}
