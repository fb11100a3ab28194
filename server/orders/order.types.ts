import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { FulfilmentStatus, OrderStatus, PaymentStatus } from './order-states.ts';

registerEnumType(OrderStatus, { name: 'OrderStatus', description: 'Where the order as a whole stands.' });
registerEnumType(PaymentStatus, { name: 'PaymentStatus', description: 'Where its money stands.' });
registerEnumType(FulfilmentStatus, {
  name: 'FulfilmentStatus',
  description: 'Where its goods stand; NOT_NEEDED when nothing is shipped.',
});

@ObjectType({ description: 'An address as it was given when the order was placed.', simpleResolvers: true })
export class Address {
  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => String, { nullable: true })
  company: string | null;

  @Field(() => String)
  street: string;

  @Field(() => String)
  city: string;

  @Field(() => String, { description: "In the country's own spelling, such as 974 01." })
  postcode: string;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' })
  country: string;

  @Field(() => String, { nullable: true })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'Registration number of a company (IČO).' })
  companyId: string | null;

  @Field(() => String, { nullable: true, description: 'VAT id of a company (IČ DPH).' })
  vatId: string | null;
}

@ObjectType('OrderEvent', { description: 'One thing that happened to an order.', simpleResolvers: true })
export class OrderEventView {
  @Field(() => Date)
  at: Date;

  @Field(() => String, { description: 'Stable code, such as PLACED or PAID.' })
  kind: string;

  @Field(() => String, { description: 'The same in words, in the language of the request.' })
  text: string;
}
