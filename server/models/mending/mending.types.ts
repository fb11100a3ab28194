import { Field, Int, ObjectType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { MeshComparison } from '../draft/part-change.types.ts';

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

@ObjectType({ description: 'The mended file of a part beside the one that was sent.', simpleResolvers: true })
export class PartMending extends MeshComparison {
  @Cost({ size: 4 })
  @Field(() => [MendingCountView], { description: 'What was done.' })
  done: readonly MendingCountView[];
}
