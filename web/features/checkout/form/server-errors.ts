import type { ErrorCode } from '../../../codegen/error-codes.gen.ts';
import type { AddressField } from '../../../lib/form/address.ts';
import { addressFieldError } from '../../../lib/form/address-rules.ts';
import type { PathOf } from '../../../lib/form/at-path.ts';
import { tooLong, type FieldError } from '../../../lib/form/field-error.ts';
import type { ServerErrorPlacement } from '../../../lib/form/server-errors.ts';
import type { AddressName, CheckoutForm, FieldName } from './form.ts';
import { INVALID_EMAIL, MAX_EMAIL, MAX_NOTES, NOT_INTERNATIONAL, required } from './validation.ts';
import type { FieldErrors } from './validation.ts';

type PlainField = 'email' | 'shippingMethod' | 'pickupPoint' | 'notes' | 'consent' | 'terms';

const PLAIN: Record<string, PlainField> = {
  email: 'email',
  shippingMethod: 'shippingMethod',
  pickupPoint: 'pickupPoint',
  notes: 'notes',
  digitalConsent: 'consent',
  termsAccepted: 'terms',
};

const INVALID: FieldError = { id: 'checkout.error.invalid' };

const POINT_ERRORS: Record<string, FieldError> = {
  POINT_CLOSED: { id: 'checkout.pickup.problem.CLOSED' },
  COUNTRY_NOT_SERVED: { id: 'checkout.pickup.problem.COUNTRY' },
  TOO_HEAVY: { id: 'checkout.pickup.problem.TOO_HEAVY' },
};

const PLAIN_ERRORS: Record<PlainField, (code: string) => FieldError> = {
  email: (code) => {
    if (code === 'REQUIRED') return required('email');
    return code === 'TOO_LONG' ? tooLong(MAX_EMAIL) : INVALID_EMAIL;
  },
  shippingMethod: () => required('method'),
  pickupPoint: (code) => POINT_ERRORS[code] ?? required('point'),
  notes: (code) => (code === 'TOO_LONG' ? tooLong(MAX_NOTES) : INVALID),
  consent: () => required('consent'),
  terms: () => required('terms'),
};

const fieldAt = (path: string): FieldName | null => {
  const address = /^(billing|shipping)Address(?:\.(\w+))?$/.exec(path);
  if (!address) return PLAIN[path] ?? null;
  return `${address[1] as AddressName}.${(address[2] ?? 'street') as AddressField}`;
};

const isPlain = (field: string): field is PlainField => field in PLAIN_ERRORS;

/** Refusals that are about one field by their nature. */
const SPECIAL: Partial<Record<ErrorCode, FieldErrors>> = {
  CONSENT_REQUIRED: { consent: required('consent') },
  TERMS_REQUIRED: { terms: required('terms') },
  SHIPPING_METHOD_INVALID: { shippingMethod: required('method') },
};

/** Where the server's refusals of an order stand in this form; a path that it does not know stands nowhere. */
export const checkoutErrorPlacement = (form: CheckoutForm): ServerErrorPlacement<PathOf<CheckoutForm>> => ({
  at: fieldAt,
  words: (field, code) => {
    if (isPlain(field)) return PLAIN_ERRORS[field](code);
    const [name, inner] = field.split('.') as [AddressName, AddressField];
    if (inner === 'phone' && code === 'REQUIRED') return required('phone');
    if (code === 'PHONE_INTERNATIONAL') return NOT_INTERNATIONAL;
    return addressFieldError(inner, code, form[name].country);
  },
  refused: ({ code }) => SPECIAL[code] ?? null,
});
