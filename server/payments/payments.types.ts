import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Checked } from '../core/checked-input.ts';
import { matching, upTo } from '../core/checks.ts';
import { Order } from '../orders/order.entity.ts';
import { PaymentWay } from '../orders/payment-way.ts';
import { CardRefusal } from './card-refusal.ts';
import { PaymentState } from './payment-state.ts';

registerEnumType(PaymentState, {
  name: 'PaymentState',
  description: 'Where one try to pay stands.',
  valuesConfig: {
    CREATED: { description: 'Waits for the buyer at PayPal. Nothing was charged.' },
    APPROVED: { description: 'The buyer said yes; the money is not taken yet.' },
    PENDING: { description: 'PayPal has not decided, or has not answered. The shop goes on asking: do not pay again.' },
    PAID: { description: 'The money is there.' },
    DECLINED: { description: 'PayPal refused the means of payment; the buyer may choose another one at `restartUrl`.' },
    CANCELLED: { description: 'The buyer went back. Nothing was charged.' },
    FAILED: { description: 'Came to nothing; a new payment may be started while the order is held.' },
    REFUNDED: { description: 'The money went back.' },
  },
});

@ObjectType({ description: "What a browser needs to load the payment provider's script.", simpleResolvers: true })
export class PaymentConfig {
  @Field(() => String, { description: 'Who takes the payment: paypal.' })
  provider: string;

  @Field(() => ID, { description: 'Public id; no secret.' })
  clientId: string;

  @Field(() => String, { description: 'Address of the script without its query; a path when the shop serves it.' })
  sdkUrl: string;

  @Field(() => String)
  currency: string;

  @Field(() => String, { description: "PayPal's word: capture." })
  intent: string;

  @Field(() => Boolean, { description: 'True: the built-in simulator, no real money.' })
  simulator: boolean;
}

@ObjectType('PaymentAttempt', { description: 'One try to pay an order.', simpleResolvers: true })
export class PaymentAttemptView {
  @Field(() => ID)
  id: string;

  @Field(() => PaymentState)
  state: PaymentState;

  @Field(() => ID, { description: "The provider's id of the order." })
  paypalOrderId: string;

  @Field(() => PaymentWay, { description: 'Who takes the money.' })
  way: PaymentWay;

  @Field(() => String, { description: 'Where the buyer approves.' })
  approveUrl: string;
}

@ObjectType({ description: 'Where the payment of an order stands.', simpleResolvers: true })
export class PaymentResult {
  @Field(() => PaymentState)
  state: PaymentState;

  @Field(() => Order, { description: 'What it pays.' })
  order: Order;

  @Field(() => PaymentWay, { description: 'Who was to take the money, or took it.' })
  way: PaymentWay;

  @Field(() => CardRefusal, {
    nullable: true,
    description: 'Why the card was refused the last time; null: it was not.',
  })
  refusal: CardRefusal | null;

  @Field(() => String, { nullable: true, description: 'When DECLINED: where the buyer may approve again.' })
  restartUrl: string | null;
}

registerEnumType(CardRefusal, {
  name: 'CardRefusal',
  description: 'Why a card was refused, as far as its bank says.',
  valuesConfig: {
    DECLINED: { description: 'The bank says no more.' },
    INSUFFICIENT_FUNDS: { description: 'Not enough money, or over a limit.' },
    NOT_CONFIRMED: { description: 'The bank did not confirm that it was the holder.' },
    WRONG_DATA: { description: 'Number, date or code are wrong, or the card has expired.' },
  },
});

@InputType({ description: 'Names the payment of an order.' })
export class PaymentInput {
  @Field(() => ID)
  @Checked(upTo(64))
  orderId: string;

  @Field(() => String, { nullable: true, description: "From the order's secret link; the signed-in owner needs none." })
  @Checked(upTo(200))
  accessToken?: string | null;

  @Field(() => ID, { nullable: true, description: 'Which payment; absent: the one that counts.' })
  @Checked(matching(/^[\w-]{1,255}$/))
  paypalOrderId?: string | null;

  @Field(() => PaymentWay, {
    nullable: true,
    description: "To start: who shall take the money; absent: the order's own way.",
  })
  way?: PaymentWay | null;
}
