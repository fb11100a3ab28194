import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import {
  categoryStates,
  createCategory,
  deleteCategory,
  renameCategory,
  sortCategories,
} from './admin-categories.service.ts';
import { AdminCategory, CategoryNamesInput } from './admin-categories.types.ts';

@Resolver(() => AdminCategory)
export class AdminCategoriesResolver {
  @Query(() => [AdminCategory], { description: 'All categories, in the order of the shop.' })
  adminCategories(@Ctx() ctx: Context): Promise<AdminCategory[]> {
    return categoryStates(ctx);
  }

  @Mutation(() => AdminCategory, {
    description: 'Adds a category behind the others. VALIDATION_FAILED by field (TAKEN: another one has the address).',
  })
  createCategory(
    @Ctx() ctx: Context,
    @Arg('slug', () => String, { description: 'a–z, 0–9 and hyphens, at most 40; it stays.' }) slug: string,
    @Arg('names', () => CategoryNamesInput) names: CategoryNamesInput,
  ): Promise<AdminCategory> {
    return createCategory(ctx, slug, names);
  }

  @Mutation(() => AdminCategory, { description: 'NOT_FOUND, VERSION_CONFLICT, VALIDATION_FAILED by field.' })
  renameCategory(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('names', () => CategoryNamesInput) names: CategoryNamesInput,
    @Arg('expectedVersion', () => String) expectedVersion: string,
  ): Promise<AdminCategory> {
    return renameCategory(ctx, { id, names, expectedVersion });
  }

  @Mutation(() => [AdminCategory], { description: 'Every category once, in the wanted order. VALIDATION_FAILED.' })
  sortCategories(@Ctx() ctx: Context, @Arg('ids', () => [ID]) ids: string[]): Promise<AdminCategory[]> {
    return sortCategories(ctx, ids);
  }

  @Mutation(() => Boolean, { description: 'NOT_FOUND, VERSION_CONFLICT, CATEGORY_IN_USE (args.productCount).' })
  async deleteCategory(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => String) expectedVersion: string,
  ): Promise<boolean> {
    await deleteCategory(ctx, id, expectedVersion);
    return true;
  }
}
