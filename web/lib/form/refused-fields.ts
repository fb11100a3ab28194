import { accountFieldError } from './account-fields.ts';
import type { FieldError } from './field-error.ts';
import type { ShopError } from '../graphql-error.ts';
import type { FieldErrors } from './use-form.ts';

/** What the server found wrong, at the fields of the form in its words; null when it is about none of them. */
export const refusedFields = <Name extends string>(
  { code, args }: ShopError,
  names: readonly Name[],
  wordsOf: (field: Name, code: string) => FieldError = accountFieldError,
): FieldErrors<Name> | null => {
  if (code !== 'VALIDATION_FAILED') return null;
  const errors: FieldErrors<Name> = {};
  for (const name of names) {
    const path = [name, `input.${name}`].find((each) => each in args);
    if (path) errors[name] = [wordsOf(name, String(args[path]))];
  }
  return Object.keys(errors).length > 0 ? errors : null;
};
