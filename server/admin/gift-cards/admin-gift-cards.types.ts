import { ArgsType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Checked } from '../../core/checked-input.ts';
import { upTo } from '../../core/checks.ts';
import { Cost } from '../../core/field-cost.ts';
import { ListPage, NumberedPage } from '../../core/list-page.ts';
import { Money } from '../../core/money.types.ts';
import { GiftCardState } from '../../gift-cards/gift-card-kinds.ts';
import { GiftCardEntryView } from '../../gift-cards/gift-cards.types.ts';

const CAP = 2000;

@ObjectType({ description: 'A movement of a balance, as the administration sees it.', simpleResolvers: true })
export class AdminGiftCardEntry extends GiftCardEntryView {
  @Field(() => ID, { nullable: true, description: 'What was paid with it, or bought it; null: no order.' })
  orderId: string | null;

  @Field(() => String, { nullable: true, description: 'For people; null: no order.' })
  orderNumber: string | null;
}

@ObjectType({
  description: 'A gift card, as the administration sees it. Its code is known to nobody here.',
  simpleResolvers: true,
})
export class AdminGiftCard {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'For `expectedVersion` of the next change.' })
  version: number;

  @Field(() => String, { nullable: true, description: 'The last four characters of the code; null: not made yet.' })
  last4: string | null;

  @Field(() => GiftCardState)
  state: GiftCardState;

  @Field(() => Money, { description: 'What it was made for.' })
  initial: Money;

  @Field(() => Money, { description: 'What is left on it.' })
  balance: Money;

  @Field(() => String, { description: 'The last day on which it pays, ISO.' })
  validUntil: string;

  @Field(() => String, { nullable: true, description: 'Who is given it.' })
  recipientName: string | null;

  @Field(() => String, { description: 'Where its mail goes.' })
  recipientEmail: string;

  @Field(() => String, { nullable: true, description: 'Null: the shop.' })
  senderName: string | null;

  @Field(() => String, { nullable: true, description: 'What its mail says to who is given it.' })
  message: string | null;

  @Field(() => String, { description: 'The day of its mail, ISO.' })
  sendOn: string;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When its mail was sent; null: not yet.' })
  sentAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was voided; null: it was not.' })
  voidReason: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Since when it pays nothing, for a dispute about the payment that bought it; null: it does.',
  })
  frozenAt: Date | null;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;
}

@ObjectType({ description: 'A page of gift cards, newest first.', simpleResolvers: true })
export class AdminGiftCardPage extends NumberedPage {
  @Cost({ size: 'asked' })
  @Field(() => [AdminGiftCard])
  items: AdminGiftCard[];
}

@ObjectType({ description: 'What the shop owes by gift cards.', simpleResolvers: true })
export class GiftCardLiability {
  @Field(() => Money, { description: 'Sum of the balances that can be spent, or will once their mail is sent.' })
  open: Money;

  @Field(() => Money, { description: 'Sum of the balances of cards that have expired.' })
  expired: Money;

  @Field(() => Int, { description: 'Cards with an open balance.' })
  cards: number;
}

@ArgsType()
export class AdminGiftCardsArgs extends ListPage {
  @Field(() => String, {
    nullable: true,
    description: 'The last four characters, the beginning of an e-mail address, a name, or the number of an order.',
  })
  @Checked(upTo(200))
  search?: string | null;

  @Field(() => GiftCardState, { nullable: true, description: 'Where it stands.' })
  state?: GiftCardState | null;
}

@InputType({ description: 'A gift card that the shop gives.' })
export class IssueGiftCardInput {
  @Field(() => String, { description: '8 to 64 letters, digits, _ or -. The same key issues at most one card.' })
  @Checked(upTo(100))
  idempotencyKey: string;

  @Field(() => Int, { description: 'Cents, within the bounds of the settings.' })
  amountMinor: number;

  @Field(() => String, { nullable: true, description: 'At most 100 characters.' })
  @Checked(upTo(CAP))
  recipientName?: string | null;

  @Field(() => String, { description: 'Where its mail goes.' })
  @Checked(upTo(CAP))
  recipientEmail: string;

  @Field(() => String, { nullable: true, description: 'At most 500 characters.' })
  @Checked(upTo(CAP))
  message?: string | null;

  @Field(() => String, { description: 'Of its mail: en, sk or de.' })
  @Checked(upTo(10))
  language: string;

  @Field(() => String, { nullable: true, description: 'Day of its mail, ISO, today to a year ahead; absent: today.' })
  @Checked(upTo(20))
  sendOn?: string | null;
}
