import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Checked } from '../../core/checked-input.ts';
import { between, MOST_INT, upTo } from '../../core/checks.ts';
import { Cost } from '../../core/field-cost.ts';
import { MostItems } from '../../core/most-items.ts';
import { MAX_PAGE } from '../../core/page.ts';
import { Money } from '../../core/money.types.ts';
import { GoodsCondition } from '../../withdrawals/withdrawal-item.entity.ts';
import { WithdrawalState, WithdrawalStep } from '../../withdrawals/withdrawal-states.ts';
import { WithdrawalFilter } from './withdrawal-list.queries.ts';

registerEnumType(WithdrawalFilter, {
  name: 'WithdrawalFilter',
  description: 'Which withdrawals a list shows.',
  valuesConfig: {
    DONE: { description: 'Refunded, rejected, taken back or marked as done.' },
    OPEN: { description: 'All that are not done.' },
    OVERDUE: { description: 'The money is overdue, and there is nothing to wait for.' },
    TO_REFUND: { description: 'The goods are here.' },
    WAITING: { description: 'The goods are not here yet.' },
  },
});

registerEnumType(WithdrawalStep, {
  name: 'WithdrawalStep',
  description: 'What can be done with a withdrawal.',
  valuesConfig: {
    ACCEPT: { description: '`acceptWithdrawal`.' },
    INSPECT: { description: '`inspectWithdrawnGoods`.' },
    RECEIVE: { description: '`receiveWithdrawnGoods`.' },
    REFUND: { description: '`refundWithdrawal`.' },
    REJECT: { description: '`rejectWithdrawal`.' },
    REVOKE: { description: '`revokeWithdrawal`.' },
    SENT: { description: '`noteWithdrawnGoodsSent`.' },
    UNDO: { description: '`undoWithdrawalStep`.' },
  },
});

@ObjectType({ description: 'A line of the order that a withdrawal may be about.', simpleResolvers: true })
export class AdminWithdrawalLine {
  @Field(() => ID, { description: 'Of the line in `Order.lines`.' })
  lineId: string;

  @Field(() => String, { description: 'As it was bought.' })
  productName: string;

  @Field(() => Boolean, { description: 'Files that were supplied at once with consent: they cannot go back.' })
  isFiles: boolean;

  @Field(() => Int, { description: 'Units that can still be chosen; 0 for files.' })
  left: number;

  @Field(() => Int, { description: 'Chosen units.' })
  units: number;

  @Field(() => Int, { nullable: true, description: 'Of them, go back on the shelf; null: not looked at.' })
  fitUnits: number | null;

  @Field(() => GoodsCondition, { nullable: true, description: 'Null: not looked at.' })
  condition: GoodsCondition | null;

  @Field(() => Money, { description: 'What the chosen units were sold for; 0 until they are looked at.' })
  price: Money;

  @Field(() => Money, { description: 'Kept back of it.' })
  deduction: Money;

  @Field(() => String, { nullable: true, description: 'Why, told to the buyer.' })
  deductionReason: string | null;
}

@ObjectType({ description: 'A withdrawal from a contract, from the statement to the money.', simpleResolvers: true })
export class AdminWithdrawal {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'Grows with every step.' })
  version: number;

  @Field(() => WithdrawalState)
  state: WithdrawalState;

  @Field(() => Date)
  receivedAt: Date;

  @Field(() => String)
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => String, { description: 'As the buyer gave it.' })
  orderNumber: string;

  @Field(() => ID, { nullable: true, description: 'Null: no order has this number and address.' })
  orderId: string | null;

  @Field(() => String, { nullable: true, description: 'In the words of the buyer; null: the whole order.' })
  items: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was done; null: it waits.' })
  handledAt: Date | null;

  @Field(() => Date, { description: 'The money is due before.' })
  dueAt: Date;

  @Field(() => Int, { nullable: true, description: 'Days until then; negative: too late. Null once it is done.' })
  daysLeft: number | null;

  @Field(() => Boolean, { description: 'The shop may wait for the goods, or for proof that they were sent.' })
  mayWait: boolean;

  @Field(() => Boolean, { description: 'Too late, and nothing to wait for.' })
  overdue: boolean;

  @Field(() => Date, { nullable: true, description: 'End of the period to withdraw; null: it has not begun.' })
  periodEndsAt: Date | null;

  @Field(() => Boolean, { description: 'The statement came after the period.' })
  late: boolean;

  @Field(() => String, { nullable: true, description: 'Number of the parcel that brings the goods back.' })
  returnParcelNumber: string | null;

  @Field(() => Date, { nullable: true, description: 'When the buyer was asked for the goods.' })
  goodsAwaitedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the buyer had shown that they were sent.' })
  sentBackAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the goods were back with the shop.' })
  goodsReceivedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the sum was settled.' })
  inspectedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was refunded, rejected or taken back.' })
  endedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was rejected.' })
  rejection: string | null;

  @Field(() => Money, { description: 'What comes back of the delivery; 0 until the goods are looked at.' })
  delivery: Money;

  @Field(() => Money, { nullable: true, description: 'What comes back in all; null until the goods are looked at.' })
  sum: Money | null;

  @Cost({ size: 10 })
  @Field(() => [AdminWithdrawalLine], { description: 'Every line of the order.' })
  lines: AdminWithdrawalLine[];

  @Cost({ size: 8 })
  @Field(() => [WithdrawalStep], { description: 'What can be done with it now.' })
  steps: WithdrawalStep[];
}

@InputType({ description: 'Units of one line that go back.' })
export class WithdrawnLineInput {
  @Field(() => ID, { description: 'Of the line in `Order.lines`.' })
  @Checked(upTo(64))
  lineId: string;

  @Field(() => Int, { description: 'How many.' })
  @Checked(between(1, MOST_INT))
  units: number;
}

@InputType({ description: 'What a withdrawal is about.' })
export class AcceptWithdrawalInput {
  @Field(() => ID)
  @Checked(upTo(64))
  id: string;

  @Field(() => Int, { description: 'The version that was read.' })
  expectedVersion: number;

  @Field(() => [WithdrawnLineInput], { description: 'Goods alone; at least one.' })
  @MostItems(MAX_PAGE)
  lines: WithdrawnLineInput[];

  @Field(() => String, { nullable: true, description: 'Number of the parcel that brings the goods back, if known.' })
  @Checked(upTo(100))
  returnParcelNumber?: string | null;
}

@InputType({ description: 'What looking at the units of one line found.' })
export class WithdrawnLineFindingInput {
  @Field(() => ID, { description: 'Of the line in `Order.lines`.' })
  @Checked(upTo(64))
  lineId: string;

  @Field(() => Int, { description: 'Units that go back on the shelf.' })
  @Checked(between(0, MOST_INT))
  fitUnits: number;

  @Field(() => GoodsCondition, { description: 'How they came back.' })
  condition: GoodsCondition;

  @Field(() => Int, { description: 'Kept back of the price, in cents.' })
  @Checked(between(0, MOST_INT))
  deductionMinor: number;

  @Field(() => String, { nullable: true, description: 'Why; told to the buyer.' })
  @Checked(upTo(1000))
  deductionReason?: string | null;
}

@InputType({ description: 'What looking at the goods found.' })
export class InspectWithdrawnGoodsInput {
  @Field(() => ID)
  @Checked(upTo(64))
  id: string;

  @Field(() => Int, { description: 'The version that was read.' })
  expectedVersion: number;

  @Field(() => [WithdrawnLineFindingInput], { description: 'One of each line that was chosen.' })
  @MostItems(MAX_PAGE)
  lines: WithdrawnLineFindingInput[];
}
