import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { money, Money } from '../../core/money.types.ts';
import { OrderStatus } from '../../orders/order-states.ts';
import { EntrySource, EntryState } from '../../payments/bank/bank-entry.entity.ts';
import { EntryProblem } from '../../payments/bank/pairing.ts';
import type { Candidate, ShownEntry, WaitingOrder } from './bank-payments.queries.ts';

registerEnumType(EntrySource, {
  name: 'BankEntrySource',
  description: 'How the shop came to know of money.',
  valuesConfig: {
    HAND: { description: 'An admin saw it at the bank.' },
    STATEMENT: { description: 'A statement of the account lists it.' },
  },
});

registerEnumType(EntryState, {
  name: 'BankEntryState',
  description: 'What became of money that came by bank.',
  valuesConfig: {
    BOOKED: { description: 'It has paid its order.' },
    OPEN: { description: 'It waits for a person.' },
    RETURNED: { description: 'Somebody has sent it back.' },
    SET_ASIDE: { description: 'It is not for an order of the shop.' },
  },
});

registerEnumType(EntryProblem, {
  name: 'BankEntryProblem',
  description: 'Why money that came by bank was not booked.',
  valuesConfig: {
    ALREADY_PAID: { description: 'Its order is paid.' },
    ORDER_ENDED: { description: 'Its order has lapsed or was cancelled.' },
    ORDER_UNKNOWN: { description: 'It names no order.' },
    OTHER_CURRENCY: { description: 'It is of another currency than its order.' },
    PAYMENT_PENDING: { description: 'A payment of its order by PayPal is on its way.' },
    TOO_LITTLE: { description: 'It is less than its order costs.' },
    TOO_MUCH: { description: 'It is more than its order costs.' },
  },
});

@ObjectType('BankEntryCandidate', { description: 'An order that money may be meant for.', simpleResolvers: true })
export class BankEntryCandidate implements Candidate {
  @Field(() => ID, { description: 'Of the order.' })
  id: string;

  @Field(() => String)
  orderNumber: string;

  @Field(() => OrderStatus)
  status: OrderStatus;

  @Field(() => String, { description: 'Of its buyer.' })
  name: string;
}

@ObjectType('BankEntry', { description: 'Money that came to the bank account of the shop.', simpleResolvers: true })
export class BankEntryView {
  @Field(() => ID)
  id: string;

  @Field(() => EntrySource, { description: 'How the shop came to know of it.' })
  source: EntrySource;

  @Field(() => String, { description: 'ISO day of the bank.' })
  bookedOn: string;

  @Field(() => Money)
  amount: Money;

  @Field(() => String, { nullable: true, description: 'Holder of the account that it came from.' })
  payerName: string | null;

  @Field(() => String, { nullable: true, description: 'The account that it came from.' })
  payerIban: string | null;

  @Field(() => String, { nullable: true, description: 'As the payer gave it.' })
  variableSymbol: string | null;

  @Field(() => String, { description: 'What the payer wrote; may be empty.' })
  message: string;

  @Field(() => EntryState)
  state: EntryState;

  @Field(() => ID, {
    nullable: true,
    description:
      'Of money that was set aside: the payout of a provider of payments that it is; null: none that is known.',
  })
  payoutId: string | null;

  @Field(() => ID, { nullable: true, description: 'The order that it names or has paid.' })
  orderId: string | null;

  @Field(() => String, { nullable: true })
  orderNumber: string | null;

  @Field(() => EntryProblem, { nullable: true, description: 'Why it waits; null once it is decided.' })
  problem: EntryProblem | null;

  @Field(() => Money, { nullable: true, description: 'While it waits: more than its order costs; negative: less.' })
  difference: Money | null;

  @Field(() => Money, { nullable: true, description: 'Of what was booked: too much, to be sent back; null: nothing.' })
  surplus: Money | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Of an order that has ended: whether its goods can be had again.',
  })
  goodsLeft: boolean | null;

  @Cost({ size: 5 })
  @Field(() => [BankEntryCandidate], {
    description: 'For money that names no order: unpaid orders of the same sum, 5 at most.',
  })
  candidates: Candidate[];
}

@ObjectType('TransferOrder', { description: 'An order that waits for a bank transfer.', simpleResolvers: true })
export class TransferOrderView {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  orderNumber: string;

  @Field(() => String, { description: 'Of its buyer.' })
  name: string;

  @Field(() => Money, { description: 'What it costs.' })
  total: Money;

  @Field(() => Date)
  orderDate: Date;

  @Field(() => Date, { description: 'Then it lapses.' })
  reservedUntil: Date;
}

@ObjectType('BankPayments', {
  description: 'Money that came by bank, and orders that wait for it.',
  simpleResolvers: true,
})
export class BankPaymentsView {
  @Cost({ size: 200 })
  @Field(() => [BankEntryView], { description: 'What waits for a person, oldest first, 200 at most.' })
  open: BankEntryView[];

  @Cost({ size: 200 })
  @Field(() => [TransferOrderView], {
    description: 'Orders that wait for money, the next to lapse first, 200 at most.',
  })
  waiting: TransferOrderView[];

  @Cost({ size: 50 })
  @Field(() => [BankEntryView], { description: 'What was dealt with, last come first, 50 at most.' })
  done: BankEntryView[];
}

export const entryView = ({
  amountMinor,
  differenceMinor,
  surplusMinor,
  surplusSettledAt,
  ...entry
}: ShownEntry): BankEntryView => ({
  ...entry,
  amount: money(amountMinor, entry.currency),
  difference: differenceMinor === null ? null : money(differenceMinor, entry.currency),
  surplus: surplusMinor > 0 && surplusSettledAt === null ? money(surplusMinor, entry.currency) : null,
  goodsLeft: entry.problem === EntryProblem.ORDER_ENDED ? entry.goodsLeft : null,
});

export const transferOrderView = ({ dueMinor, currency, ...order }: WaitingOrder): TransferOrderView => ({
  ...order,
  total: money(dueMinor, currency),
});
