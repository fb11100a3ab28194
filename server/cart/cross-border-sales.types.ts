import { Field, Int, ObjectType } from 'type-graphql';
import { Money } from '../core/money.types.ts';

@ObjectType('CrossBorderSales', {
  description:
    'Goods and files sold to consumers of other member states in this calendar year, and the threshold beyond which they ' +
    'are taxed there (Directive 2006/112/EC, art. 59c).',
  simpleResolvers: true,
})
export class CrossBorderSalesView {
  @Field(() => Int, { description: 'In Europe/Bratislava.' })
  year: number;

  @Field(() => Money, { description: 'What was paid less what was credited, without VAT.' })
  net: Money;

  @Field(() => Money, { description: 'Of a calendar year, without VAT.' })
  threshold: Money;

  @Field(() => Boolean, { description: 'More than 80 % of the threshold are used up, and it is not passed.' })
  near: boolean;

  @Field(() => Boolean, { description: 'The threshold was passed in this year or the last.' })
  passed: boolean;

  @Field(() => Boolean, { description: 'They are taxed there already, whatever their sum: the seller chose it.' })
  chosen: boolean;
}
