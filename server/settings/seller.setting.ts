import * as z from 'zod';
import { line } from '../core/checks.ts';
import type { Faults } from '../core/faults.ts';
import { LOCALES, type Locale } from '../core/locale.ts';
import { isEmail } from '../core/text/text.ts';
import { isBic, isIban } from './bank-account.ts';
import { defineSetting } from './setting.ts';
import { needsVatNumber } from './taxpayer.setting.ts';

/** Facts of the seller as they stand on an invoice and in a mail. */
export interface Seller {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** The shop's prices, taxes and documents are those of a Slovak seller. */
  readonly country: string;
  /** IČO */
  readonly companyId: string;
  /** DIČ */
  readonly taxId: string;
  /** IČ DPH; null: none. May be entered before the day from which it holds: see `sellerAs`. */
  readonly vatId: string | null;
  /** Entry in the business register, in Slovak as the register writes it. */
  readonly register: string;
  readonly email: string;
  readonly phone: string;
  /** Account for bank transfers, printed on invoices. Absent on those issued before it was asked for. */
  readonly iban?: string | null;
  readonly bic?: string | null;
  /** Language of the mails to the shop itself; absent: Slovak. */
  readonly language?: Locale;
}

/** Sample identifiers: the check digits are right, the company does not exist. */
export const SELLER: Seller = {
  name: 'Martyx s. r. o.',
  street: 'Dielenská 7',
  postcode: '010 01',
  city: 'Žilina',
  country: 'SK',
  companyId: '99999005',
  taxId: '2990000002',
  vatId: 'SK2990000002',
  register: 'Obchodný register Okresného súdu Žilina, oddiel Sro, vložka č. 99999/L',
  email: 'shop@martyx.example',
  phone: '+421 900 000 000',
};

const isCompanyId = (digits: string): boolean => {
  if (!/^\d{8}$/.test(digits)) return false;
  const sum = [...digits].slice(0, 7).reduce((total, digit, i) => total + Number(digit) * (8 - i), 0);
  return Number(digits[7]) === (11 - (sum % 11)) % 10;
};

/** As it is compared: capitals without spaces; null: none. */
export const optionalCode = (rule: (text: string) => boolean) =>
  z
    .string('INVALID')
    .nullable()
    .optional()
    .transform((text) => text?.replace(/\s/g, '').toUpperCase() || null)
    .refine((text) => text === null || rule(text), 'INVALID');

/** Who sells: on new invoices (issued ones keep what they say), in mails, on the legal pages and in the footer. */
export const sellerSetting = defineSetting<Seller>({
  key: 'SELLER',
  schema: z.strictObject({
    name: line({ max: 120 }),
    street: line({ max: 120 }),
    postcode: line({ max: 6 }).refine((text) => /^\d{3} \d{2}$/.test(text), 'INVALID'),
    city: line({ max: 80 }),
    country: z.literal('SK', 'INVALID'),
    companyId: line({ max: 8 }).refine(isCompanyId, 'INVALID'),
    taxId: line({ max: 10 }).refine((text) => /^\d{10}$/.test(text), 'INVALID'),
    vatId: optionalCode((text) => /^SK\d{10}$/.test(text) && Number(text.slice(2)) % 11 === 0),
    register: line({ max: 200 }),
    email: line({ max: 254 }).refine(isEmail, 'EMAIL_INVALID'),
    phone: line({ max: 30 }).refine((text) => /^\+?[\d\s()/.-]{6,30}$/.test(text), 'INVALID'),
    iban: optionalCode(isIban),
    bic: optionalCode(isBic),
    language: z
      .enum(LOCALES, 'INVALID')
      .nullish()
      .transform((locale) => locale ?? undefined),
  }),
  builtIn: SELLER,
  // Only who is neither a payer nor registered under § 7 or § 7a, now and in what is planned, has no VAT number.
  refuseChange: (_before, { vatId }, today, { taxpayer }): Faults =>
    vatId === null && needsVatNumber(taxpayer, today) ? { vatId: 'REQUIRED' } : {},
});

/** Language in which the shop itself is written to. */
export const sellerLanguage = ({ language }: Seller): Locale => language ?? 'sk';

/** Name and address on one line. */
export const sellerAddress = ({ name, street, postcode, city }: Seller): string =>
  `${name}, ${street}, ${postcode} ${city}`;
