import type { AddressField } from '../../lib/form/address.ts';
import { addressFieldError } from '../../lib/form/address-rules.ts';
import { tooLong, type FieldError } from '../../lib/form/field-error.ts';
import type { AddressName, CheckoutForm, FieldName } from './form.ts';
import { INVALID_EMAIL, MAX_EMAIL, MAX_NOTES, required } from './validation.ts';
import type { FieldErrors } from './validation.ts';

type PlainField = 'email' | 'shippingMethod' | 'notes' | 'consent' | 'terms';

const PLAIN: Record<string, PlainField> = {
  email: 'email',
  shippingMethod: 'shippingMethod',
  notes: 'notes',
  digitalConsent: 'consent',
  termsAccepted: 'terms',
};

const INVALID: FieldError = { id: 'checkout.error.invalid' };

const PLAIN_ERRORS: Record<PlainField, (code: string) => FieldError> = {
  email: (code) => {
    if (code === 'REQUIRED') return required('email');
    return code === 'TOO_LONG' ? tooLong(MAX_EMAIL) : INVALID_EMAIL;
  },
  shippingMethod: () => required('method'),
  notes: (code) => (code === 'TOO_LONG' ? tooLong(MAX_NOTES) : INVALID),
  consent: () => required('consent'),
  terms: () => required('terms'),
};

const faultOf = (path: string, code: string, form: CheckoutForm): [FieldName, FieldError] | undefined => {
  const bare = path.replace(/^input\./, '');
  const address = /^(billing|shipping)Address(?:\.(\w+))?$/.exec(bare);
  if (address) {
    const name = address[1] as AddressName;
    const field = (address[2] ?? 'street') as AddressField;
    return [`${name}.${field}`, addressFieldError(field, code, form[name].country)];
  }
  const field = PLAIN[bare];
  return field && [field, PLAIN_ERRORS[field](code)];
};

/** The server's `VALIDATION_FAILED` arguments (path → code) on the fields of the form; unknown paths are left out. */
export const fieldErrorsOf = (args: Record<string, unknown>, form: CheckoutForm): FieldErrors =>
  Object.fromEntries(
    Object.entries(args).flatMap(([path, code]) => {
      const fault = faultOf(path, String(code), form);
      return fault ? [fault] : [];
    }),
  );
