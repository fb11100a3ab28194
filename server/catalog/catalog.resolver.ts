import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { checkArg } from '../core/checked-input.ts';
import { within } from '../core/checks.ts';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { money } from '../core/money.types.ts';
import { featuredKit } from './featured-kit.queries.ts';
import { Facet, ProductConnection, ProductListArgs } from './catalog-list.types.ts';
import { listProducts } from './catalog-list.ts';
import {
  attributesOf,
  categoryFacts,
  galleryOf,
  modelFactsOf,
  priceReductionOf,
  productById,
  relatedOf,
  textsOf,
} from './catalog.loaders.ts';
import { findProduct, getProducts, listCategories } from './catalog.service.ts';
import { StockState } from './catalog-enums.ts';
import { ProductTab, RcComponent } from './product-tabs.types.ts';
import { CategoryView, Image, ModelViewerSettings, ProductAttribute, ProductView } from './catalog.types.ts';
import { imageOf } from './catalog-rows.ts';
import { categoryBySlug } from './category/category.queries.ts';
import { announcedReduction } from './product/price-history.ts';
import { PriceReduction } from './product/price-reduction.types.ts';
import { VolumePriceView, volumePriceViews } from './product/volume-price.types.ts';
import { MOST_VOLUME_PRICES } from './product/volume-prices.ts';
import { savingTogether } from './product/kit-with-files.ts';
import { KitWithFiles } from './product/kit-with-files.types.ts';
import { selects } from './selection.ts';
import { tabsOf } from './product/tabs.ts';

const MOST_RELATED = 24;
/** Fields of a product for which a list reads more than cards. */
const FACTS = ['fit', 'neededBedMm', 'priceReduction', 'volumePrices', 'withFiles', 'modelViewerSettings'];

@Resolver(() => ProductView)
export class ProductResolver {
  @Cost({ call: 50 })
  @Query(() => ProductView, {
    nullable: true,
    description: 'One active product; null for an unknown id. Errors: PRODUCT_INACTIVE (args.id).',
  })
  product(@Ctx() ctx: Context, @Arg('id', () => Int) id: number): Promise<ProductView | null> {
    return findProduct(ctx, id);
  }

