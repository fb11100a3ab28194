import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../core/connection.types.ts';
import { Cost } from '../../core/field-cost.ts';

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
