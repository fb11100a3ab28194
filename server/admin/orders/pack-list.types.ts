import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { Address } from '../../orders/order.types.ts';

@ObjectType({ description: 'Goods that go into a parcel.', simpleResolvers: true })
export class PackLine {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  sku: string;

  @Field(() => String, { description: "In the buyer's language, as it was bought." })
  productName: string;

  @Field(() => Int, { description: 'Less what was refunded.' })
  quantity: number;
}

@ObjectType({ description: 'A parcel to pack.', simpleResolvers: true })
export class PackOrder {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  orderNumber: string;

  @Field(() => Date)
  orderDate: Date;

  @Field(() => Address)
  address: Address;

  @Field(() => String, { description: 'How it goes.', nullable: true })
  shippingMethodName: string | null;

  @Field(() => String, { nullable: true, description: 'Of the buyer.' })
  notes: string | null;

  @Field(() => String, { description: 'Of the workshop; may be empty.' })
  workshopNote: string;

  @Cost({ size: 10 })
  @Field(() => [PackLine])
  lines: PackLine[];
}