  @Cost({ call: 60, given: { search: 120 } })
  @Query(() => ProductConnection, {
    description: 'Active products. Errors: VALIDATION_FAILED, CURSOR_INVALID (a cursor belongs to one sort).',
  })
  products(
    @Ctx() ctx: Context,
    @Args(() => ProductListArgs) args: ProductListArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductConnection> {
    const counterparts = selects(info, 'nodes', 'counterpart');
    const facts = FACTS.some((field) => selects(info, 'nodes', field));
    return listProducts(ctx, args, { counterparts, facts, facets: selects(info, 'facets') });
  }

  @Cost({ size: 'asked' })
  @Query(() => [ProductView], {
    description:
      'Those of at most 50 products that are on sale, in the given order; unknown and inactive ones are left out. ' +
      'Errors: VALIDATION_FAILED.',
  })
  productsById(@Ctx() ctx: Context, @Arg('ids', () => [Int]) ids: number[]): Promise<ProductView[]> {
    return getProducts(ctx, ids);
  }

  @Cost({ call: 60 })
  @Query(() => ProductView, {
    nullable: true,
    description: 'The newest kit with a wide photograph of its numbered parts, else the newest kit.',
  })
  featuredKit(@Ctx() ctx: Context): Promise<ProductView | null> {
    return featuredKit(ctx);
  }

  @FieldResolver(() => PriceReduction, {
    nullable: true,
    description:
      'Null unless the price was lowered in the last 30 days, or for a sale that runs, and is below all of the 30 days before.',
  })
  priceReduction(
    @Ctx() ctx: Context,
    @Root() { id, prices }: ProductView,
  ): PriceReduction | null | Promise<PriceReduction | null> {
    return prices ? announcedReduction(prices, ctx.shop.clock.now()) : priceReductionOf(ctx).load(id);
  }

  @Cost({ size: MOST_VOLUME_PRICES })
  @FieldResolver(() => [VolumePriceView], {
    description:
      'What a unit costs anybody who buys more, the fewest first; those that are not below the price are left out.',
  })
  async volumePrices(@Ctx() ctx: Context, @Root() product: ProductView): Promise<VolumePriceView[]> {
    const { volumePrices } = product.model ?? (await modelFactsOf(ctx).load(product.id));
    const open = (volumePrices ?? []).filter(({ groupId }) => groupId === null);
    return volumePriceViews(open.filter(({ priceMinor }) => priceMinor < product.price.minor));
  }

  @FieldResolver(() => String, { description: 'HTML of a small allow-list of tags.' })
  async description(@Ctx() ctx: Context, @Root() product: ProductView): Promise<string> {
    return (product.texts ?? (await textsOf(ctx).load(product.id))).description;
  }

  @Cost({ size: 20 })
  @FieldResolver(() => [String])
  async features(@Ctx() ctx: Context, @Root() product: ProductView): Promise<string[]> {
    return (product.texts ?? (await textsOf(ctx).load(product.id))).features;
  }

  @Cost({ size: 20 })
  @FieldResolver(() => [String], { description: 'Hints for the 3D viewer.' })
  async interactionInstructions(@Ctx() ctx: Context, @Root() product: ProductView): Promise<string[]> {
    return (product.texts ?? (await textsOf(ctx).load(product.id))).interactionInstructions;
  }

  @FieldResolver(() => ModelViewerSettings, {
    nullable: true,
    description: 'How the 3D viewer shows the model at first.',
  })
  async modelViewerSettings(@Ctx() ctx: Context, @Root() product: ProductView): Promise<ModelViewerSettings | null> {
    return (product.model ?? (await modelFactsOf(ctx).load(product.id))).viewerSettings;
  }

  @Cost({ size: 6 })
  @FieldResolver(() => [ProductTab], { description: 'Of its page.' })
  async tabs(@Ctx() ctx: Context, @Root() product: ProductView): Promise<ProductTab[]> {
    return tabsOf(product, product.texts ?? (await textsOf(ctx).load(product.id)), ctx.locale);
  }

  @Cost({ size: 20 })
  @FieldResolver(() => [Image], { description: 'All pictures, the cover first.' })
  gallery(@Ctx() ctx: Context, @Root() product: ProductView): Image[] | Promise<Image[]> {
    return product.gallery ?? galleryOf(ctx).load(product.id);
  }

  @Cost({ size: 20 })
  @FieldResolver(() => [ProductAttribute])
  attributes(@Ctx() ctx: Context, @Root() product: ProductView): ProductAttribute[] | Promise<ProductAttribute[]> {
    return product.attributes ?? attributesOf(ctx).load(product.id);
  }

  @FieldResolver(() => KitWithFiles, {
    nullable: true,
    description: 'Of a kit: what it costs with its files, where that is less than both apart and both can be bought.',
  })
  async withFiles(@Ctx() ctx: Context, @Root() product: ProductView): Promise<KitWithFiles | null> {
    const { bundlePriceMinor } = product.model ?? (await modelFactsOf(ctx).load(product.id));
    const files = bundlePriceMinor === null ? null : await this.counterpart(ctx, product);
    if (files?.stockState !== StockState.ALWAYS) return null;
    const savingMinor = savingTogether(bundlePriceMinor, product.price.minor, files.price.minor);
    return savingMinor === 0 ? null : { price: money(bundlePriceMinor!), saving: money(savingMinor) };
  }

  @FieldResolver(() => ProductView, {
    nullable: true,
    description: 'The kit of these files, or the files of this kit.',
  })
  async counterpart(@Ctx() ctx: Context, @Root() product: ProductView): Promise<ProductView | null> {
    if (product.counterpart !== undefined || product.counterpartId === null) return product.counterpart ?? null;
    const other = await productById(ctx).load(product.counterpartId);
    return other?.active ? other : null;
  }

  @FieldResolver(() => [ProductView], { description: 'Products that go with it, 1 to 24.' })
  related(
    @Ctx() ctx: Context,
    @Root() { id }: ProductView,
    @Arg('first', () => Int, { defaultValue: 4, validateFn: checkArg('first', within(1, MOST_RELATED)) }) first: number,
  ): Promise<ProductView[]> {
    return relatedOf(ctx).load({ id, first });
  }
}

@Resolver(() => ProductConnection)
export class ProductConnectionResolver {
  @FieldResolver(() => Int, {
    description:
      'In the whole list. Of more than 2,000, and its facets, a change is seen within 20 seconds; of so many that counting takes longer than a second, ' +
      'by the next who asks, within ten minutes. In a catalogue of more than 20,000 both are estimated from some products until they are counted.',
  })
  async totalCount(@Root() { summary }: ProductConnection): Promise<number> {
    return (await summary()).totalCount;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether `totalCount` and the counts of `facets` are estimated so far.',
  })
  async isEstimate(@Root() { summary }: ProductConnection): Promise<boolean> {
    return (await summary()).isEstimate;
  }

