import { TOGETHER } from '../../cart/kits-with-files.ts';
import type { Quote } from '../../cart/quote.ts';
import type { Locale } from '../../core/locale.ts';
import { money } from '../../core/money.types.ts';
import { PromotionKind } from '../../promotions/promotion-kinds.ts';
import type { AppliedPromotion } from '../../promotions/promotions.types.ts';

/** A promotion as an order keeps it, whatever becomes of the promotion. */
export interface OrderPromotion {
  /** Null: no promotion, but a kit with its files. */
  readonly id: string | null;
  /** In the buyer's language. */
  readonly name: string;
  readonly code: string | null;
  readonly reductionMinor: number;
  readonly freeDelivery: boolean;
}

/** The promotions of a quote as its order keeps them; null: none. */
export const orderPromotions = ({ promotions, togetherMinor }: Quote, locale: Locale): OrderPromotion[] | null => {
  const all = promotions.map(({ promotion: { id, names, code, kind }, reductionMinor }) => ({
    id,
    name: names[locale],
    code,
    reductionMinor,
    freeDelivery: kind === PromotionKind.FREE_DELIVERY,
  }));
  const together = { id: null, name: TOGETHER[locale], code: null, reductionMinor: togetherMinor, freeDelivery: false };
  const told = togetherMinor === 0 ? all : [together, ...all];
  return told.length === 0 ? null : told;
};

/** The same for readers of the order. */
export const promotionViews = (promotions: readonly OrderPromotion[] | null): AppliedPromotion[] =>
  (promotions ?? []).map(({ name, code, reductionMinor, freeDelivery }) => ({
    name,
    code,
    reduction: money(reductionMinor),
    freeDelivery,
  }));

/** What is read beside the sum: the code with the name, as both tell. */
export const promotionLabel = ({ name, code }: Pick<OrderPromotion, 'name' | 'code'>): string =>
  code ? `${name} (${code})` : name;
