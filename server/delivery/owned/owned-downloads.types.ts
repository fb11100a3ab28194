import { Field, ID, ObjectType } from 'type-graphql';
import { OrderLine } from '../../orders/order-line.entity.ts';

@ObjectType({ description: 'Files that the account has bought and may download.', simpleResolvers: true })
export class OwnedDownload {
  @Field(() => ID)
  orderId: string;

  @Field(() => String)
  orderNumber: string;

  @Field(() => Date, { description: 'When it was paid.' })
  boughtAt: Date;

  @Field(() => OrderLine)
  item?: OrderLine;

  /** The item is read when it is asked for. */
  itemId: string;
}
