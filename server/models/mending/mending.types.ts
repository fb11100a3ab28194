import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { PrivatePicture } from '../picture/pictures.types.ts';

@ObjectType('MendingCount', { description: 'Something that mending did to a mesh.', simpleResolvers: true })
export class MendingCountView {
  @Field(() => String, {
    description:
      'COPIES_DROPPED, FOLDS_DROPPED, EDGES_SEWN, HOLES_CLOSED, TRIANGLES_TURNED, SCRAPS_DROPPED or BODIES_UNITED.',
  })
  step: string;

  @Field(() => Int, { description: 'Triangles, edges, holes or bodies.' })
  count: number;
}

@ObjectType({ description: 'What was found in a mesh, without its places.', simpleResolvers: true })
export class MendingFinding {
  @Field(() => String, { description: 'As the `code` of a MeshFinding.' })
  code: string;

  @Field(() => String, { description: '`error`, `warning` or `advice`.' })
  severity: string;

  @Field(() => Int)
  count: number;
}

@ObjectType({ description: 'A mesh before or after it was mended.', simpleResolvers: true })
export class MendingState {
  @Field(() => PrivatePicture, { nullable: true, description: 'Null where none could be made.' })
  photo: PrivatePicture | null;

  @Field(() => Int, { description: 'How many.' })
  triangles: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Null where holes leave open what is within, or the skin was inside out.',
  })
  volumeCm3: number | null;

  @Cost({ size: 4 })
  @Field(() => [MendingFinding], { description: 'What is wrong or worth a look, worst first.' })
  findings: readonly MendingFinding[];
}

@ObjectType({ description: 'The mended file of a part beside the one that was sent.', simpleResolvers: true })
export class PartMending {
  @Field(() => Boolean, { description: 'Whether the part has the mended file.' })
  isTaken: boolean;

  @Field(() => MendingState)
  before: MendingState;

  @Field(() => MendingState)
  after: MendingState;

  @Cost({ size: 4 })
  @Field(() => [MendingCountView], { description: 'What was done.' })
  done: readonly MendingCountView[];
}
