import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { deletedBy } from '../core/payload.ts';
import { Deleted } from '../core/payload.types.ts';
import { productById } from '../catalog/catalog.loaders.ts';
import { ProductView } from '../catalog/catalog.types.ts';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { seenBuildById } from '../gallery/builds.loaders.ts';
import { BuildView } from '../gallery/gallery.types.ts';
import { findOwnReview, findReview, listReviews, ratingOfProduct } from './reviews.queries.ts';
import { OwnReview, ProductRating, ReviewInput, ReviewConnection, ReviewView } from './reviews.types.ts';
import { deleteReview, saveReview } from './reviews.service.ts';

@Resolver(() => ReviewView)
export class ReviewResolver {
  @Cost({ call: 30 })
  @Query(() => OwnReview, { description: 'What the caller wrote of a product, and whether they may.' })
  myReview(@Ctx() ctx: Context, @Arg('productId', () => Int) productId: number): Promise<OwnReview> {
    return findOwnReview(ctx, productId);
  }

  @Mutation(() => ReviewView, {
    description:
      "Writes the caller's one review of a product, or changes it; either way it waits for a moderator. " +
      'Errors: PRODUCT_NOT_FOUND, REVIEW_NOT_BUYER, NOT_FOUND (the build), RATE_LIMITED, VALIDATION_FAILED.',
  })
  async saveReview(
    @Ctx() ctx: Context,
    @Arg('productId', () => Int) productId: number,
    @Arg('input', () => ReviewInput) input: ReviewInput,
  ): Promise<ReviewView> {
    return findReview(ctx, await saveReview(ctx, productId, input));
  }

  @Mutation(() => Deleted, { description: "Removes the caller's own review for good. Errors: NOT_FOUND." })
  deleteReview(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Deleted> {
    return deletedBy(id, deleteReview(ctx, id));
  }

  @Cost({ call: 15 })
  @FieldResolver(() => ProductView, { description: 'Also when it is no longer sold.' })
  async product(@Ctx() ctx: Context, @Root() { productId }: ReviewView): Promise<ProductView> {
    return (await productById(ctx).load(productId))!;
  }

  @FieldResolver(() => BuildView, {
    nullable: true,
    description:
      'The build whose photograph goes with it; null for everyone but its builder and admins while that is not published.',
  })
  build(@Ctx() ctx: Context, @Root() { buildId }: ReviewView): Promise<BuildView | null> | null {
    return buildId === null ? null : seenBuildById(ctx).load(buildId);
  }
}

@Resolver(() => ProductView)
export class ProductReviewsResolver {
  @FieldResolver(() => ProductRating, { description: 'What buyers think of it.' })
  rating(@Ctx() ctx: Context, @Root() { id }: ProductView): Promise<ProductRating> {
    return ratingOfProduct(ctx).load(id);
  }

  @FieldResolver(() => ReviewConnection, { description: 'Published reviews, newest first.' })
  reviews(
    @Ctx() ctx: Context,
    @Root() { id }: ProductView,
    @Arg('first', () => Int, { defaultValue: 10, description: '1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ): Promise<ReviewConnection> {
    return listReviews(ctx, { productId: id, first, after });
  }
}
