import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Checked } from '../../core/checked-input.ts';
import { Cost } from '../../core/field-cost.ts';
import { upTo } from '../../core/checks.ts';
import { Money } from '../../core/money.types.ts';
import { Carrier } from '../../orders/carriers.ts';
import { PaymentWay } from '../../orders/payment-way.ts';
import { FIGURES } from './movements.ts';

const MovementFigure = Object.fromEntries(FIGURES.map((name) => [name, name])) as Record<
  (typeof FIGURES)[number],
  string
>;

registerEnumType(MovementFigure, {
  name: 'MovementFigure',
  description: "In which column of a provider's account a movement stands.",
  valuesConfig: {
    GROSS: { description: 'A buyer paid.' },
    REFUND: { description: 'Money of a payment went back.' },
    DISPUTE: { description: 'Taken, held or let go because of a dispute.' },
    FEE: { description: 'Charged beside payments.' },
    PAYOUT: { description: 'To the bank, or back from there.' },
    OTHER: { description: 'Anything else.' },
  },
});

@ArgsType()
export class PayoutArgs {
  @Field(() => ID, { description: "The provider's id of the payout." })
  @Checked(upTo(200))
  payoutId: string;
}

@ObjectType('ProviderAccount', {
  description:
    'An account at a provider of payments in a period. What leaves it is negative; start and movements are the end.',
  simpleResolvers: true,
})
export class ProviderAccountView {
  @Field(() => PaymentWay, {
    description: 'Whose it is: of payments by PAYPAL or CARD, or what carriers have collected (CASH_ON_DELIVERY).',
  })
  way: `${PaymentWay}`;

  @Field(() => String, { description: 'ISO 4217.' })
  currency: string;

  @Field(() => Money, {
    nullable: true,
    description: 'Held at the beginning; null: not known, as the provider was not asked so far back.',
  })
  start: Money | null;

  @Field(() => Money, { description: 'Paid by buyers.' })
  gross: Money;

  @Field(() => Money, { description: 'Given back to buyers.' })
  refunds: Money;

  @Field(() => Money, { description: 'Taken or held because of disputes, less what came back.' })
  disputes: Money;

  @Field(() => Money, { description: 'Kept by the provider.' })
  fees: Money;

  @Field(() => Money, { description: 'Holds, conversions and whatever else moved.' })
  other: Money;

  @Field(() => Money, { description: 'Sent to the bank.' })
  payouts: Money;

  @Field(() => Money, { nullable: true, description: 'Held at the end, or when it was asked last; null: not known.' })
  end: Money | null;
}

@ObjectType('ProviderPayout', { description: 'Money that a provider sent to the bank.', simpleResolvers: true })
export class ProviderPayout {
  @Field(() => ID, { description: "The provider's id of it." })
  id: string;

  @Field(() => PaymentWay, { description: 'Who sent it.' })
  way: `${PaymentWay}`;

  @Field(() => Carrier, { nullable: true, description: 'Which carrier, of what carriers have collected.' })
  carrier: Carrier | null;

  @Field(() => String, { description: 'ISO day on which it left the provider.' })
  day: string;

  @Field(() => Money, { description: 'Negative: it came back.' })
  amount: Money;

  @Field(() => Int, { nullable: true, description: 'Movements in it; null: the provider does not say.' })
  movementCount: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO day on which an imported bank statement lists it; null: none does.',
  })
  bankDay: string | null;
}

@ObjectType('PayoutMovement', { description: 'What a payout was made of.', simpleResolvers: true })
export class PayoutMovement {
  @Field(() => ID, { description: "The provider's id of it." })
  id: string;

  @Field(() => String, { description: 'ISO day.' })
  day: string;

  @Field(() => MovementFigure, { description: 'What it is.' })
  figure: (typeof FIGURES)[number];

  @Field(() => String, { nullable: true, description: 'Of the order that it belongs to.' })
  orderNumber: string | null;

  @Field(() => Money, { description: 'Before the fee.' })
  amount: Money;

  @Field(() => Money, { description: 'Kept by the provider.' })
  fee: Money;
}

@ObjectType('PaymentAccounts', {
  description: 'The accounts at providers of payments in a period.',
  simpleResolvers: true,
})
export class PaymentAccounts {
  @Cost({ size: 4 })
  @Field(() => [ProviderAccountView], { description: 'One for each provider and currency.' })
  accounts: ProviderAccountView[];

  @Field(() => Int, { description: 'Payouts of the period; the file has all of them.' })
  payoutCount: number;

  @Cost({ size: 100 })
  @Field(() => [ProviderPayout], { description: 'The first 100, oldest first.' })
  payouts: ProviderPayout[];
}
