import { LETTER_LENGTHS } from '../../codegen/letter-rules.gen.ts';
import { accountFieldError, emailErrors } from './account-fields.ts';
import type { FieldError } from './field-error.ts';

export type LetterField = keyof typeof LETTER_LENGTHS | 'email';

const required = (field: keyof typeof LETTER_LENGTHS): FieldError => ({ id: `about.field.${field}.REQUIRED` });

const tooLong = (field: keyof typeof LETTER_LENGTHS): FieldError => ({
  id: 'about.field.tooLong',
  values: { max: LETTER_LENGTHS[field] },
});

/** What is wrong with a field that may stay empty. */
export const optionalErrors = (field: keyof typeof LETTER_LENGTHS, text: string): readonly FieldError[] =>
  text.trim().length > LETTER_LENGTHS[field] ? [tooLong(field)] : [];

/** What is wrong with a field that has to be filled in. */
export const requiredErrors = (field: LetterField, text: string): readonly FieldError[] => {
  if (field === 'email') return emailErrors(text);
  return text.trim() ? optionalErrors(field, text) : [required(field)];
};

/** The words for a code of the server about a field. */
export const letterFieldError = (field: string, code: string): FieldError => {
  if (field === 'email') return accountFieldError(field, code);
  const known = field as keyof typeof LETTER_LENGTHS;
  return code === 'REQUIRED' ? required(known) : tooLong(known);
};
