import { Ctx, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { readSettings } from './settings.queries.ts';
import { sellsCards } from './gift-cards.setting.ts';
import { chargesVat, sellerAs, taxpayerOn } from './taxpayer.setting.ts';
import { dayOf } from '../core/text/format.ts';
import { ShopInfo, type GuaranteeNotice, type NoticePictureView } from './shop-info.types.ts';
import { noticeIsShown, type GuaranteeSetting, type NoticePicture } from './storefront.setting.ts';

const pictureView = (picture: NoticePicture | null): NoticePictureView | null =>
  picture && { url: `/media/${picture.key}`, width: picture.width, height: picture.height };

const noticeView = ({ notice: { en, sk, de } }: GuaranteeSetting): GuaranteeNotice | null =>
  en || sk || de ? { en: pictureView(en), sk: pictureView(sk), de: pictureView(de) } : null;

@Resolver(() => ShopInfo)
export class ShopInfoResolver {
  @Query(() => ShopInfo, { description: 'Facts of the shop that its pages state, as they are now.' })
  async shopInfo(@Ctx() ctx: Context): Promise<ShopInfo> {
    const { seller, taxpayer, footer, notice, ordering, shipping, guarantee, giftCards, returns } =
      await readSettings(ctx);
    const now = ctx.shop.clock.now();
    const status = taxpayerOn(taxpayer, dayOf(now));
    const tariffs = shipping.methods.filter(({ active }) => active).flatMap((method) => method.tariffs);
    const minDays = tariffs.length > 0 ? Math.min(...tariffs.map((tariff) => tariff.minDays)) : 0;
    return {
      seller: sellerAs(seller, status),
      chargesVat: chargesVat(status),
      sellsGiftCards: sellsCards(giftCards),
      ...footer,
      notice: noticeIsShown(notice, now) ? notice : null,
      open: !ordering.closed,
      minDays,
      maxDays: Math.max(...tariffs.map(({ maxDays }) => maxDays), minDays),
      paysReturns: returns.sellerPays,
      guaranteeNotice: noticeView(guarantee),
    };
  }
}
