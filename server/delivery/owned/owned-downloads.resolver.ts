import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { User } from '../../accounts/user.entity.ts';
import { ProductView } from '../../catalog/catalog.types.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { lineById } from '../../orders/orders.loaders.ts';
import { downloadsOf, ownedCopyOf } from './owned-downloads.queries.ts';
import { OwnedDownload } from './owned-downloads.types.ts';

@Resolver(() => User)
export class CustomerDownloadsResolver {
  @FieldResolver(() => [OwnedDownload], {
    description: 'Bought files that may be downloaded, newest first; `first` is 1 to 100.',
  })
  downloads(
    @Ctx() ctx: Context,
    @Root() user: User,
    @Arg('first', () => Int, { defaultValue: 100 }) first: number,
  ): Promise<OwnedDownload[]> {
    return downloadsOf(ctx, user.id, first);
  }
}

@Resolver(() => OwnedDownload)
export class OwnedItemResolver {
  @FieldResolver(() => OrderLine)
  item(@Ctx() ctx: Context, @Root() { itemId }: OwnedDownload): Promise<OrderLine> {
    return lineById(ctx).load(itemId);
  }
}

@Resolver(() => ProductView)
export class OwnedCopyResolver {
  @FieldResolver(() => OwnedDownload, {
    nullable: true,
    description: 'The copy of these files that the caller already owns. Null for visitors, goods, and after a refund.',
  })
  ownedCopy(@Ctx() ctx: Context, @Root() { id, productType }: ProductView): Promise<OwnedDownload | null> | null {
    return ctx.viewer && productType === 'DIGITAL' ? ownedCopyOf(ctx).load(id) : null;
  }
}
