import { Field, Int, ObjectType } from 'type-graphql';
import { ProductView } from '../../catalog/catalog.types.ts';
import { Cost } from '../../core/field-cost.ts';

@ObjectType({ description: 'Something that this shop sells and a flight needs.', simpleResolvers: true })
export class FlightSupply {
  @Field(() => ProductView, { description: 'On sale, perhaps out of stock.' })
  product: ProductView;

  @Field(() => Int, { description: 'How many one flight needs.' })
  quantity: number;

  @Field(() => Boolean, { description: 'Whether it does not fly without.' })
  required: boolean;

  @Cost({ size: 20 })
  @Field(() => [String], {
    description:
      'Which of the motors, propellers and batteries to be chosen it is: maker and name of a rocket motor, otherwise as the choice names it. Empty: needed with any.',
  })
  names: string[];
}
