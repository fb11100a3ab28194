import { sellsTo } from '../../cart/countries.ts';
import { sanitizeLine } from '../../core/text/text.ts';
import type { Address } from '../order.types.ts';
import { spellPostcode } from './postcodes.ts';

type Optional = 'company' | 'phone' | 'companyId' | 'vatId';

export type GivenAddress = Omit<Address, Optional> & { [Field in Optional]?: string | null };

/** Field path → code. */
export type FieldErrors = Record<string, string>;

interface FieldRule {
  readonly max: number;
  readonly required?: boolean;
  readonly pattern?: RegExp;
}

const FIELDS: Record<keyof Address, FieldRule> = {
  firstName: { max: 100, required: true },
  lastName: { max: 100, required: true },
  company: { max: 200 },
  street: { max: 200, required: true },
  city: { max: 100, required: true },
  postcode: { max: 16, required: true },
  country: { max: 2, required: true, pattern: /^[A-Z]{2}$/ },
  phone: { max: 30, pattern: /^\+?[\d\s()/.-]{6,30}$/ },
  companyId: { max: 20, pattern: /^[\dA-Za-z][\dA-Za-z ./-]{2,18}[\dA-Za-z]$/ },
  vatId: { max: 20, pattern: /^[A-Za-z]{2}[\dA-Za-z+* ]{2,18}$/ },
};

const fieldError = (value: string, { max, required, pattern }: FieldRule): string | null => {
  if (!value) return required ? 'REQUIRED' : null;
  if (value.length > max) return 'TOO_LONG';
  return pattern && !pattern.test(value) ? 'INVALID' : null;
};

/** The address in the form in which it is stored; adds what is wrong with it to `errors`, below `path`. */
export const checkAddress = (given: GivenAddress, path: string, errors: FieldErrors): Address => {
  const address = {} as Record<keyof Address, string | null>;
  for (const [field, rule] of Object.entries(FIELDS) as [keyof Address, FieldRule][]) {
    const line = sanitizeLine(given[field] ?? '');
    const value = field === 'country' ? line.toUpperCase() : line;
    const error = fieldError(value, rule);
    if (error) errors[`${path}.${field}`] = field === 'country' && error === 'INVALID' ? 'COUNTRY_INVALID' : error;
    address[field] = value || null;
  }
  const checked = address as unknown as Address;
  if (errors[`${path}.country`]) return checked;
  if (!sellsTo(checked.country)) errors[`${path}.country`] = 'COUNTRY_INVALID';
  else if (!errors[`${path}.postcode`]) {
    const postcode = spellPostcode(checked.postcode, checked.country);
    if (postcode === null) errors[`${path}.postcode`] = 'POSTCODE_INVALID';
    else checked.postcode = postcode;
  }
  return checked;
};
