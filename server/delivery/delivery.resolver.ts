import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { LineDownload } from './delivery.types.ts';
import { lineDownload } from './links/item-download.ts';

@Resolver(() => OrderLine)
export class LineDownloadResolver {
  @Cost({ call: 2 })
  @FieldResolver(() => LineDownload, {
    nullable: true,
    description: 'The bought files. Null for goods, before the payment, and while the product has no files.',
  })
  download(@Ctx() ctx: Context, @Root() line: OrderLine): Promise<LineDownload | null> {
    return lineDownload(ctx, line);
  }
}
