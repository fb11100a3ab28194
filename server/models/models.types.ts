import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Image } from '../catalog/catalog.types.ts';

@ObjectType({ description: 'One printed part of a model, numbered as in the exploded view.', simpleResolvers: true })
export class ProductPart {
  @Field(() => ID)
  id: string;

  @Field(() => Int)
  number: number;

  @Field(() => String)
  name: string;

  @Field(() => Int)
  quantity: number;

  @Field(() => String)
  material: string;

  @Field(() => String)
  colour: string;

  @Field(() => Float, { description: 'Printed weight of one copy.' })
  grams: number;

  @Field(() => [Float], { description: 'Width, depth and height as it lies on the bed.' })
  sizeMm: number[];

  @Field(() => Image, { nullable: true })
  image: Image | null;
}
