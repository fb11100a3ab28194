import { createHash } from 'node:crypto';
import { cartLineErrors, type CartLine } from '../cart/cart-lines.ts';
import { sellsTo } from '../cart/countries.ts';
import { validationFailed } from '../core/errors.ts';
import { isEmail, sanitizeLine, sanitizeText } from '../core/text.ts';
import type { Address } from './order.types.ts';
import { spellPostcode } from './postcodes.ts';

type Optional = 'company' | 'phone' | 'companyId' | 'vatId';

export type GivenAddress = Omit<Address, Optional> & { [Field in Optional]?: string | null };

export interface GivenOrder {
  idempotencyKey: string;
  lines: readonly CartLine[];
  email: string;
  billingAddress: GivenAddress;
  shippingAddress?: GivenAddress | null;
  shippingMethod?: string | null;
  digitalConsent: boolean;
  termsAccepted: boolean;
  /** Of the quote that the buyer saw. */
  fingerprint: string;
  notes?: string | null;
}

/** The same, checked and in the form in which it is stored. */
export interface CheckedOrder extends GivenOrder {
  billingAddress: Address;
  shippingAddress: Address | null;
  notes: string | null;
}

type Errors = Record<string, string>;

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

const checkAddress = (given: GivenAddress, path: string, errors: Errors): Address => {
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

const emailError = (email: string): string | null => {
  if (!email) return 'REQUIRED';
  if (email.length > 254) return 'TOO_LONG';
  return isEmail(email) ? null : 'EMAIL_INVALID';
};

/** Checks everything that needs no database, all faults at once. Throws VALIDATION_FAILED with field path → code. */
export const checkOrderInput = (given: GivenOrder): CheckedOrder => {
  const errors: Errors = cartLineErrors(given.lines);
  const email = given.email.trim();
  const wrongEmail = emailError(email);
  if (wrongEmail) errors.email = wrongEmail;
  if (!/^[\w-]{8,64}$/.test(given.idempotencyKey)) errors.idempotencyKey = 'INVALID';
  const notes = sanitizeText(given.notes ?? '', Infinity) || null;
  if (notes && notes.length > 1000) errors.notes = 'TOO_LONG';
  const billingAddress = checkAddress(given.billingAddress, 'billingAddress', errors);
  const shippingAddress = given.shippingAddress ? checkAddress(given.shippingAddress, 'shippingAddress', errors) : null;
  if (Object.keys(errors).length > 0) throw validationFailed(errors);
  return { ...given, email, notes, billingAddress, shippingAddress };
};

/** What makes two requests the same: everything but the key, and who asks. */
export const requestHash = ({ idempotencyKey: _key, ...order }: CheckedOrder, userId: string | null): string => {
  const lines = order.lines.map(({ productId, quantity }) => [productId, quantity]);
  const { billingAddress, shippingAddress, ...rest } = order;
  const scalars = Object.entries(rest)
    .filter(([, value]) => typeof value !== 'object')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([scalars, lines, billingAddress, shippingAddress, userId]);
  return createHash('sha256').update(text).digest('hex');
};
