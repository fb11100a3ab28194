import { NOTHING_OFFERED, type OfferedPromotions } from '../../../server/cart/best-promotions.ts';
import { PromotionKind } from '../../../server/promotions/promotion-kinds.ts';
import type { GivenPromotion } from '../../../server/promotions/promotion-rules.ts';
import type { PromotionTerms } from '../../../server/promotions/reductions.ts';

let serial = 0;

/** A promotion of no limits that takes one euro off everything by itself, changed as a test needs. */
export const promotionTerms = (changes: Partial<PromotionTerms> = {}): PromotionTerms => ({
  id: `promotion-${(serial += 1)}`,
  code: null,
  names: { en: 'Summer', sk: 'Leto', de: 'Sommer' },
  kind: PromotionKind.AMOUNT,
  percent: null,
  amountMinor: 100,
  takeUnits: null,
  payUnits: null,
  startsAt: null,
  endsAt: null,
  minimumMinor: null,
  productIds: [],
  categories: [],
  excludedProductIds: [],
  excludedCategories: [],
  maxUses: null,
  maxUsesEach: null,
  firstOrderOnly: false,
  groupId: null,
  stackable: false,
  active: true,
  redeemed: 0,
  version: 1,
  createdAt: new Date('2026-11-01T00:00:00Z'),
  ...changes,
});

/** The same with so many per cent. */
export const percentOff = (percent: number, changes: Partial<PromotionTerms> = {}): PromotionTerms =>
  promotionTerms({ kind: PromotionKind.PERCENT, percent, amountMinor: null, ...changes });

/** What applies by itself and takes so much off; nothing for 0. */
export const amountOff = (amountMinor: number): OfferedPromotions =>
  amountMinor === 0 ? NOTHING_OFFERED : { automatic: [promotionTerms({ id: 'off', amountMinor })], code: null };

/** What an admin would fill in: ten per cent off everything by a code. */
export const givenPromotion = (changes: Partial<GivenPromotion> = {}): GivenPromotion => ({
  code: `CODE-${process.pid}-${(serial += 1)}`,
  names: { en: 'Summer', sk: 'Leto', de: 'Sommer' },
  kind: PromotionKind.PERCENT,
  percent: changes.kind && changes.kind !== PromotionKind.PERCENT ? null : 10,
  firstOrderOnly: false,
  stackable: false,
  ...changes,
});
