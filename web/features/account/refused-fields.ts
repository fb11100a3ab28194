import { accountFieldError } from '../../lib/account-fields.ts';
import type { FieldError } from '../../lib/field-error.ts';
import type { ShopError } from '../../lib/graphql-error.ts';
import type { FieldErrors } from '../../lib/use-form.ts';

type WordsOf = (field: string, code: string) => FieldError;

const rawErrors = ({ code, args }: ShopError, words: WordsOf): Record<string, FieldError> => {
  if (code === 'INVALID_CREDENTIALS') return { currentPassword: { id: 'auth.account.currentPassword.wrong' } };
  if (code === 'SECOND_FACTOR_INVALID') return { code: { id: 'error.SECOND_FACTOR_INVALID' } };
  if (code !== 'VALIDATION_FAILED') return {};
  return Object.fromEntries(
    Object.entries(args).map(([path, fault]) => {
      const field = path.replace(/^input\./, '');
      return [field, words(field, String(fault))];
    }),
  );
};

/** What the server refused, at the fields of the form; null when it is about none of them. */
export const refusedFields = <Name extends string>(
  refusal: ShopError,
  names: readonly Name[],
  words: WordsOf = accountFieldError,
): FieldErrors<Name> | null => {
  const errors = rawErrors(refusal, words);
  const own = names.flatMap((name) => (errors[name] ? [[name, [errors[name]]] as const] : []));
  return own.length ? (Object.fromEntries(own) as unknown as FieldErrors<Name>) : null;
};
