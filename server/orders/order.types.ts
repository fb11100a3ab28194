import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { FulfilmentStatus, OrderStatus, PaymentStatus } from './order-states.ts';
import { PaymentWay } from './payment-way.ts';

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Where the order as a whole stands.',
  valuesConfig: {
    CANCELLED: { description: 'It was cancelled before it was paid.' },
    COMPLETED: { description: 'The buyer has everything.' },
    CONFIRMED: { description: 'It is paid.' },
    EXPIRED: { description: 'It was not paid in time.' },
    PLACED: { description: 'It waits for its payment.' },
  },
});
registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'Where its money stands.',
  valuesConfig: {
    FAILED: { description: 'A payment came to nothing.' },
    PAID: { description: 'All of it is here.' },
    PARTIALLY_REFUNDED: { description: 'A part went back.' },
    PENDING: { description: 'PayPal holds it back for now.' },
    REFUNDED: { description: 'All of it went back.' },
    UNPAID: { description: 'Nothing was paid.' },
  },
});
registerEnumType(FulfilmentStatus, {
  name: 'FulfilmentStatus',
  description: 'Where its goods stand; NOT_NEEDED when nothing is shipped.',
  valuesConfig: {
    DELIVERED: { description: 'They arrived.' },
    NOT_NEEDED: { description: 'Nothing is shipped: files alone.' },
    SHIPPED: { description: 'They left the house.' },
    UNFULFILLED: { description: 'They are in the house.' },
  },
});

registerEnumType(PaymentWay, {
  name: 'PaymentWay',
  description: 'How a buyer chooses to pay.',
  valuesConfig: {
    BANK_TRANSFER: { description: 'To the bank account of the seller, within some days.' },
    CASH_ON_DELIVERY: { description: 'To the carrier who hands over the parcel.' },
    GIFT_CARD: { description: 'Gift cards pay the whole sum: nothing is due, and nothing is to be chosen.' },
    PAYPAL: { description: 'By PayPal, at once.' },
    CARD: { description: 'By card, at once, on the page of who takes it.' },
  },
});

/** Whom and where something is for. */
@ObjectType({ simpleResolvers: true })
export abstract class Addressee {
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
}

@ObjectType({ description: 'An address as it was given when the order was placed.', simpleResolvers: true })
export class Address extends Addressee {
  @Field(() => String, { nullable: true })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'Registration number of a company (IČO).' })
  companyId: string | null;

  @Field(() => String, { nullable: true, description: 'Tax number of a company in Slovakia (DIČ).' })
  taxId?: string | null;

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
