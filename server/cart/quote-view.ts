import type { Locale } from '../core/locale.ts';
import { money } from '../core/money.types.ts';
import type { QuotedGiftCard } from '../gift-cards/gift-cards.types.ts';
import { chosenValues } from '../models/tailoring/chosen-values.ts';
import { workView } from '../printing/printing-view.ts';
import { PromotionKind } from '../promotions/promotion-kinds.ts';
import type { AppliedPromotion, PromotionCodeAnswer, PromotionWithinReach } from '../promotions/promotions.types.ts';
import type { Reduction } from '../promotions/reductions.ts';
import type { CodeOutcome } from './best-promotions.ts';
import type { NearPromotion } from './near-promotions.ts';
import type { CashOffer } from './cash-on-delivery.ts';
import type { ShippingMethodQuote } from './cart-pickup.types.ts';
import type { CartQuote, CashOnDelivery, QuoteLine, TaxLine } from './cart.types.ts';
import { TOGETHER } from './kits-with-files.ts';
import { needsPhone } from './pickup-choice.ts';
import { isPriced, type PricedLine, type UnpricedLine } from './quote.ts';
import type { PayableQuote, QuotedCard } from './quote-gift-cards.ts';
import { shownProductIdOf } from './sold.queries.ts';
import type { ShippingOffer } from './shipping.ts';
import type { TaxSum } from './tax-lines.ts';

export const taxLineView = ({ ratePercent, netMinor, taxMinor, grossMinor }: TaxSum): TaxLine => ({
  ratePercent,
  net: money(netMinor),
  tax: money(taxMinor),
  gross: money(grossMinor),
});

const offerView = ({ priceMinor, pickup, ...offer }: ShippingOffer): ShippingMethodQuote => ({
  ...offer,
  pickup: pickup ? { carrier: pickup, needsPhone: needsPhone(pickup) } : null,
  price: money(priceMinor),
});

const lineView = (line: PricedLine | UnpricedLine, locale: Locale): QuoteLine => {
  const { productId, quantity, problem } = line;
  if (!isPriced(line)) {
    const none = {
      shownProductId: null,
      name: null,
      print: null,
      chosen: [],
      unitPrice: null,
      singlePrice: null,
      subtotal: null,
      taxRatePercent: null,
      available: null,
    };
    return { productId, quantity, problem, ...none };
  }
  const { unitPriceMinor, singlePriceMinor, subtotalMinor, taxRatePercent, available } = line;
  return {
    productId,
    quantity,
    problem,
    shownProductId: shownProductIdOf(line.product),
    name: line.product.name,
    print: line.product.print ? workView(line.product.print, locale) : null,
    chosen: chosenValues(line.product.tailored?.words ?? [], locale),
    unitPrice: money(unitPriceMinor),
    singlePrice: unitPriceMinor < singlePriceMinor ? money(singlePriceMinor) : null,
    subtotal: money(subtotalMinor),
    taxRatePercent,
    available: available === null ? null : Math.max(0, available),
  };
};

const promotionView = ({ promotion, reductionMinor }: Reduction, locale: Locale): AppliedPromotion => ({
  name: promotion.names[locale],
  code: promotion.code,
  reduction: money(reductionMinor),
  freeDelivery: promotion.kind === PromotionKind.FREE_DELIVERY,
});

/** Kits with their files are told beside promotions. */
const togetherViews = ({ togetherMinor }: PayableQuote, locale: Locale): AppliedPromotion[] =>
  togetherMinor === 0
    ? []
    : [{ name: TOGETHER[locale], code: null, reduction: money(togetherMinor), freeDelivery: false }];

const codeView = ({ code, refusal }: CodeOutcome): PromotionCodeAnswer => ({
  code,
  problem: refusal?.problem ?? null,
  missing: typeof refusal?.missingMinor === 'number' ? money(refusal.missingMinor) : null,
  missingUnits: refusal?.missingUnits ?? null,
});

const nearView = ({ promotion, refusal }: NearPromotion, locale: Locale): PromotionWithinReach => ({
  name: promotion.names[locale],
  missing: refusal.missingMinor === null ? null : money(refusal.missingMinor),
  missingUnits: refusal.missingUnits,
});

const cashView = ({ feeMinor, problem, maxMinor }: CashOffer): CashOnDelivery => ({
  fee: money(feeMinor),
  problem,
  max: money(maxMinor),
});

const cardView = ({ last4, paysMinor, leftMinor, problem }: QuotedCard): QuotedGiftCard => ({
  last4,
  pays: money(paysMinor),
  left: money(leftMinor),
  problem,
});

/** The quote as GraphQL shows it. */
export const quoteView = (quote: PayableQuote, locale: Locale): CartQuote => ({
  lines: quote.lines.map((line) => lineView(line, locale)),
  subtotal: money(quote.subtotalMinor),
  discount: money(quote.discountMinor),
  promotions: [...togetherViews(quote, locale), ...quote.promotions.map((each) => promotionView(each, locale))],
  code: quote.code && codeView(quote.code),
  promotionsWithinReach: quote.near.map((each) => nearView(each, locale)),
  shipping: quote.shipping && money(quote.shipping.priceMinor),
  cashOnDelivery: quote.cash && cashView(quote.cash),
  total: money(quote.totalMinor),
  takesGiftCards: quote.takesGiftCards,
  giftCards: quote.giftCards.map(cardView),
  due: money(quote.dueMinor),
  taxes: quote.taxes.map(taxLineView),
  requiresShipping: quote.requiresShipping,
  hasDigital: quote.hasDigital,
  shippingMethods: quote.offers.map(offerView),
  shippingMethod: quote.shipping?.id ?? null,
  pickup: quote.pickup,
  grams: quote.grams,
  withoutVat: quote.businessState !== null,
  shippingName: quote.shipping?.name ?? null,
  country: quote.country,
  orderable: quote.orderable,
  fingerprint: quote.fingerprint,
});
