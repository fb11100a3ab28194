import { Field, ID, ObjectType } from 'type-graphql';
import { PageInfo } from '../../core/connection.types.ts';
import { Cost } from '../../core/field-cost.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';

@ObjectType({ description: 'Files that the account has bought and may download.', simpleResolvers: true })
export class OwnedDownload {
  @Field(() => ID)
  orderId: string;

  @Field(() => String)
  orderNumber: string;

  @Field(() => Date, { description: 'When it was paid.' })
  boughtAt: Date;

  @Field(() => OrderLine, { description: 'What was bought.' })
  line?: OrderLine;

  /** The line is read when it is asked for. */
  lineId: string;
}

@ObjectType({ description: 'Files that the account has bought and may download, newest first.', simpleResolvers: true })
export class OwnedDownloadConnection {
  @Cost({ size: 'asked' })
  @Field(() => [OwnedDownload])
  nodes: OwnedDownload[];

  @Field(() => PageInfo)
  pageInfo: PageInfo;

  /** Counted only when asked for. */
  totalCount?: number;

  customerId: string;
}
