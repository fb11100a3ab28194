import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { Checked } from '../../core/checked-input.ts';
import { upTo, within } from '../../core/checks.ts';
import { PageInfo } from '../../core/connection.types.ts';
import { Cost } from '../../core/field-cost.ts';
import { MAX_PAGE } from '../../core/page.ts';

@ObjectType({ description: 'Units of one product.', simpleResolvers: true })
export class StockCount {
  @Field(() => Int)
  productId: number;

  @Field(() => String, { description: 'Part number of the shop.' })
  sku: string;

  @Field(() => String, { description: 'In English.' })
  name: string;

  @Field(() => Boolean, { description: 'On sale.' })
  active: boolean;

  @Field(() => Int, { description: 'In the house, those promised to orders too.' })
  onHand: number;

  @Field(() => Int, { description: 'Promised to orders that are not paid yet.' })
  reserved: number;
}

@ObjectType({ description: 'Stock of the products that have any, by part number.', simpleResolvers: true })
export class StockCountConnection {
  @Cost({ size: 'asked' })
  @Field(() => [StockCount])
  nodes: StockCount[];

  @Field(() => PageInfo)
  pageInfo: PageInfo;

  /** Counted only when asked for. */
  totalCount?: number;
}

@ArgsType()
export class BackOfficeStockArgs {
  @Field(() => Int, { defaultValue: 50 })
  @Checked(within(1, MAX_PAGE))
  first: number;

  @Field(() => String, { nullable: true })
  @Checked(upTo(300))
  after?: string | null;
}
