import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { User } from '../../accounts/user.entity.ts';
import { ProductView } from '../../catalog/catalog.types.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { lineById } from '../../orders/orders.loaders.ts';
import { countDownloads, downloadsOf, ownedCopyOf } from './owned-downloads.queries.ts';
import { OwnedDownload, OwnedDownloadConnection } from './owned-downloads.types.ts';

@Resolver(() => User)
export class CustomerDownloadsResolver {
  @FieldResolver(() => OwnedDownloadConnection, {
    description: 'Bought files that may be downloaded, newest first; `first` is 1 to 100.',
  })
  downloads(
    @Ctx() ctx: Context,
    @Root() user: User,
    @Arg('first', () => Int, { defaultValue: 100 }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ): Promise<Omit<OwnedDownloadConnection, 'totalCount'>> {
    return downloadsOf(ctx, user.id, { first, after });
  }
}

@Resolver(() => OwnedDownloadConnection)
export class OwnedDownloadConnectionResolver {
  @Cost({ call: 10 })
  @FieldResolver(() => Int)
  totalCount(@Ctx() ctx: Context, @Root() { customerId }: OwnedDownloadConnection): Promise<number> {
    return countDownloads(ctx, customerId);
  }
}

@Resolver(() => OwnedDownload)
export class OwnedLineResolver {
  @FieldResolver(() => OrderLine, { description: 'What was bought.' })
  line(@Ctx() ctx: Context, @Root() { lineId }: OwnedDownload): Promise<OrderLine> {
    return lineById(ctx).load(lineId);
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
