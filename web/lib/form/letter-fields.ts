import { accountFieldError, emailErrors } from './account-fields.ts';
import type { FieldError } from './field-error.ts';

/** Most characters of what people write to the seller, as the server takes them. */
const MOST = { name: 100, orderNumber: 40, message: 1000, items: 1000 };

export type LetterField = keyof typeof MOST | 'email';

const required = (field: keyof typeof MOST): FieldError => ({ id: `about.field.${field}.REQUIRED` });

const tooLong = (field: keyof typeof MOST): FieldError => ({ id: 'about.field.tooLong', values: { max: MOST[field] } });

/** What is wrong with a field that may stay empty. */
export const optionalErrors = (field: keyof typeof MOST, text: string): readonly FieldError[] =>
  text.trim().length > MOST[field] ? [tooLong(field)] : [];

/** What is wrong with a field that has to be filled in. */
export const requiredErrors = (field: LetterField, text: string): readonly FieldError[] => {
  if (field === 'email') return emailErrors(text);
  return text.trim() ? optionalErrors(field, text) : [required(field)];
};

/** The words for a code of the server about a field. */
export const letterFieldError = (field: string, code: string): FieldError => {
  if (field === 'email') return accountFieldError(field, code);
  const known = field as keyof typeof MOST;
  return code === 'REQUIRED' ? required(known) : tooLong(known);
};
