import { Ctx, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { readSettings } from './settings.reading.ts';
import { ShopInfo } from './shop-info.types.ts';
import { noticeIsShown } from './storefront.settings.ts';

@Resolver(() => ShopInfo)
export class ShopInfoResolver {
  @Query(() => ShopInfo, { description: 'Facts of the shop that its pages state, as they are now.' })
  async shopInfo(@Ctx() ctx: Context): Promise<ShopInfo> {
    const { seller, footer, notice, ordering, shipping } = await readSettings(ctx);
    const tariffs = shipping.methods.filter(({ active }) => active).flatMap((method) => method.tariffs);
    const minDays = tariffs.length > 0 ? Math.min(...tariffs.map((tariff) => tariff.minDays)) : 0;
    return {
      seller,
      ...footer,
      notice: noticeIsShown(notice, ctx.shop.clock.now()) ? notice : null,
      open: !ordering.closed,
      minDays,
      maxDays: Math.max(...tariffs.map(({ maxDays }) => maxDays), minDays),
    };
  }
}
