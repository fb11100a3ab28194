import type * as z from 'zod';
import { PRODUCT_FIELDS, type PlainType, type ProductField } from './product-fields.ts';
import { TEXT_FIELDS, type TextField } from './text-fields.ts';

export type FieldName = keyof typeof PRODUCT_FIELDS;

/** The fields of a product, to go through. */
export const FIELDS = Object.entries(PRODUCT_FIELDS) as [FieldName, ProductField][];

export type PlainName = {
  [Name in FieldName]: (typeof PRODUCT_FIELDS)[Name] extends { plain: object } ? Name : never;
}[FieldName];

/** The plain fields of a product as they are stored. */
export type PlainValues = { [Name in PlainName]: z.output<(typeof PRODUCT_FIELDS)[Name]['check']> };

export interface PlainField extends ProductField {
  readonly name: PlainName;
  readonly plain: PlainType;
  readonly description: string;
  readonly label: string;
}

/** The plain fields, to go through. */
export const PLAIN_FIELDS = FIELDS.flatMap(([name, field]) => (field.plain ? [{ name, ...field } as PlainField] : []));

/** The part of an object that fields of a kind name. */
export const pickFields = <Of extends object>(values: Of, wanted: (field: ProductField) => unknown): Partial<Of> =>
  Object.fromEntries(
    FIELDS.flatMap(([name, field]) => (wanted(field) && name in values ? [[name, values[name as keyof Of]]] : [])),
  ) as Partial<Of>;

/** The plain fields of what has them. */
export const plainValues = (product: PlainValues): PlainValues =>
  pickFields(product, ({ plain }) => plain) as PlainValues;

/** Code by field for what a product of this kind may not have and what it has to have; `isNew`: absent counts as empty. */
export const kindProblems = (
  productType: unknown,
  changes: Readonly<Record<string, unknown>>,
  isNew: boolean,
): Record<string, string> => {
  const problems: Record<string, string> = {};
  for (const [name, { only, required }] of FIELDS) {
    const empty = (changes[name] ?? null) === null;
    if (only && productType && only !== productType && !empty) problems[name] = 'NOT_ALLOWED';
    if (only === productType && required && empty && (isNew || name in changes)) problems[name] = 'REQUIRED';
  }
  return problems;
};

export type TextName = keyof typeof TEXT_FIELDS;

/** The texts of a language, to go through. */
export const TEXTS = Object.entries(TEXT_FIELDS) as [TextName, TextField][];

type Checks<Fields extends Record<string, { readonly check: z.ZodType }>> = {
  [Name in keyof Fields]: Fields[Name]['check'];
};

/** The checks of all fields by name, as zod takes them. */
export const checksOf = <Fields extends Record<string, { readonly check: z.ZodType }>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { check }]) => [name, check])) as Checks<Fields>;
