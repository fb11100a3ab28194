import type { PromotionInput, PromotionKind } from '../../codegen/schema.gen.ts';
import type { FieldError, FoundErrors } from '../../lib/form/field-error.ts';
import { figureOf } from '../../lib/form/fields.ts';
import type { PathOf } from '../../lib/form/at-path.ts';
import type { ServerErrorPlacement } from '../../lib/form/server-errors.ts';
import type { PromotionFieldsFragment } from './Promotions.gen.ts';

export const KINDS: readonly PromotionKind[] = ['PERCENT', 'AMOUNT', 'N_FOR_M', 'FREE_DELIVERY'];
export const MAX_NAME = 60;

/** A promotion as its form holds it: what is typed is text. */
export interface PromotionValues {
  byCode: boolean;
  code: string;
  names: { en: string; sk: string; de: string };
  kind: PromotionKind;
  percent: string;
  amount: string;
  takeUnits: string;
  payUnits: string;
  minimum: string;
  /** In the time of the admin, as the browser's field says it. */
  startsAt: string;
  endsAt: string;
  productIds: readonly number[];
  categoryIds: readonly string[];
  excludedProductIds: readonly number[];
  excludedCategoryIds: readonly string[];
  maxUses: string;
  maxUsesEach: string;
  firstOrderOnly: boolean;
  /** Empty: everybody. */
  groupId: string;
  stackable: boolean;
}

export type PromotionPath = PathOf<PromotionValues>;

export const NEW_PROMOTION: PromotionValues = {
  byCode: true,
  code: '',
  names: { en: '', sk: '', de: '' },
  kind: 'PERCENT',
  percent: '10',
  amount: '',
  takeUnits: '3',
  payUnits: '2',
  minimum: '',
  startsAt: '',
  endsAt: '',
  productIds: [],
  categoryIds: [],
  excludedProductIds: [],
  excludedCategoryIds: [],
  maxUses: '',
  maxUsesEach: '',
  firstOrderOnly: false,
  groupId: '',
  stackable: false,
};

