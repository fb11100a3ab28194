import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from 'type-graphql';
import { Checked } from '../../core/checked-input.ts';
import { ofLength, upTo } from '../../core/checks.ts';
import { Cost } from '../../core/field-cost.ts';
import { Money } from '../../core/money.types.ts';
import { AddressInput } from '../orders.inputs.ts';
import { PaymentWay } from '../payment-way.ts';

/** Hard caps only: the exact rules are in `gift-card-wish.ts`. */
const CAP = 1000;

@ObjectType({ description: 'How gift cards are sold now.', simpleResolvers: true })
export class GiftCardSale {
  @Field(() => Boolean, { description: 'Whether they are sold at all.' })
  open: boolean;

  @Field(() => Money, { description: 'The smallest card.' })
  least: Money;

  @Field(() => Money, { description: 'The largest card.' })
  most: Money;

  @Field(() => Money, { description: 'A card is over a multiple of it.' })
  step: Money;

  @Field(() => Int, { description: 'How many years a card is valid from the day on which it is sent.' })
  years: number;

  @Field(() => String, { description: 'The first day on which it can be sent, ISO: today in the shop.' })
  firstDay: string;

  @Field(() => String, { description: 'The last day on which it can be sent, ISO.' })
  lastDay: string;

  @Cost({ size: 3 })
  @Field(() => [PaymentWay], { description: 'How it can be paid, PayPal first.' })
  ways: PaymentWay[];
}

@ObjectType({ description: 'The gift card that an order buys.', simpleResolvers: true })
export class BoughtGiftCard {
  @Field(() => String, { nullable: true, description: 'Who is given it.' })
  recipientName: string | null;

  @Field(() => String, { description: 'Where its mail goes.' })
  recipientEmail: string;

  @Field(() => String, { nullable: true, description: 'Who gives it; null: nobody is named.' })
  senderName: string | null;

  @Field(() => String, { nullable: true, description: 'What its mail says to who is given it.' })
  message: string | null;

  @Field(() => String, { nullable: true, description: 'The day of its mail, ISO; null: once it is paid.' })
  sendOn: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When its mail was sent; null: not yet.' })
  sentAt: Date | null;
}

@InputType({ description: 'A gift card as it is ordered.' })
export class BuyGiftCardInput {
  @Field(() => String, { description: '8 to 64 letters, digits, _ or -. The same key places at most one order.' })
  @Checked(ofLength(8, 64))
  idempotencyKey: string;

  @Field(() => Int, { description: 'Cents, as `giftCardSale` allows.' })
  amountMinor: number;

  @Field(() => String, { nullable: true, description: 'At most 100 characters.' })
  @Checked(upTo(CAP))
  recipientName?: string | null;

  @Field(() => String, { description: 'Where its mail goes.' })
  @Checked(upTo(CAP))
  recipientEmail: string;

  @Field(() => String, { nullable: true, description: 'Who gives it; at most 100 characters.' })
  @Checked(upTo(CAP))
  senderName?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 500 characters.' })
  @Checked(upTo(5 * CAP))
  message?: string | null;

  @Field(() => String, { nullable: true, description: 'Day of its mail, ISO; absent: once it is paid.' })
  @Checked(upTo(20))
  sendOn?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of who buys it. The address of the account when absent; a guest must give one.',
  })
  @Checked(upTo(CAP))
  email?: string | null;

  @Field(() => AddressInput, { description: 'Of who buys it.' })
  billingAddress: AddressInput;

  @Field(() => PaymentWay, { nullable: true, description: 'One of the ways of `giftCardSale`; PAYPAL when absent.' })
  paymentWay?: PaymentWay | null;

  @Field(() => Boolean, { description: 'Must be true.' })
  termsAccepted: boolean;
}
