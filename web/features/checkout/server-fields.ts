import type { AddressField, AddressName, CheckoutForm, FieldName } from './form.ts';
import { postcodeError } from './postcodes.ts';
import { invalid, MAX, MAX_EMAIL, MAX_NOTES, required, tooLong } from './validation.ts';
import type { FieldError, FieldErrors } from './validation.ts';

const PLAIN: Record<string, FieldName> = {
  email: 'email',
  shippingMethod: 'shippingMethod',
  notes: 'notes',
  digitalConsent: 'consent',
  termsAccepted: 'terms',
};

const DEMANDED = ['email', 'firstName', 'lastName', 'company', 'street', 'postcode', 'city', 'country'] as const;
const FORMATTED = ['email', 'phone', 'companyId', 'vatId'] as const;

const fieldNameOf = (path: string): FieldName | undefined => {
  const bare = path.replace(/^input\./, '');
  const address = /^(billing|shipping)Address(?:\.(\w+))?$/.exec(bare);
  if (address) return `${address[1] as AddressName}.${(address[2] ?? 'street') as AddressField}`;
  return PLAIN[bare];
};

const maxOf = (name: string): number => {
  if (name === 'notes') return MAX_NOTES;
  return name === 'email' ? MAX_EMAIL : (MAX[name as AddressField] ?? MAX_NOTES);
};

const errorOf = (field: FieldName, code: string, form: CheckoutForm): FieldError => {
  const name = field.split('.').at(-1) ?? field;
  if (name === 'shippingMethod') return required('method');
  if (name === 'consent' || name === 'terms') return required(name);
  const demanded = code === 'REQUIRED' ? DEMANDED.find((known) => known === name) : undefined;
  if (demanded) return required(demanded);
  if (code === 'TOO_LONG') return tooLong(maxOf(name));
  if (code === 'COUNTRY_NOT_SERVED') return { id: 'checkout.error.country.noShipping' };
  if (name === 'postcode') return postcodeError(form[field.startsWith('shipping') ? 'shipping' : 'billing'].country);
  if (name === 'country') return required('country');
  const formatted = FORMATTED.find((known) => known === name);
  return formatted ? invalid(formatted) : { id: 'checkout.error.invalid' };
};

/** The server's `VALIDATION_FAILED` arguments (path → code) on the fields of the form; unknown paths are left out. */
export const fieldErrorsOf = (args: Record<string, unknown>, form: CheckoutForm): FieldErrors => {
  const errors: FieldErrors = {};
  for (const [path, code] of Object.entries(args)) {
    const field = fieldNameOf(path);
    if (field) errors[field] = errorOf(field, String(code), form);
  }
  return errors;
};
