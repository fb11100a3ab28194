import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { Money } from '../../core/money.types.ts';
import { VisitDayView, VisitLocationView } from '../../visits/visits.types.ts';

@ObjectType({ description: 'Visits of the dashboard.', simpleResolvers: true })
export class DashboardVisits {
  @Field(() => Int, { description: 'Since midnight in Europe/Bratislava.' })
  today: number;

  @Field(() => Int, { description: 'Since the shop counts.' })
  total: number;

  @Field(() => Int, { description: 'Within the period.' })
  count: number;

  @Field(() => Int, { description: 'As many days before the period.' })
  countBefore: number;

  @Cost({ size: 366 })
  @Field(() => [VisitDayView], { description: 'One entry for each day of the period, oldest first.' })
  days: VisitDayView[];

  @Cost({ size: 10 })
  @Field(() => [VisitLocationView], { description: 'The ten countries with the most visits in the period.' })
  countries: VisitLocationView[];
}

@ObjectType({ description: 'Sales of a period, by the day of payment and of refund.', simpleResolvers: true })
export class SalesFigures {
  @Field(() => Int, { description: 'Paid orders.' })
  orders: number;

  @Field(() => Money, { description: 'What was paid less what was refunded, VAT and shipping included.' })
  revenue: Money;

  @Field(() => Money, { nullable: true, description: 'Revenue per paid order; null without orders.' })
  averageOrder: Money | null;

  @Field(() => Float, { nullable: true, description: 'Kits among the goods sold, 0 to 1; null without goods.' })
  kitsShare: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Paid orders per unique visitor of a day; null without visitors, or while these are not known.',
  })
  conversion: number | null;
}

@ObjectType({ description: 'Revenue of a week.', simpleResolvers: true })
export class SalesWeek {
  @Field(() => Int, { description: 'ISO 8601 number.' })
  week: number;

  @Field(() => String, { description: 'Its Monday, `2026-11-16`.' })
  start: string;

  @Field(() => Money, { description: 'What was paid less what was refunded.' })
  revenue: Money;
}

@ObjectType({ description: 'A product that sells.', simpleResolvers: true })
export class BestSeller {
  @Field(() => Int, { description: 'Of what is printed or made for one buyer: the product that it is made of.' })
  productId: number;

  @Field(() => String, { description: 'In the language of the request.' })
  name: string;

  @Field(() => Int, { description: 'Sold, less those of orders that were refunded in full.' })
  units: number;

  @Field(() => Money, { description: 'For these units, after the discount, VAT included.' })
  revenue: Money;
}

@ObjectType({ description: 'How the shop did in the last days, today included.', simpleResolvers: true })
export class AdminDashboard {
  @Field(() => DashboardVisits, { nullable: true, description: 'Null while the store of visits is away.' })
  visits: DashboardVisits | null;

  @Field(() => SalesFigures, { description: 'Of the days asked for.' })
  sales: SalesFigures;

  @Field(() => SalesFigures, { description: 'As many days before the period.' })
  salesBefore: SalesFigures;

  @Cost({ size: 60 })
  @Field(() => [SalesWeek], { description: 'The last eight weeks, oldest first, whatever the period.' })
  weeks: SalesWeek[];

  @Cost({ size: 20 })
  @Field(() => [BestSeller], { description: 'The five products of which most units were sold, most first.' })
  bestSellers: BestSeller[];
}
