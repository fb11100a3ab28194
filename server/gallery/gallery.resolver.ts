import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { deletedBy } from '../core/payload.ts';
import { Deleted } from '../core/payload.types.ts';
import { productById } from '../catalog/catalog.loaders.ts';
import { selects } from '../catalog/selection.ts';
import { type CategoryView, ProductView } from '../catalog/catalog.types.ts';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import {
  builtProducts,
  figuresOf,
  findBuild,
  findBuilder,
  listBuilds,
  listMyBuilds,
  listProductBuilds,
} from './builds.queries.ts';
import { deleteBuild, restoreBuild, saveBuild, submitBuild } from './builds.service.ts';
import { BuildInput, BuildListArgs, ProductBuildsArgs } from './gallery.inputs.ts';
import { BuilderFigures, BuilderView, BuildConnection, BuildPage, BuildView, GalleryFilters } from './gallery.types.ts';

@Resolver(() => BuildView)
export class BuildResolver {
  @Cost({ call: 60 })
  @Query(() => BuildPage, { description: 'Published builds, newest first, the latest 10,000.' })
  builds(@Ctx() ctx: Context, @Args(() => BuildListArgs) args: BuildListArgs): Promise<BuildPage> {
    return listBuilds(ctx, args);
  }

  @Cost({ call: 50 })
  @Query(() => BuildView, { description: 'Errors: NOT_FOUND, also for what the caller may not see.' })
  build(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<BuildView> {
    return findBuild(ctx, id);
  }

  @Cost({ size: 100 })
  @Query(() => [BuildView], { description: "The caller's latest 100 builds in whatever state." })
  myBuilds(@Ctx() ctx: Context): Promise<BuildView[]> {
    return listMyBuilds(ctx);
  }

  @Cost({ call: 15 })
  @FieldResolver(() => ProductView, { description: 'Also when it is no longer sold.' })
  async product(@Ctx() ctx: Context, @Root() { productId }: BuildView): Promise<ProductView> {
    return (await productById(ctx).load(productId))!;
  }
}

@Resolver(() => BuildView)
export class OwnBuildResolver {
  @Mutation(() => BuildView, {
    description:
      'Writes down a draft; with `id`, changes an own one that is not sent in. Then `PUT /api/builds/{id}/photo` brings ' +
      'its photograph. Errors: PRODUCT_NOT_FOUND, NOT_FOUND, BUILD_CLOSED, RATE_LIMITED.',
  })
  async saveBuild(
    @Ctx() ctx: Context,
    @Arg('input', () => BuildInput) input: BuildInput,
    @Arg('id', () => ID, { nullable: true }) id: string | null = null,
  ): Promise<BuildView> {
    return findBuild(ctx, await saveBuild(ctx, id, input));
  }

  @Mutation(() => BuildView, {
    description: 'Sends an own build to the moderators. Errors: NOT_FOUND, BUILD_CLOSED, VALIDATION_FAILED (photo).',
  })
  async submitBuild(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<BuildView> {
    await submitBuild(ctx, id);
    return findBuild(ctx, id);
  }

  @Mutation(() => Deleted, { description: 'Removes an own build; it can be restored for an hour. Errors: NOT_FOUND.' })
  deleteBuild(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Deleted> {
    return deletedBy(id, deleteBuild(ctx, id));
  }

  @Mutation(() => BuildView, { description: 'Undoes a removal. Errors: NOT_FOUND.' })
  async restoreBuild(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<BuildView> {
    await restoreBuild(ctx, id);
    return findBuild(ctx, id);
  }
}

@Resolver(() => BuilderView)
export class BuilderResolver {
  @Query(() => BuilderView, { description: 'Errors: NOT_FOUND for what is no id.' })
  builder(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<BuilderView> {
    return findBuilder(ctx, id);
  }

  @Cost({ call: 20 })
  @FieldResolver(() => BuilderFigures, { description: 'Sums over all published builds.' })
  figures(@Ctx() ctx: Context, @Root() { id }: BuilderView): Promise<BuilderFigures> {
    return figuresOf(ctx, id);
  }
}

@Resolver(() => GalleryFilters)
export class GalleryFiltersResolver {
  @Query(() => GalleryFilters, { description: 'Models with published builds and their categories.' })
  async galleryFilters(@Ctx() ctx: Context): Promise<GalleryFilters> {
    const built = await builtProducts(ctx);
    const products = (await productById(ctx).loadMany(built.map(({ id }) => id))) as ProductView[];
    const categories = new Map<number, CategoryView>(products.map(({ category }) => [category.id, category]));
    return {
      models: built.map(({ count }, index) => ({ count, product: products[index]! })),
      categories: [...categories.values()].filter(({ listed }) => listed).sort((a, b) => a.id - b.id),
    };
  }
}

@Resolver(() => ProductView)
export class ProductBuildsResolver {
  @Cost({ call: 20 })
  @FieldResolver(() => BuildConnection, { description: 'Published builds of it or of its counterpart, newest first.' })
  builds(
    @Ctx() ctx: Context,
    @Root() { id }: ProductView,
    @Args(() => ProductBuildsArgs) asked: ProductBuildsArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BuildConnection> {
    return listProductBuilds(ctx, id, asked, selects(info, 'nodes') || selects(info, 'pageInfo'));
  }
}