const localTime = (iso: string | null): string => {
  if (iso === null) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

const euros = (amount: { minor: number } | null): string => (amount ? (amount.minor / 100).toFixed(2) : '');

const whole = (count: number | null): string => (count === null ? '' : String(count));

export const valuesOf = (promotion: PromotionFieldsFragment): PromotionValues => {
  const { en, sk, de } = promotion.names;
  const { kind, productIds, categoryIds, excludedProductIds, excludedCategoryIds } = promotion;
  const { firstOrderOnly, stackable } = promotion;
  return {
    byCode: promotion.code !== null,
    code: promotion.code ?? '',
    names: { en, sk, de },
    percent: whole(promotion.percent),
    amount: euros(promotion.amount),
    takeUnits: whole(promotion.takeUnits),
    payUnits: whole(promotion.payUnits),
    minimum: euros(promotion.minimum),
    startsAt: localTime(promotion.startsAt),
    endsAt: localTime(promotion.endsAt),
    maxUses: whole(promotion.maxUses),
    maxUsesEach: whole(promotion.maxUsesEach),
    groupId: promotion.groupId ?? '',
    kind,
    productIds,
    categoryIds,
    excludedProductIds,
    excludedCategoryIds,
    firstOrderOnly,
    stackable,
  };
};

const minorOf = (typed: string): number | null => {
  const figure = figureOf(typed);
  return figure === null ? null : Math.round(figure * 100);
};

const momentOf = (local: string): string | null => (local ? new Date(local).toISOString() : null);

/** What is sent: the whole promotion. */
export const inputOf = (values: PromotionValues): PromotionInput => {
  const { names, kind, firstOrderOnly, stackable } = values;
  return {
    code: values.byCode ? values.code : null,
    percent: kind === 'PERCENT' ? figureOf(values.percent) : null,
    amountMinor: kind === 'AMOUNT' ? minorOf(values.amount) : null,
    takeUnits: kind === 'N_FOR_M' ? figureOf(values.takeUnits) : null,
    payUnits: kind === 'N_FOR_M' ? figureOf(values.payUnits) : null,
    minimumMinor: minorOf(values.minimum),
    startsAt: momentOf(values.startsAt),
    endsAt: momentOf(values.endsAt),
    productIds: [...values.productIds],
    categoryIds: [...values.categoryIds],
    excludedProductIds: [...values.excludedProductIds],
    excludedCategoryIds: [...values.excludedCategoryIds],
    maxUses: figureOf(values.maxUses),
    maxUsesEach: figureOf(values.maxUsesEach),
    groupId: values.groupId || null,
    names,
    kind,
    firstOrderOnly,
    stackable,
  };
};

const CODE = /^[A-Z0-9][A-Z0-9_-]{2,39}$/;
const LANGUAGES = ['en', 'sk', 'de'] as const;

const count = (typed: string, most: number): FieldError | undefined => {
  const figure = figureOf(typed);
  if (figure === null || (Number.isInteger(figure) && figure >= 1 && figure <= most)) return undefined;
  return { id: 'promotions.error.count' };
};

const money = (typed: string): FieldError | undefined => {
  const figure = figureOf(typed);
  if (figure === null || (figure > 0 && figure < 1_000_000)) return undefined;
  return { id: 'promotions.error.amount' };
};

const required = (typed: string, error: FieldError | undefined, missing: MessageId): FieldError | undefined =>
  typed.trim() ? error : { id: missing };

const isWhole = (typed: string, least: number, most: number): boolean => {
  const figure = figureOf(typed);
  return figure !== null && Number.isInteger(figure) && figure >= least && figure <= most;
};

const judgeUnits = ({ takeUnits, payUnits }: PromotionValues): FoundErrors<PromotionPath> => {
  if (!isWhole(takeUnits, 2, 99)) return { takeUnits: { id: 'promotions.error.takeUnits' } };
  if (!isWhole(payUnits, 1, figureOf(takeUnits)! - 1)) return { payUnits: { id: 'promotions.error.payUnits' } };
  return {};
};

const judgeValue = (values: PromotionValues): FoundErrors<PromotionPath> => {
  const { kind, percent, amount } = values;
  if (kind === 'N_FOR_M') return judgeUnits(values);
  if (kind === 'PERCENT') return { percent: required(percent, percentError(percent), 'promotions.error.percent') };
  return kind === 'AMOUNT' ? { amount: required(amount, money(amount), 'promotions.error.amount') } : {};
};

const percentError = (typed: string): FieldError | undefined =>
  count(typed, 99) && ({ id: 'promotions.error.percent' } as const);

/** What is wrong before anything is sent. */
export const judge = (values: PromotionValues): FoundErrors<PromotionPath> => {
  const { byCode, code, names, startsAt, endsAt } = values;
  const bad = byCode && !CODE.test(code.replace(/\s+/g, '').toUpperCase());
  const nameless = LANGUAGES.filter((language) => !names[language].trim());
  return {
    ...(bad && { code: { id: 'promotions.error.code' } as const }),
    ...Object.fromEntries(nameless.map((language) => [`names.${language}`, { id: 'promotions.error.name' }])),
    ...judgeValue(values),
    minimum: money(values.minimum),
    ...(startsAt && endsAt && startsAt >= endsAt && { endsAt: { id: 'promotions.error.ends' } as const }),
    maxUses: count(values.maxUses, 1_000_000),
    maxUsesEach: count(values.maxUsesEach, 1_000_000),
  };
};

const PATHS: Readonly<Record<string, PromotionPath>> = { amountMinor: 'amount', minimumMinor: 'minimum' };

const WORDS: Partial<Record<PromotionPath, MessageId>> = {
  percent: 'promotions.error.percent',
  amount: 'promotions.error.amount',
  minimum: 'promotions.error.amount',
  takeUnits: 'promotions.error.takeUnits',
  payUnits: 'promotions.error.payUnits',
  endsAt: 'promotions.error.ends',
  maxUses: 'promotions.error.count',
  maxUsesEach: 'promotions.error.count',
};

/** Where the server's refusals stand. */
export const placing: ServerErrorPlacement<PromotionPath> = {
  at: (path) => PATHS[path] ?? (path as PromotionPath),
  words: (field, code) => {
    if (code === 'TOO_MANY') return { id: 'promotions.error.tooMany' };
    if (field === 'code') return { id: code === 'TAKEN' ? 'promotions.error.taken' : 'promotions.error.code' };
    return { id: WORDS[field] ?? 'promotions.error.name' };
  },
};
