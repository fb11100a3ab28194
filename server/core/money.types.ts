import { Field, Int, ObjectType } from 'type-graphql';
import { CURRENCY, toDecimal } from './money.ts';

@ObjectType({ description: 'An exact amount of money.', simpleResolvers: true })
export class Money {
  @Field(() => Int, { description: 'Integer minor units (cents).' })
  minor: number;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency: string;

  @Field(() => String, { description: 'The same amount as a decimal text, such as "129.90".' })
  decimal: string;
}

export const money = (minor: number, currency: string = CURRENCY): Money => ({
  minor,
  currency,
  decimal: toDecimal(minor),
});
