import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Cost } from '../core/field-cost.ts';
import { Money } from '../core/money.types.ts';
import { GiftCardEntryKind, GiftCardProblem, GiftCardState } from './gift-card-kinds.ts';

registerEnumType(GiftCardProblem, {
  name: 'GiftCardProblem',
  description: 'Why the code of a gift card pays nothing.',
  valuesConfig: {
    UNKNOWN: { description: 'There is no such card.' },
    EXPIRED: { description: 'Its time is over.' },
    VOIDED: { description: 'The seller has voided it.' },
    FROZEN: { description: 'The payment that bought it is disputed; it pays once that is decided.' },
    EMPTY: { description: 'All of it is spent.' },
    NOT_NEEDED: { description: 'The cards before pay everything.' },
    TOO_MANY_TRIES: {
      description: 'Too many wrong codes came from this network: nothing is told for a quarter of an hour.',
    },
  },
});

registerEnumType(GiftCardState, {
  name: 'GiftCardState',
  description: 'Where a gift card stands.',
  valuesConfig: {
    WAITING: { description: 'Its code is made and sent on its day.' },
    ACTIVE: { description: 'It pays.' },
    SPENT: { description: 'Nothing is left.' },
    EXPIRED: { description: 'Its time is over; something is left.' },
    FROZEN: { description: 'The payment that bought it is disputed: it pays nothing.' },
    VOIDED: { description: 'The seller has voided it.' },
  },
});

@ObjectType({ description: 'What became of the code of a gift card in a cart.', simpleResolvers: true })
export class QuotedGiftCard {
  @Field(() => String, { description: 'The last four characters of the code.' })
  last4: string;

  @Field(() => Money, { description: 'What it pays.' })
  pays: Money;

  @Field(() => Money, { description: 'What is left on it then.' })
  left: Money;

  @Field(() => GiftCardProblem, { nullable: true, description: 'Null: it pays.' })
  problem: GiftCardProblem | null;
}

@ObjectType('OrderGiftCard', { description: 'A gift card that an order is paid with.', simpleResolvers: true })
export class OrderGiftCardView {
  @Field(() => String, { description: 'The last four characters of the code.' })
  last4: string;

  @Field(() => Money, { description: 'What it pays.' })
  amount: Money;
}

registerEnumType(GiftCardEntryKind, {
  name: 'GiftCardEntryKind',
  description: 'What moved the balance of a gift card.',
  valuesConfig: {
    ISSUED: { description: 'It was made.' },
    SPENT: { description: 'An order took it.' },
    RETURNED: { description: 'The order ended unpaid.' },
    SPENT_AGAIN: { description: 'The order was paid after all.' },
    REFUNDED: { description: 'A refund of the order went back to it.' },
    VOIDED: { description: 'The seller voided it.' },
    REOPENED: { description: 'The seller took that back.' },
    BOUGHT_BACK: { description: 'Who had bought it got money back for it.' },
    BUYBACK_UNDONE: { description: 'That money did not reach who had bought it.' },
  },
});

@ObjectType('GiftCardEntry', { description: 'One movement of a balance.', simpleResolvers: true })
export class GiftCardEntryView {
  @Field(() => ID)
  id: string;

  @Field(() => GiftCardEntryKind)
  kind: GiftCardEntryKind;

  @Field(() => Money, { description: 'What it adds; negative: takes.' })
  amount: Money;

  @Field(() => Date)
  at: Date;
}

@ObjectType({ description: 'What a gift card is worth, for who knows its code.', simpleResolvers: true })
export class GiftCardBalance {
  @Field(() => String, { description: 'The last four characters of the code.' })
  last4: string;

  @Field(() => Money, { description: 'What is left on it.' })
  balance: Money;

  @Field(() => Money, { description: 'What it was made for.' })
  initial: Money;

  @Field(() => String, { description: 'The last day on which it pays, ISO.' })
  validUntil: string;

  @Field(() => GiftCardState)
  state: GiftCardState;

  @Cost({ size: 20 })
  @Field(() => [GiftCardEntryView], { description: 'Newest first, at most 100.' })
  entries: GiftCardEntryView[];
}
