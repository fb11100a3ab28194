import type { FieldError, FoundErrors } from './field-error.ts';

type Check<Value> = (value: Value) => FieldError | readonly FieldError[] | undefined;

/** How what the controls of one name hold becomes a value, and what may be wrong with that value. */
export interface Field<Value> {
  /** `given` is what a browser would send under the name: nothing for a box that is not ticked. */
  read: (given: readonly FormDataEntryValue[]) => Value;
  check?: Check<Value>;
}

// What a field holds stands only in its type: a list of fields of any kind of value is `Fields`.
// oxlint-disable-next-line typescript/no-explicit-any
export type Fields = Readonly<Record<string, Field<any>>>;
export type NameOf<F extends Fields> = keyof F & string;
export type ValuesOf<F extends Fields> = { [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never };

const first = ([given = '']: readonly FormDataEntryValue[]): string => (typeof given === 'string' ? given : '');

/** Text as it was typed: a password. */
export const verbatim = (check?: Check<string>): Field<string> => ({ read: first, check });

/** Text without the blanks around it. */
export const text = (check?: Check<string>): Field<string> => ({ read: (given) => first(given).trim(), check });

const FIGURE = /^-?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/** A figure as people write it, with a comma or a point; null for none, NaN for what is no figure. */
export const figureOf = (typed = ''): number | null => {
  const said = typed.trim();
  if (!said) return null;
  return FIGURE.test(said) ? Number(said.replace(',', '.')) : NaN;
};

export const figure = (check?: Check<number | null>): Field<number | null> => ({
  read: (given) => figureOf(first(given)),
  check,
});

/** A box that is ticked or not. */
export const tick = (check?: Check<boolean>): Field<boolean> => ({ read: (given) => given.length > 0, check });

/** One of some choices; null for none of them. */
export const oneOf = <Choice extends string>(
  choices: readonly Choice[],
  check?: Check<Choice | null>,
): Field<Choice | null> => ({
  read: (given) => choices.find((one) => one === first(given)) ?? null,
  check,
});

/** Every ticked choice, in the order of the choices. */
export const manyOf = <Choice extends string>(
  choices: readonly Choice[],
  check?: Check<readonly Choice[]>,
): Field<readonly Choice[]> => ({ read: (given) => choices.filter((one) => given.includes(one)), check });

/** A file that was chosen; null for none. */
export const file = (check?: Check<File | null>): Field<File | null> => ({
  read: ([given]) => (given instanceof File ? given : null),
  check,
});

/** Every file that was chosen. */
export const files = (check?: Check<readonly File[]>): Field<readonly File[]> => ({
  read: (given) => given.filter((one): one is File => one instanceof File),
  check,
});

const mapFields = <F extends Fields, To>(fields: F, to: (name: NameOf<F>) => To) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, to(name)])) as { [Name in NameOf<F>]: To };

const givenIn = (form: HTMLFormElement, data: FormData, name: string): readonly FormDataEntryValue[] => {
  const control = form.elements.namedItem(name);
  const isFile = control instanceof HTMLInputElement && control.type === 'file';
  return isFile ? [...(control.files ?? [])] : data.getAll(name);
};

/** What stands in a form, as the values of its fields. */
export const readFields = <F extends Fields>(form: HTMLFormElement, fields: F): ValuesOf<F> => {
  const data = new FormData(form);
  return mapFields(fields, (name) => fields[name]!.read(givenIn(form, data, name)) as unknown) as ValuesOf<F>;
};

/** What each field finds wrong with its own value. */
export const checkFields = <F extends Fields>(fields: F, values: ValuesOf<F>): FoundErrors<NameOf<F>> =>
  mapFields(fields, (name) => fields[name]!.check?.(values[name]));
