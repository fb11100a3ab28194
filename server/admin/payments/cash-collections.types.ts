import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { money, Money } from '../../core/money.types.ts';
import { Carrier } from '../../orders/carriers.ts';
import { CollectionState } from '../../payments/cash/collections/cash-collection.entity.ts';
import { CollectionProblem } from '../../payments/cash/collections/collection-problem.ts';
import type { AwaitedCash, ShownCollection } from './cash-collections.queries.ts';

registerEnumType(CollectionState, {
  name: 'CashCollectionState',
  description: 'What became of cash that a carrier collected.',
  valuesConfig: {
    OPEN: { description: 'It waits for a person.' },
    BOOKED: { description: 'It is the money of its order.' },
    SET_ASIDE: { description: 'A person dealt with it otherwise.' },
  },
});

registerEnumType(CollectionProblem, {
  name: 'CashCollectionProblem',
  description: 'Why it waits for a person.',
  valuesConfig: {
    ORDER_UNKNOWN: { description: 'It names no order that is paid at the door.' },
    OTHER_CURRENCY: { description: 'The order has another currency.' },
    TOO_LITTLE: { description: 'The order costs more.' },
    TOO_MUCH: { description: 'The order costs less.' },
    ALREADY_PAID: { description: 'The order is paid by other money.' },
    NOT_SENT: { description: 'The order was not sent, or came back.' },
  },
});

@ObjectType('CashCollection', {
  description: 'What a carrier says that it collected for a parcel.',
  simpleResolvers: true,
})
export class CashCollectionView {
  @Field(() => ID)
  id: string;

  @Field(() => Carrier, { description: 'Whose list has it.' })
  carrier: Carrier;

  @Field(() => String, { nullable: true, description: 'As the carrier writes it; null: it names none.' })
  parcelNumber: string | null;

  @Field(() => String, { nullable: true, description: 'As the list has it; null: it has none.' })
  variableSymbol: string | null;

  @Field(() => String, { description: 'ISO day on which it was collected, else paid out.' })
  day: string;

  @Field(() => Money, { description: 'What the buyer paid.' })
  amount: Money;

  @Field(() => Money, { description: 'What the carrier keeps of it.' })
  fee: Money;

  @Field(() => String, {
    nullable: true,
    description: 'ISO day on which it was paid out; null: the list does not say.',
  })
  payoutDay: string | null;

  @Field(() => CollectionState, { description: 'What became of it.' })
  state: CollectionState;

  @Field(() => ID, { nullable: true, description: 'Of the order that it names.' })
  orderId: string | null;

  @Field(() => String, { nullable: true, description: 'Its number.' })
  orderNumber: string | null;

  @Field(() => CollectionProblem, { nullable: true, description: 'Why it waits; null: it does not.' })
  problem: CollectionProblem | null;

  @Field(() => Money, { nullable: true, description: 'How much more than the order costs; negative: less.' })
  difference: Money | null;
}

@ObjectType('AwaitedCash', { description: 'An order whose money no list of a carrier has.', simpleResolvers: true })
export class AwaitedCashView {
  @Field(() => ID, { description: 'Of the order.' })
  id: string;

  @Field(() => String)
  orderNumber: string;

  @Field(() => String, { description: 'Of its buyer.' })
  name: string;

  @Field(() => Money, { description: 'What is to be collected.' })
  due: Money;

  @Field(() => Carrier, { nullable: true, description: 'Who has its parcel; null: nobody said.' })
  carrier: Carrier | null;

  @Field(() => String, { nullable: true, description: "The carrier's number of the parcel." })
  parcelNumber: string | null;

  @Field(() => String, { nullable: true, description: 'ISO day on which it left.' })
  sentDay: string | null;

  @Field(() => String, { nullable: true, description: 'ISO day on which it was handed over at the door.' })
  deliveredDay: string | null;

  @Field(() => Boolean, { description: 'The money should have come.' })
  late: boolean;
}

@ObjectType('CashCollections', { description: 'Cash that carriers collect.', simpleResolvers: true })
export class CashCollectionsView {
  @Cost({ size: 200 })
  @Field(() => [CashCollectionView], { description: 'What waits for a person, oldest first, 200 at most.' })
  open: CashCollectionView[];

  @Cost({ size: 200 })
  @Field(() => [AwaitedCashView], { description: 'Sent, unpaid and on no list, oldest first, 200 at most.' })
  awaited: AwaitedCashView[];

  @Cost({ size: 50 })
  @Field(() => [CashCollectionView], { description: 'What was dealt with, newest first, 50 at most.' })
  done: CashCollectionView[];
}

/** As the administration sees it. */
export const collectionView = ({
  amountMinor,
  feeMinor,
  differenceMinor,
  currency,
  ...row
}: ShownCollection): CashCollectionView => ({
  ...row,
  amount: money(amountMinor, currency),
  fee: money(feeMinor, currency),
  difference: differenceMinor === null ? null : money(differenceMinor, currency),
});

/** As the administration sees it. */
export const awaitedView = ({ dueMinor, currency, ...row }: AwaitedCash): AwaitedCashView => ({
  ...row,
  due: money(dueMinor, currency),
});
