import * as z from 'zod';
import { sellsTo } from '../../cart/countries.ts';
import { line, orEmpty } from '../../core/checks.ts';
import { sanitizeLine } from '../../core/text/text.ts';
import type { Address } from '../order.types.ts';
import { spellPostcode } from './postcodes.ts';

interface FieldRule {
  readonly max: number;
  readonly required?: boolean;
  readonly pattern?: RegExp;
}

/** Of every field of an address, the country aside. */
export const ADDRESS_FIELDS = {
  firstName: { max: 100, required: true },
  lastName: { max: 100, required: true },
  company: { max: 200 },
  street: { max: 200, required: true },
  city: { max: 100, required: true },
  postcode: { max: 16, required: true },
  phone: { max: 30, pattern: /^\+?[\d\s()/.-]{6,30}$/ },
  companyId: { max: 20, pattern: /^[\dA-Za-z][\dA-Za-z ./-]{2,18}[\dA-Za-z]$/ },
  taxId: { max: 20, pattern: /^(?:\d ?){9}\d$/ },
  vatId: { max: 20, pattern: /^[A-Za-z]{2}[\dA-Za-z+* ]{2,18}$/ },
} as const satisfies Record<string, FieldRule>;

const needed = ({ max }: FieldRule) => line({ max });

const optional = ({ max, pattern = /^/ }: FieldRule) =>
  orEmpty(line({ max, required: false }).refine((text) => !text || pattern.test(text), 'INVALID')).transform(
    (text) => text || null,
  );

const country = z
  .string()
  .transform((text) => sanitizeLine(text).toUpperCase())
  .pipe(
    z
      .string()
      .min(1, 'REQUIRED')
      .max(2, 'TOO_LONG')
      .regex(/^[A-Z]{2}$/, 'COUNTRY_INVALID'),
  );

/** Spells the postcode as its country does, once both are sound, and lets a company of Slovakia alone have its tax number. */
const spell = ({ value, issues }: z.core.ParsePayload<Address>): void => {
  const broken = new Set(issues.map(({ path }) => path?.[0]));
  const refuse = (field: keyof Address, message: string) =>
    issues.push({ code: 'custom', path: [field], input: value[field], message });
  if (broken.has('country')) return;
  if (!sellsTo(value.country)) return void refuse('country', 'COUNTRY_INVALID');
  if (value.taxId && value.country !== 'SK') refuse('taxId', 'INVALID');
  if (broken.has('postcode')) return;
  const postcode = spellPostcode(value.postcode, value.country);
  if (postcode === null) refuse('postcode', 'POSTCODE_INVALID');
  else value.postcode = postcode;
};

const { firstName, lastName, company, street, city, postcode, phone, companyId, taxId, vatId } = ADDRESS_FIELDS;

/**
 * An address in the form in which it is stored; requests are compared by the order of its fields, and one
 * without a tax number as before there were any. Codes REQUIRED, TOO_LONG,
 * INVALID, COUNTRY_INVALID, POSTCODE_INVALID.
 */
export const address = z
  .object({
    firstName: needed(firstName),
    lastName: needed(lastName),
    company: optional(company),
    street: needed(street),
    city: needed(city),
    postcode: needed(postcode),
    country,
    phone: optional(phone),
    companyId: optional(companyId),
    vatId: optional(vatId),
    taxId: optional(taxId).transform((text) => text?.replaceAll(' ', '')),
  })
  .check(spell);

export type GivenAddress = z.input<typeof address>;
