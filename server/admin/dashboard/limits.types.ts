import { Field, ObjectType } from 'type-graphql';
import { Turnover } from '../../accounting/turnover/turnover.types.ts';
import { CrossBorderSalesView } from '../../cart/cross-border-sales.types.ts';

@ObjectType({
  description: 'How far the seller is from the limits of the law on VAT; empty without SETTINGS.',
  simpleResolvers: true,
})
export class AdminLimits {
  @Field(() => Turnover, { nullable: true, description: 'Of who is no payer of VAT.' })
  turnover: Turnover | null;

  @Field(() => CrossBorderSalesView, {
    nullable: true,
    description: 'Of who sells to consumers of other member states.',
  })
  crossBorderSales: CrossBorderSalesView | null;
}
