import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Bed } from '../../catalog/bed-fit.types.ts';
import { Cost } from '../../core/field-cost.ts';
import { MendingState } from '../draft/part-change.types.ts';

/** As the geometry calls them. */
export enum CutJoint {
  DOWELS = 'DOWELS',
  DOVETAILS = 'DOVETAILS',
  PLAIN = 'PLAIN',
}

registerEnumType(CutJoint, {
  name: 'CutJoint',
  description: 'How the pieces of a part are put together, with 0.15 mm of play on each side.',
  valuesConfig: {
    DOWELS: { description: 'Round dowels in holes on both sides.' },
    DOVETAILS: { description: 'Tongues that slide into the other piece; dowels where these have no room.' },
    PLAIN: { description: 'By glue alone.' },
  },
});

@ObjectType({ description: 'A piece that a part is cut into, or a dowel that joins pieces.', simpleResolvers: true })
export class CutPiece {
  @Field(() => String)
  fileName: string;

  @Field(() => MendingState, { description: 'Its mesh, as it lies on the bed.' })
  state: MendingState;

  @Field(() => Float, { nullable: true, description: 'Of a dowel; null for a piece.' })
  dowelMm: number | null;

  @Field(() => Int, { description: 'Copies for one copy of the part.' })
  count: number;
}

@ObjectType({ description: 'A cut between two pieces.', simpleResolvers: true })
export class CutBetweenPieces {
  @Cost({ size: 2 })
  @Field(() => [Int], { description: 'Their numbers, from 1.' })
  pieces: readonly number[];

  @Field(() => CutJoint, { description: 'What joins them: PLAIN where nothing else has room.' })
  joint: CutJoint;

  @Field(() => Int, { description: 'Dowels or dovetails.' })
  count: number;

  @Field(() => Float, { nullable: true, description: 'Diameter of its dowels.' })
  dowelMm: number | null;
}

@ObjectType({ description: 'What a part would be cut into.', simpleResolvers: true })
export class PartCutting {
  @Field(() => ID)
  partId: string;

  @Field(() => Bed)
  bed: Bed;

  @Field(() => MendingState, { description: 'The part as it is.' })
  before: MendingState;

  @Cost({ size: 10 })
  @Field(() => [CutPiece], { description: 'The pieces, then the dowels.' })
  pieces: readonly CutPiece[];

  @Cost({ size: 10 })
  @Field(() => [CutBetweenPieces], { description: 'Where pieces meet.' })
  cuts: readonly CutBetweenPieces[];
}
