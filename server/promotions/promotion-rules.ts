import * as z from 'zod';
import { inEachLanguage, line, MOST_INT, whole } from '../core/checks.ts';
import { promotionCode } from './promotion-code.ts';
import { PromotionKind } from './promotion-kinds.ts';
import { MOST_NAMED } from './promotion.entity.ts';

const MAX_NAME = 60;
/** EUR 999,999.99, beyond which no cart goes. */
const MOST_MINOR = 99_999_999;
const MOST_USES = 1_000_000;
const MOST_TAKEN = 99;

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
  takeUnits: orNull(whole(2, MOST_TAKEN)),
  payUnits: orNull(whole(1, MOST_TAKEN - 1)),
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
  groupId: orNull(z.uuid('UNKNOWN')),
  stackable: z.boolean(),
});

/** What each kind needs, and others do not have. */
const VALUES = {
  [PromotionKind.PERCENT]: ['percent'],
  [PromotionKind.AMOUNT]: ['amountMinor'],
  [PromotionKind.FREE_DELIVERY]: [],
  [PromotionKind.N_FOR_M]: ['takeUnits', 'payUnits'],
} as const satisfies Record<PromotionKind, readonly (keyof z.output<typeof shape>)[]>;

type Value = (typeof VALUES)[PromotionKind][number];

const valuesOf = (given: Readonly<Record<Value, number | null>> & { readonly kind: PromotionKind }) => {
  const own: readonly Value[] = VALUES[given.kind];
  const of = (name: Value) => (own.includes(name) ? given[name] : null);
  return {
    percent: of('percent'),
    amountMinor: of('amountMinor'),
    takeUnits: of('takeUnits'),
    payUnits: of('payUnits'),
  };
};

/**
 * A promotion as it is stored: what its kind does not need is null. Codes by field; ENDS_TOO_EARLY at `endsAt`, TOO_HIGH at
 * `payUnits` where no unit would be free.
 */
export const promotionRules = shape
  .check(({ value, issues }) => {
    const missing = VALUES[value.kind].filter((name) => value[name] === null);
    for (const name of missing) issues.push({ code: 'custom', input: value, message: 'REQUIRED', path: [name] });
    const { takeUnits, payUnits } = valuesOf(value);
    const none = takeUnits !== null && payUnits !== null && payUnits >= takeUnits;
    if (none) issues.push({ code: 'custom', input: value, message: 'TOO_HIGH', path: ['payUnits'] });
    const ends = value.startsAt && value.endsAt && value.startsAt >= value.endsAt;
    if (ends) issues.push({ code: 'custom', input: value, message: 'ENDS_TOO_EARLY', path: ['endsAt'] });
  })
  .transform(({ categoryIds: categories, excludedCategoryIds: excludedCategories, ...value }) => ({
    ...value,
    categories,
    excludedCategories,
    ...valuesOf(value),
  }));

export type GivenPromotion = z.input<typeof promotionRules>;
export type CheckedPromotion = z.output<typeof promotionRules>;
