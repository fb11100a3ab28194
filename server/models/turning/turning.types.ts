import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { MeshComparison } from '../draft/part-change.types.ts';

@ObjectType({ description: 'The file of a part turned to the least support, beside the one that it was made of.', simpleResolvers: true }) // oxfmt-ignore
export class PartTurning extends MeshComparison {
  @Field(() => ID)
  partId: string;

  @Cost({ size: 3 })
  @Field(() => [Float], { description: 'Degrees about x, then y, then z from how the file lay.' })
  turn: readonly number[];
}
