import { useRef, type FocusEvent, type FormEvent } from 'react';
import { wrongFields, type FoundErrors } from '../../lib/form/field-error.ts';
import { checkFields, readFields, type Fields, type NameOf, type ValuesOf } from '../../lib/form/fields.ts';
import type { ServerErrorPlacement } from '../../lib/form/server-errors.ts';
import { useSubmission } from './use-submission.ts';

interface FormRules<F extends Fields> extends ServerErrorPlacement<NameOf<F>> {
  /** Every name of a control that is read, how, and what may be wrong with it alone. */
  fields: F;
  /** What is wrong between fields; counts more than what a field's own check says. */
  judge?: (values: ValuesOf<F>) => FoundErrors<NameOf<F>>;
  /** Sends what was judged to be fine; a second press waits for it. What it rejects with is shown. */
  send: (values: ValuesOf<F>) => unknown;
}

/**
 * A form whose controls keep what is typed, and are read when it is sent: nothing typed or filled in before the page woke
 * up is lost, and typing renders nothing. A field is judged when it is left, all are when the form is sent; then the first
 * wrong one gets the focus. `props` belong on the `<form>`; each control needs its `name`.
 */
export const useForm = <F extends Fields>({ fields, judge, send, ...placing }: FormRules<F>) => {
  type Name = NameOf<F>;
  const ref = useRef<HTMLFormElement>(null);
  const { submit, putField, ...submission } = useSubmission<Name>(ref, { names: Object.keys(fields), ...placing });
  const values = (): ValuesOf<F> => readFields(ref.current!, fields);
  const judgeAll = (given: ValuesOf<F>): FoundErrors<Name> => ({ ...checkFields(fields, given), ...judge?.(given) });
  /** Sends the form, `by` another way where it has two. */
  const sendNow = (by = send) => {
    const given = values();
    return submit(judgeAll(given), () => by(given));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void sendNow();
  };
  const onBlur = ({ target }: FocusEvent) => {
    const { name, value, type, isConnected } = target as HTMLInputElement;
    if (!(name in fields) || !isConnected || !value || type === 'checkbox') return;
    const found = wrongFields(judgeAll(values()))[name as Name];
    if (found) putField(name, found);
  };
  const onChange = ({ target }: FormEvent) => putField((target as HTMLInputElement).name);
  /** Puts the named controls back to what they began with, or all of them. */
  const reset = (...names: Name[]) => {
    for (const name of names) {
      const control = ref.current?.elements.namedItem(name) as HTMLInputElement | undefined;
      if (control) control.value = control.defaultValue;
    }
    if (names.length === 0) ref.current?.reset();
    submission.show({});
  };
  const props = { ref, noValidate: true, method: 'post', onSubmit, onBlur, onChange } as const;
  return { ...submission, props, values, submit: sendNow, reset };
};
