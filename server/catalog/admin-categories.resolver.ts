import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import {
  categoryStates,
  createCategory,
  deleteCategory,
  sortCategories,
  updateCategory,
} from './admin-categories.service.ts';
import { AdminCategory, CategoryInput, CategoryNamesInput } from './admin-categories.types.ts';

@Resolver(() => AdminCategory)
export class AdminCategoriesResolver {
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
  createCategory(
    @Ctx() ctx: Context,
    @Arg('slug', () => String, { description: 'a–z, 0–9 and hyphens, at most 40.' }) slug: string,
    @Arg('names', () => CategoryNamesInput) names: CategoryNamesInput,
    @Arg('hidden', () => Boolean, { defaultValue: false }) hidden: boolean,
  ): Promise<AdminCategory> {
    return createCategory(ctx, { slug, names, hidden });
  }

  @Mutation(() => AdminCategory, {
    description:
      'Names a category anew, moves it to another address, hides or shows it. Errors: NOT_FOUND, VERSION_CONFLICT, ' +
      'VALIDATION_FAILED by field (TAKEN: another one has the address).',
  })
  updateCategory(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => String) expectedVersion: string,
    @Arg('input', () => CategoryInput) { slug, names, hidden }: CategoryInput,
  ): Promise<AdminCategory> {
    return updateCategory(ctx, {
      ...{ id, expectedVersion },
      ...(slug != null && { slug }),
      ...(names && { names }),
      ...(hidden != null && { hidden }),
    });
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
