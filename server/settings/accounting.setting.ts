import * as z from 'zod';
import { line } from '../core/checks.ts';
import type { Faults } from '../core/faults.ts';
import {
  ACCOUNT_PURPOSES,
  CHART_ACCOUNTS,
  CHARTS,
  POSTING_KINDS,
  type AccountPurpose,
  type Chart,
  type PostingKind,
} from './chart-of-accounts.ts';
import { day, defineSetting, type OtherParts } from './setting.ts';
import { chargesVat, taxpayerOn } from './taxpayer.setting.ts';

/** An account that the owner's books have in place of the chart's. */
export interface OwnAccount {
  readonly purpose: AccountPurpose;
  readonly number: string;
}

/** The posting (predkontácia) of POHODA by which something is booked. */
export interface PostingCode {
  readonly kind: PostingKind;
  readonly code: string;
}

/** What the books and the forms of the tax office need beside the seller. */
export interface AccountingSetting {
  /** Seat of the tax office (daňový úrad) as its forms name it, such as Žilina; null: not entered. */
  readonly taxOffice: string | null;
  /** Who signs the forms for the seller; null: nobody is named. */
  readonly signatory: string | null;
  /** Of the file for DATEV. */
  readonly chart: Chart;
  readonly accounts: readonly OwnAccount[];
  readonly postings: readonly PostingCode[];
  /** ISO day from which documents for companies go through the Peppol network; null: they do not. */
  readonly peppolFrom: string | null;
}

/** The account for a purpose: the owner's, else the chart's. */
export const accountFor = ({ chart, accounts }: AccountingSetting, purpose: AccountPurpose): string =>
  accounts.find((own) => own.purpose === purpose)?.number ?? CHART_ACCOUNTS[chart][purpose];

/** The posting of POHODA; null: the program takes its own. */
export const postingCodeOf = ({ postings }: AccountingSetting, kind: PostingKind): string | null =>
  postings.find((own) => own.kind === kind)?.code ?? null;

const optionalLine = (max: number) =>
  line({ max, required: false })
    .nullish()
    .transform((text) => text || null);

/** At most one of each; absent in what was stored before it was asked for. */
const oneOfEach = <Item extends z.ZodType>(item: Item, nameOf: (item: z.output<Item>) => string) =>
  z
    .array(item, 'INVALID')
    .max(30, 'TOO_MANY')
    .nullish()
    .transform((items) => items ?? [])
    .superRefine((items, issues) => {
      const names = items.map(nameOf);
      for (const [at, name] of names.entries())
        if (names.indexOf(name) < at) issues.addIssue({ code: 'custom', path: [at], message: 'TWICE' });
    });

const ownAccount = z.strictObject({
  purpose: z.enum(ACCOUNT_PURPOSES, 'INVALID'),
  number: line({ max: 9 }).refine((text) => /^\d{3,9}$/.test(text), 'INVALID'),
});
const postingCode = z.strictObject({ kind: z.enum(POSTING_KINDS, 'INVALID'), code: line({ max: 19 }) });

/**
 * Only between payers e-invoices are asked for (Act 222/2004 as amended for 2027), so who begins to send them is one on the day.
 * Code NOT_PAYER.
 */
const askPayer = (
  before: AccountingSetting,
  { peppolFrom: from }: AccountingSetting,
  today: string,
  { taxpayer }: OtherParts,
): Faults => {
  if (from === null || from === before.peppolFrom) return {};
  if (chargesVat(taxpayerOn(taxpayer, from > today ? from : today))) return {};
  return { peppolFrom: 'NOT_PAYER' };
};

export const accountingSetting = defineSetting<AccountingSetting>({
  key: 'ACCOUNTING',
  schema: z.strictObject({
    taxOffice: optionalLine(60),
    signatory: optionalLine(80),
    chart: z
      .enum(CHARTS, 'INVALID')
      .nullish()
      .transform((chart) => chart ?? 'SKR03'),
    accounts: oneOfEach(ownAccount, ({ purpose }) => purpose),
    postings: oneOfEach(postingCode, ({ kind }) => kind),
    peppolFrom: day.nullish().transform((from) => from ?? null),
  }),
  refuseChange: askPayer,
  builtIn: { taxOffice: null, signatory: null, chart: 'SKR03', accounts: [], postings: [], peppolFrom: null },
  facts: ({ accounts, postings, ...facts }) => ({
    ...facts,
    ...Object.fromEntries(accounts.map(({ purpose, number }) => [purpose, number])),
    ...Object.fromEntries(postings.map(({ kind, code }) => [kind, code])),
  }),
});
