import { accountFieldError } from '../../lib/account-fields.ts';
import type { ShopError } from '../../lib/graphql-error.ts';
import type { FieldErrors } from '../../lib/use-form.ts';

/** What the server found wrong, at the fields of the form; empty when it is about none of them. */
export const refusedFields = <Name extends string>(
  { code, args }: ShopError,
  names: readonly Name[],
): FieldErrors<Name> => {
  const errors: FieldErrors<Name> = {};
  if (code !== 'VALIDATION_FAILED') return errors;
  for (const name of names) if (name in args) errors[name] = [accountFieldError(name, String(args[name]))];
  return errors;
};

export const isEmpty = (errors: object): boolean => Object.keys(errors).length === 0;
