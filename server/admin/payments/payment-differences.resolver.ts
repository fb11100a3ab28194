import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { MovementKind } from '../../payments/reconciliation/movement-kind.ts';
import { DifferenceKind } from '../../payments/reconciliation/payment-difference.entity.ts';
import {
  listDifferences,
  setDifferenceAside,
  type Difference,
  type Differences,
} from './payment-differences.service.ts';
import type { MovementSum } from './payment-movements.queries.ts';

registerEnumType(DifferenceKind, {
  name: 'PaymentDifferenceKind',
  description: "How PayPal's transactions and the books disagree.",
  valuesConfig: {
    FEE_AMOUNT: { description: 'The fee is another one.' },
    PAYMENT_AMOUNT: { description: 'The sum of a payment is another one.' },
    PAYMENT_UNKNOWN_AT_PAYPAL: { description: 'PayPal does not list a payment that is booked.' },
    PAYMENT_UNKNOWN_HERE: { description: 'PayPal lists a payment that is not booked.' },
    REFUND_AMOUNT: { description: 'The sum of a refund is another one.' },
    REFUND_RETURNED: { description: 'A refund came back.' },
    REFUND_UNKNOWN_AT_PAYPAL: { description: 'PayPal does not list a refund that is booked.' },
    REFUND_UNKNOWN_HERE: { description: 'PayPal lists a refund that is not booked.' },
  },
});

@ObjectType('PaymentDifference', {
  description: 'Something in which PayPal and the books disagree.',
  simpleResolvers: true,
})
export class PaymentDifferenceView implements Difference {
  @Field(() => ID)
  id: string;

  @Field(() => DifferenceKind)
  kind: DifferenceKind;

  @Field(() => ID, { description: "PayPal's id of the transaction." })
  paypalId: string;

  @Field(() => ID, { nullable: true })
  orderId: string | null;

  @Field(() => String, { nullable: true })
  orderNumber: string | null;

  @Field(() => Date, { description: "PayPal's time, or that of the booking." })
  happenedAt: Date;

  @Field(() => String, { nullable: true, description: 'What PayPal says, such as 129.90 EUR.' })
  atPayPal: string | null;

  @Field(() => String, { nullable: true, description: 'What is booked, such as 129.90 EUR.' })
  booked: string | null;

  @Field(() => String, { nullable: true, description: "PayPal's fee for the transaction." })
  fee: string | null;
}

registerEnumType(MovementKind, {
  name: 'PaymentMovementKind',
  description: "What a transaction of PayPal's list is to the books.",
  valuesConfig: {
    PAYMENT: { description: 'A buyer pays; compared with the books.' },
    RETURN: { description: 'Money of a payment goes back; compared with the books.' },
    FEE: { description: 'What PayPal charges beside payments, or gives back of what it charged.' },
    WITHDRAWAL: { description: "To the owner's bank." },
    DEPOSIT: { description: "From the owner's bank." },
    CONVERSION: { description: 'From one currency to another.' },
    HOLD: { description: 'Kept back or let go by PayPal.' },
    OTHER: { description: 'Anything else.' },
  },
});

@ObjectType('PaymentMovementSum', {
  description: 'What moved on the PayPal account within a calendar month, of one kind and currency.',
  simpleResolvers: true,
})
export class PaymentMovementSum implements MovementSum {
  @Field(() => String, { description: 'In Europe/Bratislava, `2026-11`.' })
  month: string;

  @Field(() => MovementKind)
  kind: MovementKind;

  @Field(() => Int, { description: 'How many transactions.' })
  count: number;

  @Field(() => String, { description: 'Such as -12.90 EUR; what leaves the account is negative.' })
  sum: string;

  @Field(() => String, { nullable: true, description: 'What PayPal kept of it, such as -3.56 EUR.' })
  fee: string | null;
}

@ObjectType('PaymentDifferences', {
  description: "PayPal's transactions against the books.",
  simpleResolvers: true,
})
export class PaymentDifferencesView implements Differences {
  @Cost({ size: 200 })
  @Field(() => [PaymentDifferenceView], { description: 'Those that wait for a person, newest first, 200 at most.' })
  differences: Difference[];

  @Cost({ size: 50 })
  @Field(() => [PaymentMovementSum], { description: 'What moved within three calendar months, newest first.' })
  movements: MovementSum[];

  @Field(() => Date, { nullable: true, description: 'When they were last compared.' })
  comparedAt: Date | null;

  @Field(() => Date, { nullable: true, description: "Up to when PayPal's transactions are compared." })
  coveredUntil: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the last comparison failed; null: it did not.' })
  failedAt: Date | null;

  @Field(() => String, { nullable: true, description: "Why: PayPal's word." })
  error: string | null;
}

@Resolver()
export class PaymentDifferencesResolver {
  @Cost({ call: 50 })
  @Query(() => PaymentDifferencesView, { description: "Where PayPal's transactions and the books disagree." })
  paymentDifferences(@Ctx() ctx: Context): Promise<Differences> {
    return listDifferences(ctx);
  }

  @Mutation(() => PaymentDifferenceView, {
    description: 'Puts a difference away that was dealt with, or back. NOT_FOUND.',
  })
  setPaymentDifferenceAside(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('aside', () => Boolean) aside: boolean,
  ): Promise<Difference> {
    return setDifferenceAside(ctx, id, aside);
  }
}
