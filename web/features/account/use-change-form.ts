import { useState } from 'react';
import { useRefusalText } from '../../intl/errors.ts';
import type { FieldError } from '../../lib/form/field-error.ts';
import { shopErrorOf, type ShopError } from '../../lib/graphql-error.ts';
import { refusedFields } from '../../lib/form/refused-fields.ts';
import { useForm, type FieldErrors, type FieldValues } from '../../lib/form/use-form.ts';

interface ChangeRules<Name extends string> {
  names: readonly Name[];
  judge: (values: FieldValues<Name>) => FieldErrors<Name>;
  /** Asks the server; what it refuses is shown at the fields, or as `problem`. */
  change: (values: FieldValues<Name>) => Promise<unknown>;
  /** Words for a code of the server about a field. */
  words?: (field: string, code: string) => FieldError;
}

/** A wrong password or code is said at its field, like a value that does not fit. */
const SECRETS: Partial<Record<ShopError['code'], Record<string, FieldError>>> = {
  INVALID_CREDENTIALS: { currentPassword: { id: 'auth.account.currentPassword.wrong' } },
  SECOND_FACTOR_INVALID: { code: { id: 'error.SECOND_FACTOR_INVALID' } },
};

const atFields = <Name extends string>(
  refusal: ShopError,
  names: readonly Name[],
  words?: (field: string, code: string) => FieldError,
): FieldErrors<Name> | null => {
  const secret = names.find((name) => SECRETS[refusal.code]?.[name]);
  if (!secret) return refusedFields(refusal, names, words);
  return { [secret]: [SECRETS[refusal.code]![secret]] } as unknown as FieldErrors<Name>;
};

/** A form that changes something about the account. `done` stays until the next try. */
export const useChangeForm = <Name extends string>({ names, judge, change, words }: ChangeRules<Name>) => {
  const explain = useRefusalText();
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const send = async (values: FieldValues<Name>) => {
    setProblem(null);
    setDone(false);
    try {
      await change(values);
      setDone(true);
    } catch (error) {
      const refusal = shopErrorOf(error);
      const errors = atFields(refusal, names, words);
      if (errors) form.show(errors);
      else setProblem(explain(refusal));
    }
  };
  const form = useForm({ names, judge, send });
  return { ...form, problem, done };
};
