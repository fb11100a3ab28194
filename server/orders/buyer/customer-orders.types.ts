import { Field, ObjectType } from 'type-graphql';
import { PageInfo } from '../../core/connection.types.ts';
import { Cost } from '../../core/field-cost.ts';
import { Order } from '../order.entity.ts';

@ObjectType({ description: 'Orders of an account, newest first.', simpleResolvers: true })
export class OrderConnection {
  @Cost({ size: 'asked' })
  @Field(() => [Order])
  nodes: Order[];

  @Field(() => PageInfo)
  pageInfo: PageInfo;

  /** Counted only when asked for. */
  totalCount?: number;

  customerId: string;
}
