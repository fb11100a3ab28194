import * as z from 'zod';
import type { Faults } from '../core/faults.ts';
import type { Seller } from './seller.setting.ts';
import { day, defineSetting } from './setting.ts';

export const TAXPAYER_STATUSES = ['PAYER', 'NOT_PAYER', 'REGISTERED_7', 'REGISTERED_7A'] as const;

/**
 * What the seller is by the Slovak VAT Act 222/2004: a payer (§ 4), not a payer, or a person who is no payer but registered
 * for purchases of goods from other member states (§ 7) or for services across borders (§ 7a).
 */
export type TaxpayerStatus = (typeof TAXPAYER_STATUSES)[number];

/** A status from one day on, until the next one. */
export interface TaxpayerPeriod {
  /** ISO day in the shop's time zone: it holds from midnight in Bratislava. */
  readonly from: string;
  readonly status: TaxpayerStatus;
}

export interface TaxpayerSetting {
  readonly periods: readonly TaxpayerPeriod[];
}

/** Only a payer asks Slovak VAT of a buyer: those of § 7 and § 7a have a VAT number without being one. */
export const chargesVat = (status: TaxpayerStatus): boolean => status === 'PAYER';

/** Whether the tax office gave the seller a VAT number (IČ DPH): § 4, § 7 and § 7a, each of which asks for registration. */
export const hasVatNumber = (status: TaxpayerStatus): boolean => status !== 'NOT_PAYER';

/**
 * Whether the seller supplies files to businesses of other member states under reverse charge: who is no payer registers for
 * that before (§ 7a; Directive 2006/112/EC, art. 214 par. 1 e). § 7 is for purchases of goods alone.
 */
export const reversesCharge = (status: TaxpayerStatus): boolean => status === 'PAYER' || status === 'REGISTERED_7A';

/** The status of a day (ISO, in the shop's time zone): the newest that began by then; before all of them, the first. */
export const taxpayerOn = ({ periods }: TaxpayerSetting, on: string): TaxpayerStatus => {
  const sorted = [...periods].sort((a, b) => (a.from < b.from ? -1 : 1));
  return (sorted.findLast(({ from }) => from <= on) ?? sorted[0]!).status;
};

/** The seller as documents and pages of a day name it: without a VAT number on a day on which it has none. */
export const sellerAs = (seller: Seller, status: TaxpayerStatus): Seller =>
  hasVatNumber(status) ? seller : { ...seller, vatId: null };

/** Whether the status of that day or of a later one has a VAT number. */
export const needsVatNumber = (setting: TaxpayerSetting, today: string): boolean =>
  hasVatNumber(taxpayerOn(setting, today)) ||
  setting.periods.some(({ from, status }) => from > today && hasVatNumber(status));

const schema = z
  .strictObject({
    periods: z
      .array(z.strictObject({ from: day, status: z.enum(TAXPAYER_STATUSES, 'INVALID') }), 'INVALID')
      .min(1, 'REQUIRED')
      .max(100, 'TOO_MANY'),
  })
  .superRefine(({ periods }, issues) => {
    const seen = new Set<string>();
    for (const [i, { from }] of periods.entries()) {
      if (seen.has(from)) issues.addIssue({ code: 'custom', path: ['periods', i, 'from'], message: 'TWICE' });
      seen.add(from);
    }
  });

/** What held on a day that is over stays: documents of that day refer to it. Code PAST. */
const keepPast = (before: TaxpayerSetting, after: TaxpayerSetting, today: string): Faults => {
  const errors: Faults = {};
  const past = new Map(before.periods.filter(({ from }) => from < today).map(({ from, status }) => [from, status]));
  for (const [i, { from, status }] of after.periods.entries()) {
    if (from < today && past.get(from) !== status) errors[`periods.${i}.from`] = 'PAST';
    past.delete(from);
  }
  if (past.size > 0) errors.periods = 'PAST';
  return errors;
};

/** Codes VAT_ID_MISSING: a status from today on has a VAT number, and the seller has not entered it. */
const askVatNumber = ({ periods }: TaxpayerSetting, today: string, { vatId }: Seller): Faults => {
  if (vatId) return {};
  const now = periods.filter(({ from }) => from <= today).reduce((a, b) => (b.from > a ? b.from : a), '');
  const faults = periods.flatMap(({ from, status }, i) =>
    from >= now && hasVatNumber(status) ? [[`periods.${i}.status`, 'VAT_ID_MISSING']] : [],
  );
  return Object.fromEntries(faults) as Faults;
};

/** Whether the seller is a payer of VAT, by day. Days that are over cannot be changed; a status begins today or later. */
export const taxpayerSetting = defineSetting<TaxpayerSetting>({
  key: 'TAXPAYER',
  schema,
  builtIn: { periods: [{ from: '2026-01-01', status: 'PAYER' }] },
  refuseChange: (before, after, today, { seller }) => ({
    ...askVatNumber(after, today, seller),
    ...keepPast(before, after, today),
  }),
  facts: ({ periods }) => Object.fromEntries(periods.map(({ from, status }) => [from, status])),
});
