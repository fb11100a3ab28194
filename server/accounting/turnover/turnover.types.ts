import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Money } from '../../core/money.types.ts';
import { TurnoverState } from './turnover-limits.ts';

registerEnumType(TurnoverState, {
  name: 'TurnoverState',
  description: 'Where the turnover of a seller who is no payer of VAT stands.',
  valuesConfig: {
    BELOW: { description: 'Far from the limits.' },
    NEAR: { description: 'Above four fifths of the lower limit.' },
    NEXT_YEAR: { description: 'Above the lower limit: a payer from 1 January.' },
    LAST_YEAR: { description: 'The last year was above the lower limit: a payer since 1 January.' },
    AT_ONCE: { description: 'Above the higher limit: a payer since the supply that passed it.' },
  },
});

@ObjectType('Turnover', {
  description:
    'What a seller who is no payer of VAT sold from home in this calendar year and the last, and the limits of the law.',
  simpleResolvers: true,
})
export class Turnover {
  @Field(() => Int, { description: 'In Europe/Bratislava.' })
  year: number;

  @Field(() => Money, {
    description: 'Of the documents of the year, less credit notes, without VAT; goods sent out of the Union count.',
  })
  net: Money;

  @Field(() => Money, { description: 'The same of the year before.' })
  lastYear: Money;

  @Field(() => Money, { description: 'Above it the seller is a payer from 1 January of the next year.' })
  nextYear: Money;

  @Field(() => Money, { description: 'Above it the seller is a payer at once.' })
  atOnce: Money;

  @Field(() => TurnoverState)
  state: TurnoverState;
}
