import { Field, ObjectType } from 'type-graphql';
import { Order } from './order.entity.ts';

@ObjectType({ description: 'An order that was placed now, or earlier under the same key.', simpleResolvers: true })
export class PlacedOrder {
  @Field(() => Order, { description: 'The order.' })
  order: Order;

  @Field(() => String, { description: 'Secret of the order link: whoever has it may see, pay and cancel this order.' })
  accessToken: string;
}
