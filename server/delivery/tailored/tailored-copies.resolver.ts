import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { shownTailoring } from '../../models/tailoring/shown-tailoring.ts';
import { Tailoring } from '../../models/tailoring/tailoring.types.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { entitlementByLine } from '../delivery.loaders.ts';
import { LineDownload } from '../delivery.types.ts';
import { packageDownload } from '../links/item-download.ts';
import { ALL } from '../package/package.entity.ts';
import { tailoredCopiesOf, tailoringOf } from './tailored-copies.queries.ts';
import { tailorFiles } from './tailored-copies.service.ts';
import { TailoredCopy, TailorFilesInput } from './tailored-copies.types.ts';

@Resolver(() => OrderLine)
export class LineTailoringResolver {
  @Cost({ call: 20 })
  @Mutation(() => OrderLine, {
    description:
      'Has the newest version of bought files made for a choice, which takes seconds; `tailoredCopies` of the line tells how far ' +
      'it is. 30 choices for a purchase, 20 new ones an hour for a network. Errors: ORDER_NOT_FOUND, FILE_NOT_AVAILABLE, ' +
      'DOWNLOAD_NOT_ALLOWED, VALIDATION_FAILED, RATE_LIMITED.',
  })
  tailorFiles(
    @Ctx() ctx: Context,
    @Arg('input', () => TailorFilesInput) { orderId, accessToken, lineId, chosen }: TailorFilesInput,
  ): Promise<OrderLine> {
    return tailorFiles(ctx, { id: orderId, accessToken }, lineId, chosen);
  }

  @FieldResolver(() => Tailoring, {
    nullable: true,
    description:
      'What may be chosen of the newest version of the bought files. Null where nothing can be, and after a refund.',
  })
  async tailoring(@Ctx() ctx: Context, @Root() line: OrderLine): Promise<Tailoring | null> {
    const entitlement = await entitlementByLine(ctx).load(line.id);
    const base = entitlement && (await tailoringOf(ctx).load(entitlement.id));
    return base ? shownTailoring(base.tailoring, ctx.locale) : null;
  }

  @Cost({ size: 4 })
  @FieldResolver(() => [TailoredCopy], {
    description: 'The bought files as they are for what the buyer chose, the last choice first. None after a refund.',
  })
  async tailoredCopies(@Ctx() ctx: Context, @Root() line: OrderLine): Promise<TailoredCopy[]> {
    const entitlement = await entitlementByLine(ctx).load(line.id);
    return entitlement ? tailoredCopiesOf(ctx).load(entitlement.id) : [];
  }
}

@Resolver(() => TailoredCopy)
export class TailoredCopyResolver {
  @FieldResolver(() => LineDownload, { nullable: true, description: 'All its files; null until it is READY.' })
  async download(
    @Ctx() ctx: Context,
    @Root() { entitlementId, versionId }: TailoredCopy,
  ): Promise<LineDownload | null> {
    return versionId ? packageDownload(ctx, { entitlementId, modelVersionId: versionId, scope: ALL }, false) : null;
  }
}
