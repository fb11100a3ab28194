import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { entitlementByLine } from '../delivery.loaders.ts';
import { LineDownload } from '../delivery.types.ts';
import { packageDownload } from '../links/item-download.ts';
import { ownedChanges } from './owned-changes.ts';
import { versionsOf } from './owned-versions.queries.ts';
import { OwnedVersion, VersionChanges } from './owned-versions.types.ts';
import { ALL } from '../package/package.entity.ts';

@Resolver(() => OrderLine)
export class LineVersionsResolver {
  @Cost({ size: 5, one: ['only', 'newest'] })
  @FieldResolver(() => [OwnedVersion], {
    description:
      'Versions of the bought files that may be loaded, newest first: the one that was sold and all after it, or only ' +
      'the one named. None for goods, before the payment and after a refund.',
  })
  async versions(
    @Ctx() ctx: Context,
    @Root() line: OrderLine,
    @Arg('only', () => ID, { nullable: true }) only: string | undefined,
    @Arg('newest', () => Boolean, { defaultValue: false }) newest: boolean,
  ): Promise<OwnedVersion[]> {
    const entitlement = await entitlementByLine(ctx).load(line.id);
    if (!entitlement) return [];
    const versions = await versionsOf(ctx).load(entitlement.id);
    const wanted = only ? versions.filter(({ id }) => id === only) : versions;
    return newest ? wanted.slice(0, 1) : wanted;
  }
}

@Resolver(() => OwnedVersion)
export class OwnedVersionResolver {
  @FieldResolver(() => LineDownload, { description: 'All its files.' })
  download(@Ctx() ctx: Context, @Root() { entitlementId, id }: OwnedVersion): Promise<LineDownload> {
    return packageDownload(ctx, { entitlementId, modelVersionId: id, scope: ALL }, false);
  }

  @FieldResolver(() => VersionChanges, {
    nullable: true,
    description:
      'Against the newest older one that the buyer has (bought, or loaded since), or one that is named. Null when there is ' +
      'no such older one.',
  })
  changes(
    @Ctx() ctx: Context,
    @Root() version: OwnedVersion,
    @Arg('since', () => ID, { nullable: true }) since?: string | null,
  ): Promise<VersionChanges | null> {
    return ownedChanges(ctx, version, since);
  }
}
