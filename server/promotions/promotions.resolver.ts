import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { PromotionState } from './promotion-kinds.ts';
import { Promotion } from './promotion.entity.ts';
import { findPromotion, listPromotions, stateOf } from './promotions.queries.ts';
import { createPromotion, switchPromotion, updatePromotion } from './promotions.service.ts';
import { PromotionInput, PromotionPage, PromotionsArgs } from './promotions.types.ts';

@Resolver(() => Promotion)
export class PromotionsResolver {
  @Cost({ call: 30 })
  @Query(() => PromotionPage, { description: 'For admins: promotions, newest first; there are at most 500.' })
  promotions(@Ctx() ctx: Context, @Args(() => PromotionsArgs) args: PromotionsArgs): Promise<PromotionPage> {
    return listPromotions(ctx, args);
  }

  @Query(() => Promotion, { description: 'For admins: one promotion; else NOT_FOUND.' })
  promotion(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Promotion> {
    return findPromotion(ctx, id);
  }

  @FieldResolver(() => PromotionState, { description: 'Where it stands now.' })
  state(@Ctx() ctx: Context, @Root() promotion: Promotion): PromotionState {
    return stateOf(promotion, ctx.shop.clock.now());
  }

  @Mutation(() => Promotion, {
    description:
      'Adds a promotion, switched on. VALIDATION_FAILED by field (`code`: TAKEN; `names`: TOO_MANY past 500).',
  })
  createPromotion(@Ctx() ctx: Context, @Arg('input', () => PromotionInput) input: PromotionInput): Promise<Promotion> {
    return createPromotion(ctx, input);
  }

  @Mutation(() => Promotion, {
    description:
      'Changes a promotion; orders that have it keep what they were placed with. NOT_FOUND, VERSION_CONFLICT, ' +
      'VALIDATION_FAILED by field (`code`: TAKEN).',
  })
  updatePromotion(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
    @Arg('input', () => PromotionInput) given: PromotionInput,
  ): Promise<Promotion> {
    return updatePromotion(ctx, { id, expectedVersion, given });
  }

  @Mutation(() => Promotion, {
    description: 'Switches a promotion on or off, at once for every buyer. NOT_FOUND, VERSION_CONFLICT.',
  })
  switchPromotion(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
    @Arg('active', () => Boolean) active: boolean,
  ): Promise<Promotion> {
    return switchPromotion(ctx, { id, expectedVersion, active });
  }
}
