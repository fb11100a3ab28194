import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { ProductView } from '../../catalog/catalog.types.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { ModelDraftView } from '../draft/drafts.types.ts';
import { draftComparison, versionComparison } from './comparison.queries.ts';
import { VersionComparison } from './comparison.types.ts';

@Resolver(() => ProductView)
export class ProductComparisonResolver {
  @Cost({ call: 40 })
  @FieldResolver(() => VersionComparison, {
    nullable: true,
    description:
      'What changed between two of its `modelVersions`, in whatever order they are named: without ids the newest against the ' +
      'one before it. Null where nothing was published before. Errors: NOT_FOUND (a version of something else).',
  })
  versionComparison(
    @Ctx() ctx: Context,
    @Root() { id }: ProductView,
    @Arg('older', () => ID, { nullable: true, description: 'Of a version; without it the one before `newer`.' })
    older?: string | null,
    @Arg('newer', () => ID, { nullable: true, description: 'Of a version; without it the one sold now.' }) newer?:
      | string
      | null,
  ): Promise<VersionComparison | null> {
    return versionComparison(ctx, id, { older, newer });
  }
}

@Resolver(() => ModelDraftView)
export class DraftComparisonResolver {
  @Cost({ call: 40 })
  @FieldResolver(() => VersionComparison, {
    nullable: true,
    description: 'Against the version that it follows; null for the first version of a model.',
  })
  comparison(@Ctx() ctx: Context, @Root() { compared }: ModelDraftView): Promise<VersionComparison | null> {
    return draftComparison(ctx, compared!);
  }
}
