import * as z from 'zod';
import { inEachLanguage, line, MOST_INT, whole } from '../core/checks.ts';
import { promotionCode } from './promotion-code.ts';
import { PromotionKind } from './promotion-kinds.ts';
import { MOST_NAMED } from './promotion.entity.ts';

const MAX_NAME = 60;
/** EUR 999,999.99, beyond which no cart goes. */
const MOST_MINOR = 99_999_999;
const MOST_USES = 1_000_000;

const orNull = <Rule extends z.ZodType>(rule: Rule) => rule.nullish().transform((value) => value ?? null);

/** Ids without repetition, in order. Codes TOO_MANY, INVALID. */
const idList = z
  .array(z.coerce.number('INVALID').int('INVALID').min(1, 'INVALID').max(MOST_INT, 'INVALID'))
  .max(MOST_NAMED, 'TOO_MANY')
  .nullish()
  .transform((ids) => [...new Set(ids)].sort((a, b) => a - b));

const shape = z.object({
  code: orNull(promotionCode),
  names: inEachLanguage(line({ max: MAX_NAME })),
  kind: z.enum(PromotionKind),
  percent: orNull(whole(1, 99)),
  amountMinor: orNull(whole(1, MOST_MINOR)),
  startsAt: orNull(z.date('INVALID')),
  endsAt: orNull(z.date('INVALID')),
  minimumMinor: orNull(whole(1, MOST_MINOR)),
  productIds: idList,
  categoryIds: idList,
  excludedProductIds: idList,
  excludedCategoryIds: idList,
  maxUses: orNull(whole(1, MOST_USES)),
  maxUsesEach: orNull(whole(1, MOST_USES)),
  firstOrderOnly: z.boolean(),
  stackable: z.boolean(),
});

const required = (value: { kind: PromotionKind; percent: number | null; amountMinor: number | null }) =>
  (value.kind === PromotionKind.PERCENT && value.percent === null && 'percent') ||
  (value.kind === PromotionKind.AMOUNT && value.amountMinor === null && 'amountMinor') ||
  null;

/** A promotion as it is stored: what its kind does not need is null. Codes by field; ENDS_TOO_EARLY at `endsAt`. */
export const promotionRules = shape
  .check(({ value, issues }) => {
    const missing = required(value);
    if (missing) issues.push({ code: 'custom', input: value, message: 'REQUIRED', path: [missing] });
    const ends = value.startsAt && value.endsAt && value.startsAt >= value.endsAt;
    if (ends) issues.push({ code: 'custom', input: value, message: 'ENDS_TOO_EARLY', path: ['endsAt'] });
  })
  .transform(({ categoryIds: categories, excludedCategoryIds: excludedCategories, ...value }) => ({
    ...value,
    categories,
    excludedCategories,
    percent: value.kind === PromotionKind.PERCENT ? value.percent : null,
    amountMinor: value.kind === PromotionKind.AMOUNT ? value.amountMinor : null,
  }));

export type GivenPromotion = z.input<typeof promotionRules>;
export type CheckedPromotion = z.output<typeof promotionRules>;
