import { ArgsType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Checked } from '../core/checked-input.ts';
import { upTo } from '../core/checks.ts';
import { Cost } from '../core/field-cost.ts';
import { ListPage, NumberedPage } from '../core/list-page.ts';
import { Money } from '../core/money.types.ts';
import { MostItems } from '../core/most-items.ts';
import { LocalizedText } from '../core/text/localized-text.types.ts';
import { PromotionKind, PromotionProblem, PromotionState } from './promotion-kinds.ts';
import { MOST_NAMED, Promotion } from './promotion.entity.ts';

registerEnumType(PromotionKind, {
  name: 'PromotionKind',
  description: 'What a promotion takes off.',
  valuesConfig: {
    PERCENT: { description: 'A part of what the goods cost, rounded half up to the cent.' },
    AMOUNT: { description: 'A sum, at most what the goods cost.' },
    N_FOR_M: {
      description:
        'Of every `takeUnits` units, gathered from the dearest down, the cheapest are free, so that `payUnits` are paid.',
    },
    FREE_DELIVERY: {
      description: 'The cheapest way to send that has a price costs nothing, a dearer one the difference.',
    },
  },
});
registerEnumType(PromotionState, {
  name: 'PromotionState',
  description: 'Where a promotion stands now.',
  valuesConfig: {
    RUNNING: { description: 'It applies.' },
    PLANNED: { description: 'It has not begun.' },
    ENDED: { description: 'Its time is over.' },
    USED_UP: { description: 'As many orders have it as may.' },
    OFF: { description: 'Switched off.' },
  },
});
registerEnumType(PromotionProblem, {
  name: 'PromotionProblem',
  description: 'Why a code takes nothing off.',
  valuesConfig: {
    UNKNOWN: { description: 'There is no such code, or it has not begun, or it is switched off.' },
    EXPIRED: { description: 'Its time is over.' },
    NOT_FOR_THESE: { description: 'It is for none of these products.' },
    MINIMUM_MISSING: { description: 'What it is for costs too little: see `missing`.' },
    UNITS_MISSING: { description: 'There are too few units of what it is for: see `missingUnits`.' },
    USED_UP: { description: 'As many orders have it as may.' },
    USED_BY_YOU: { description: 'As many orders of this buyer have it as may.' },
    FIRST_ORDER_ONLY: { description: 'This buyer has ordered before.' },
    NOT_FOR_YOU: { description: 'It is for customers of a group, and this one is not signed in as one of them.' },
    NOT_WITH_ANOTHER: { description: 'Another promotion takes more off, and the two do not stand together.' },
    SAVES_NOTHING: { description: 'The cart costs no less by it, such as when delivery is free already.' },
    TOO_MANY_TRIES: {
      description: 'Too many wrong codes came from this network: nothing is told for a quarter of an hour.',
    },
  },
});

@ObjectType({ description: 'A promotion that takes something off a cart or an order.', simpleResolvers: true })
export class AppliedPromotion {
  @Field(() => String, { description: 'In the language of the request; of an order in that of its buyer.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Null: it applied by itself.' })
  code: string | null;

  @Field(() => Money, { description: 'Taken off the goods.' })
  reduction: Money;

  @Field(() => Boolean, { description: 'It makes delivery cheaper instead; the price of delivery says so already.' })
  freeDelivery: boolean;
}

@ObjectType({ description: 'What became of a code that was given.', simpleResolvers: true })
export class PromotionCodeAnswer {
  @Field(() => String, { description: 'In the one form in which it is compared.' })
  code: string;

  @Field(() => PromotionProblem, { nullable: true, description: 'Null: it applies.' })
  problem: PromotionProblem | null;

  @Field(() => Money, { nullable: true, description: 'What MINIMUM_MISSING lacks.' })
  missing: Money | null;

  @Field(() => Int, { nullable: true, description: 'What UNITS_MISSING lacks.' })
  missingUnits: number | null;
}

@ObjectType({ description: 'A promotion for which a little is missing in a cart.', simpleResolvers: true })
export class PromotionWithinReach {
  @Field(() => String, { description: 'In the language of the request.' })
  name: string;

  @Field(() => Money, { nullable: true, description: 'For so much more of the goods that it is for; null: units.' })
  missing: Money | null;

  @Field(() => Int, { nullable: true, description: 'So many more units of them; null: a sum.' })
  missingUnits: number | null;
}

@InputType({ description: 'A promotion, whole: what is absent is none.' })
export class PromotionInput {
  @Field(() => String, {
    nullable: true,
    description: '3 to 40 letters, digits, - or _. Absent: it applies by itself.',
  })
  @Checked(upTo(1000))
  code?: string | null;

  @Field(() => LocalizedText, { description: 'What buyers read: at most 60 characters each.' })
  names: LocalizedText;

  @Field(() => PromotionKind)
  kind: PromotionKind;

  @Field(() => Int, { nullable: true, description: '1 to 99; needed by PERCENT.' })
  percent?: number | null;

  @Field(() => Int, { nullable: true, description: 'Cents; needed by AMOUNT.' })
  amountMinor?: number | null;

  @Field(() => Int, { nullable: true, description: '2 to 99; needed by N_FOR_M.' })
  takeUnits?: number | null;

  @Field(() => Int, { nullable: true, description: 'Below `takeUnits`; needed by N_FOR_M.' })
  payUnits?: number | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Absent: at once.' })
  startsAt?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'The first moment at which it applies no more.' })
  endsAt?: Date | null;

  @Field(() => Int, { nullable: true, description: 'Cents that the goods it is for must cost at least.' })
  minimumMinor?: number | null;

  @Field(() => [Int], { nullable: true, description: 'With `categoryIds` all that it is for; none: everything.' })
  @MostItems(MOST_NAMED)
  productIds?: number[] | null;

  @Field(() => [ID], { nullable: true, description: 'With `productIds` all that it is for.' })
  @MostItems(MOST_NAMED)
  categoryIds?: string[] | null;

  @Field(() => [Int], { nullable: true, description: 'It is never for these.' })
  @MostItems(MOST_NAMED)
  excludedProductIds?: number[] | null;

  @Field(() => [ID], { nullable: true, description: 'It is never for their products.' })
  @MostItems(MOST_NAMED)
  excludedCategoryIds?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'Orders that may have it.' })
  maxUses?: number | null;

  @Field(() => Int, { nullable: true, description: 'Orders of one account or e-mail address that may have it.' })
  maxUsesEach?: number | null;

  @Field(() => Boolean, { description: 'Only for who has ordered nothing before.' })
  firstOrderOnly: boolean;

  @Field(() => ID, { nullable: true, description: 'Group of customers that it is for; absent: for all.' })
  groupId?: string | null;

  @Field(() => Boolean, { description: 'May stand beside another one that may.' })
  stackable: boolean;
}

@ObjectType({ description: 'A page of promotions, newest first.', simpleResolvers: true })
export class PromotionPage extends NumberedPage {
  @Cost({ size: 'asked' })
  @Field(() => [Promotion])
  items: Promotion[];
}

@ArgsType()
export class PromotionsArgs extends ListPage {
  @Field(() => String, { nullable: true, description: 'Words of the code or of a name in any language.' })
  @Checked(upTo(200))
  search?: string | null;

  @Field(() => PromotionState, { nullable: true, description: 'Where it stands.' })
  state?: PromotionState | null;
}