  @FieldResolver(() => CategoryView, {
    nullable: true,
    description: 'The category, where the filter names exactly one that shoppers see; by its present slug.',
  })
  async category(@Ctx() ctx: Context, @Root() { categoryWord }: ProductConnection): Promise<CategoryView | null> {
    return categoryWord === null ? null : categoryBySlug(ctx, categoryWord);
  }

  @Cost({ call: 100, size: 20 })
  @FieldResolver(() => [Facet], { description: 'Ways to narrow the list, with counts.' })
  async facets(@Root() { summary }: ProductConnection): Promise<Facet[]> {
    return (await summary()).facets;
  }
}

@Resolver(() => CategoryView)
export class CategoryResolver {
  @Cost({ size: 40 })
  @Query(() => [CategoryView], {
    description:
      'Every category that shoppers see, with its number of products, in the order of the shop. In a shop of more than ' +
      '2,000 products a change is seen within 20 seconds; of so many that counting takes longer than a second, by the next who asks, within ten minutes.',
  })
  categories(@Ctx() ctx: Context): Promise<CategoryView[]> {
    return listCategories(ctx);
  }

  @Query(() => CategoryView, {
    nullable: true,
    description: 'The category that has this slug, or had it last. Null when it is nobody’s, and for a hidden one.',
  })
  category(@Ctx() ctx: Context, @Arg('slug', () => String) slug: string): Promise<CategoryView | null> {
    return categoryBySlug(ctx, slug);
  }

  @FieldResolver(() => Int, { description: 'Active products in it.' })
  async productCount(@Ctx() ctx: Context, @Root() { id, facts }: CategoryView): Promise<number> {
    return (facts ?? (await categoryFacts(ctx).load(id))).productCount;
  }

  @FieldResolver(() => Image, { nullable: true, description: 'Its own picture, else that of a product in it.' })
  async image(@Ctx() ctx: Context, @Root() { id, facts }: CategoryView): Promise<Image | null> {
    return (facts ?? (await categoryFacts(ctx).load(id))).image;
  }

  @FieldResolver(() => Image, { nullable: true, description: 'Its own picture.' })
  async picture(@Ctx() ctx: Context, @Root() { id, facts, picture }: CategoryView): Promise<Image | null> {
    if (picture !== undefined) return picture && imageOf(picture);
    return (facts ?? (await categoryFacts(ctx).load(id))).picture;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Plain text, at most 1,000 characters; line breaks stay.',
  })
  async description(@Ctx() ctx: Context, @Root() { id, facts, description }: CategoryView): Promise<string | null> {
    if (description !== undefined) return description;
    return (facts ?? (await categoryFacts(ctx).load(id))).description;
  }
}

@Resolver(() => RcComponent)
export class RcComponentResolver {
  @FieldResolver(() => ProductView, { nullable: true, description: 'Where this shop sells it.' })
  async product(@Ctx() ctx: Context, @Root() { productId }: RcComponent): Promise<ProductView | null> {
    const product = productId === null ? null : await productById(ctx).load(productId);
    return product?.active ? product : null;
  }
}
