import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Money, money } from '../core/money.types.ts';
import { dayOf } from '../core/text/format.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { crossBorderStanding, yearOf } from './cross-border-sales.queries.ts';
import { UNION_THRESHOLD_MINOR, WARN_FROM_MINOR } from './union-threshold.ts';
import { needsThreshold } from './vat-rates.ts';

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

@Resolver(() => CrossBorderSalesView)
export class CrossBorderResolver {
  @Query(() => CrossBorderSalesView, { description: 'Where the sales to other member states stand.' })
  async crossBorderSales(@Ctx() ctx: Context): Promise<CrossBorderSalesView> {
    const day = dayOf(ctx.shop.clock.now());
    const { vat } = await readSettings(ctx);
    const { netMinor, passed } = await crossBorderStanding(ctx, day);
    return {
      year: yearOf(day),
      net: money(netMinor),
      threshold: money(UNION_THRESHOLD_MINOR),
      near: !passed && netMinor >= WARN_FROM_MINOR,
      passed,
      chosen: !needsThreshold({ vat, day }, 'AT'),
    };
  }
}
