import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { Permission } from '../../core/permissions.ts';
import { Promotion } from '../../promotions/promotion.entity.ts';
import { salesOfPromotion } from './promotion-sales.loaders.ts';
import { PromotionSales } from './promotion-sales.types.ts';

@Resolver(() => Promotion)
export class PromotionSalesResolver {
  @Cost({ call: 10 })
  @FieldResolver(() => PromotionSales, {
    nullable: true,
    description: 'What was sold with it; null for admins who may not see figures of sales.',
  })
  sales(@Ctx() ctx: Context, @Root() { id }: Promotion): Promise<PromotionSales> | null {
    return ctx.viewer?.permissions?.includes(Permission.ANALYTICS) ? salesOfPromotion(ctx).load(id) : null;
  }
}
