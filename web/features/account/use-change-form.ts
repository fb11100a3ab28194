import { useState } from 'react';
import { useRefusalText } from '../../intl/errors.ts';
import type { FieldError } from '../../lib/field-error.ts';
import { shopErrorOf } from '../../lib/graphql-error.ts';
import { useForm, type FieldErrors, type FieldValues } from '../../lib/use-form.ts';
import { refusedFields } from './refused-fields.ts';

interface ChangeRules<Name extends string> {
  names: readonly Name[];
  judge: (values: FieldValues<Name>) => FieldErrors<Name>;
  /** Asks the server; what it refuses is shown at the fields, or as `problem`. */
  change: (values: FieldValues<Name>) => Promise<unknown>;
  /** Words for a code of the server about a field. */
  words?: (field: string, code: string) => FieldError;
}

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
      const errors = refusedFields(refusal, names, words);
      if (errors) form.show(errors);
      else setProblem(explain(refusal));
    }
  };
  const form = useForm({ names, judge, send });
  return { ...form, problem, done };
};
