import { Field, Int, ObjectType } from 'type-graphql';
import { CategoryView } from '../catalog.types.ts';

@ObjectType({ description: 'A product that is not on sale: only where it stood.', simpleResolvers: true })
export class WithdrawnProduct {
  @Field(() => Int)
  id: number;

  @Field(() => CategoryView)
  category: CategoryView;
}
