import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Cost } from '../core/field-cost.ts';

@ObjectType('TransferSetting', {
  description: 'Whether and to which account buyers may pay by bank transfer.',
  simpleResolvers: true,
})
@InputType('TransferSettingInput', {
  description: 'Whether and to which account buyers may pay by bank transfer.',
})
export class TransferSetting {
  @Field(() => Boolean, { description: 'Whether it is offered.' })
  active: boolean;

  @Field(() => String, { nullable: true, description: 'Holder of the account; null only while it is not offered.' })
  holder?: string | null;

  @Field(() => String, { nullable: true, description: 'Of the account; null only while it is not offered.' })
  iban?: string | null;

  @Field(() => String, { nullable: true, description: 'Of its bank.' })
  bic?: string | null;

  @Field(() => Int, { description: 'How many days an order waits for its money, and keeps its goods. 1 to 30.' })
  days: number;
}

@ObjectType('CashFee', { description: 'What paying on delivery costs in a country.', simpleResolvers: true })
@InputType('CashFeeInput', { description: 'What paying on delivery costs in a country.' })
export class CashFee {
  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' })
  country: string;

  @Field(() => Int, { description: 'In cents, with VAT.' })
  minor: number;
}

@ObjectType('CodSetting', {
  description: 'Whether, where and by which ways of sending buyers may pay in cash on delivery.',
  simpleResolvers: true,
})
@InputType('CodSettingInput', {
  description: 'Whether, where and by which ways of sending buyers may pay in cash on delivery.',
})
export class CodSetting {
  @Field(() => Boolean, { description: 'Whether it is offered.' })
  active: boolean;

  @Field(() => Int, { description: 'The largest sum of an order, its fee within, in cents.' })
  maxMinor: number;

  @Cost({ size: 6 })
  @Field(() => [ID], { description: 'The ways of sending whose carrier collects money.' })
  methods: string[];

  @Cost({ size: 10 })
  @Field(() => [CashFee], { description: 'The countries that it is offered to.' })
  fees: CashFee[];
}

const GIFT_CARDS = 'Whether the shop issues, takes and sells gift cards, over which sums, and how long they are valid.';

@ObjectType('GiftCardsSetting', { description: GIFT_CARDS, simpleResolvers: true })
@InputType('GiftCardsSettingInput', { description: GIFT_CARDS })
export class GiftCardsSetting {
  @Field(() => Boolean, { description: 'Whether cards are issued, and the checkout asks for them.' })
  active: boolean;

  @Field(() => Int, { description: 'The smallest card, in cents.' })
  minMinor: number;

  @Field(() => Int, { description: 'The largest card, in cents.' })
  maxMinor: number;

  @Field(() => Int, { description: 'How many years a card is valid.' })
  years: number;

  @Field(() => Boolean, { nullable: true, description: 'Whether shoppers buy cards; absent: they do not.' })
  sold?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Cents: a card that is bought is over a multiple of it; absent: 500.',
  })
  stepMinor?: number | null;
}

@ObjectType('CardSetting', { description: 'Whether buyers may pay by card.', simpleResolvers: true })
@InputType('CardSettingInput', { description: 'Whether buyers may pay by card.' })
export class CardSetting {
  @Field(() => Boolean, { description: 'Whether it is offered.' })
  active: boolean;
}
