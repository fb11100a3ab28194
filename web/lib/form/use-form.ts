import { useRef, useState, type FocusEvent, type FormEvent } from 'react';
import type { FieldError } from './field-error.ts';
import { useShownErrors } from './use-shown-errors.ts';

/** What is wrong with each field, most urgent first; an empty list is as good as none. */
export type FieldErrors<Name extends string> = Partial<Record<Name, readonly FieldError[]>>;
export type FieldValues<Name extends string> = Record<Name, string>;

interface FormRules<Name extends string> {
  names: readonly Name[];
  /** Judges what was typed. */
  judge: (values: FieldValues<Name>) => FieldErrors<Name>;
  /** Sends what was judged to be fine; a second press waits for it. Must not reject. */
  send: (values: FieldValues<Name>) => Promise<void>;
}

const compact = <Name extends string>(errors: FieldErrors<Name>): FieldErrors<Name> =>
  Object.fromEntries(
    Object.entries<readonly FieldError[] | undefined>(errors).filter(([, list]) => list?.length),
  ) as FieldErrors<Name>;

/**
 * A form whose fields keep their own text and are read when it is sent, so that nothing typed or filled in before the
 * page woke up is lost. A field is judged when it is left, all are when the form is sent; then the first wrong one gets
 * the focus. `props` belong on the `<form>`; each field needs its `name`. A ticked box reads as `on`.
 */
export const useForm = <Name extends string>({ names, judge, send }: FormRules<Name>) => {
  const ref = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const { errors, put, show: showAll } = useShownErrors<FieldErrors<Name>>({}, ref);
  const show = (next: FieldErrors<Name>) => showAll(compact(next));
  const putField = (name: string, list: readonly FieldError[] = []) =>
    put((current) => (list.length || name in current ? compact({ ...current, [name]: list }) : current));

  const values = (): FieldValues<Name> => {
    const data = new FormData(ref.current!);
    const read = (name: Name) => (data.get(name) as string | null) ?? '';
    return Object.fromEntries(names.map((name) => [name, read(name)])) as FieldValues<Name>;
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const given = values();
    const found = compact(judge(given));
    showAll(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    void send(given).finally(() => setBusy(false));
  };
  const onBlur = ({ target }: FocusEvent) => {
    const { name, value, type, isConnected } = target as HTMLInputElement;
    const found = isConnected && value && type !== 'checkbox' ? judge(values())[name as Name] : [];
    if (found?.length) putField(name, found);
  };
  const onChange = ({ target }: FormEvent) => putField((target as HTMLInputElement).name);

  const props = { ref, noValidate: true, method: 'post', onSubmit, onBlur, onChange } as const;
  return { props, errors, busy, show, values };
};
