import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { deletedBy } from '../../core/payload.ts';
import { Deleted } from '../../core/payload.types.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { categoryStates } from './admin-categories.queries.ts';
import { createCategory, deleteCategory, sortCategories, updateCategory } from './admin-categories.service.ts';
import { AdminCategory, CategoryInput, NewCategoryArgs } from './admin-categories.types.ts';
import { setCategoryPicture } from '../category/category-picture.service.ts';

@Resolver(() => AdminCategory)
export class AdminCategoriesResolver {
  @Cost({ size: 60 })
  @Query(() => [AdminCategory], { description: 'All categories, in the order of the shop.' })
  adminCategories(@Ctx() ctx: Context): Promise<AdminCategory[]> {
    return categoryStates(ctx);
  }

  @FieldResolver(() => String, { description: 'In the language of the request, else in English.' })
  name(@Ctx() ctx: Context, @Root() { names }: AdminCategory): string {
    return names[ctx.locale] || names.en;
  }

  @Mutation(() => AdminCategory, {
    description: 'Adds a category behind the others. VALIDATION_FAILED by field (TAKEN: another one has the address).',
  })
  createCategory(@Ctx() ctx: Context, @Args(() => NewCategoryArgs) category: NewCategoryArgs): Promise<AdminCategory> {
    return createCategory(ctx, category);
  }

  @Mutation(() => AdminCategory, {
    description:
      'Names a category anew, describes it, moves it to another address, hides or shows it. Errors: NOT_FOUND, VERSION_CONFLICT, ' +
      'VALIDATION_FAILED by field (TAKEN: another one has the address).',
  })
  updateCategory(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
    @Arg('input', () => CategoryInput) { slug, names, descriptions, hidden }: CategoryInput,
  ): Promise<AdminCategory> {
    return updateCategory(ctx, {
      id,
      expectedVersion,
      ...(slug != null && { slug }),
      ...(names && { names }),
      ...(descriptions && { descriptions }),
      ...(hidden != null && { hidden }),
    });
  }

  @Mutation(() => AdminCategory, {
    description:
      'Takes the picture of a category off (no key), or puts one back. A new one is sent to ' +
      '`POST /api/admin/categories/{id}/picture`. NOT_FOUND, VERSION_CONFLICT.',
  })
  setCategoryPicture(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
    @Arg('key', () => ID, { nullable: true }) key?: string | null,
  ): Promise<AdminCategory> {
    return setCategoryPicture(ctx, { id, expectedVersion, key: key ?? null });
  }

  @Cost({ size: 'asked' })
  @Mutation(() => [AdminCategory], { description: 'Every category once, in the wanted order. VALIDATION_FAILED.' })
  sortCategories(@Ctx() ctx: Context, @Arg('ids', () => [ID]) ids: string[]): Promise<AdminCategory[]> {
    return sortCategories(ctx, ids);
  }

  @Mutation(() => Deleted, {
    description:
      'Removes a category that no product is in. NOT_FOUND, VERSION_CONFLICT, CATEGORY_IN_USE (args.productCount).',
  })
  deleteCategory(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
  ): Promise<Deleted> {
    return deletedBy(id, deleteCategory(ctx, id, expectedVersion));
  }
}
