import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Checked } from '../../core/checked-input.ts';
import { between, upTo } from '../../core/checks.ts';
import { StockReason } from './stock-change.entity.ts';

registerEnumType(StockReason, {
  name: 'StockReason',
  description: 'Why an admin changes what is in the house.',
  valuesConfig: {
    OTHER: { description: 'Anything else; the note says what.' },
    DELIVERY: { description: 'Goods came in.' },
    COUNT: { description: 'Counting found more or less than the books.' },
    DAMAGE: { description: 'Broken or lost.' },
    RETURN: { description: 'A customer sent it back.' },
  },
});

export const MOST_UNITS = 1_000_000;

@InputType({ description: 'So many units more or less than there are, whatever their number is by now.' })
export class StockChangeInput {
  @Field(() => ID, { description: 'A fresh UUID; the same key again changes nothing more.' })
  key: string;

  @Field(() => Int, { description: 'Above or below 0.' })
  @Checked(between(-MOST_UNITS, MOST_UNITS).refine((units) => units !== 0, 'INVALID'))
  delta: number;

  @Field(() => StockReason, { description: 'Why.' })
  reason: StockReason;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  @Checked(upTo(200))
  note?: string | null;
}

@InputType({ description: 'So many units as were counted.' })
export class StockCountInput {
  @Field(() => Int, { description: 'Units in the house, those promised to orders too.' })
  @Checked(between(0, MOST_UNITS))
  onHand: number;

  @Field(() => Int, {
    description: 'Units that were in the books when they were counted: VERSION_CONFLICT for any other number.',
  })
  expectedOnHand: number;

  @Field(() => StockReason, { description: 'Why.' })
  reason: StockReason;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  @Checked(upTo(200))
  note?: string | null;
}

@ObjectType('StockChange', { description: 'One change of stock by an admin.', simpleResolvers: true })
export class StockChangeView {
  @Field(() => ID, { description: 'Of the change.' })
  key: string;

  @Field(() => GraphQLISODateTime)
  at: Date;

  @Field(() => String, { description: 'Address of the admin; empty once the account is gone.' })
  by: string;

  @Field(() => Int, { description: 'Units that came in, or negative: that went.' })
  delta: number;

  @Field(() => Int, { description: 'Units in the house afterwards.' })
  onHandAfter: number;

  @Field(() => StockReason, { description: 'Why.' })
  reason: StockReason;

  @Field(() => String)
  note: string;
}
