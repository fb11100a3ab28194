import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Money } from '../../core/money.types.ts';
import { FulfilmentStatus, OrderStatus, PaymentStatus } from '../order-states.ts';

@ObjectType({ description: 'What an account has bought.', simpleResolvers: true })
export class UserPurchases {
  @Field(() => Int, { description: 'Orders placed, in whatever state.' })
  orders: number;

  @Field(() => Money, { description: 'Paid, less what was refunded.' })
  spent: Money;
}

@ObjectType({ description: 'An order in the list of an account.', simpleResolvers: true })
export class UserOrder {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  orderNumber: string;

  @Field(() => Date)
  orderDate: Date;

  @Field(() => OrderStatus)
  status: OrderStatus;

  @Field(() => PaymentStatus)
  paymentStatus: PaymentStatus;

  @Field(() => FulfilmentStatus)
  fulfilmentStatus: FulfilmentStatus;

  @Field(() => Money)
  totalAmount: Money;
}
