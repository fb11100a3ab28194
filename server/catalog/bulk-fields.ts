import * as z from 'zod';
import { LOCALES } from '../core/locale.ts';
import type { BulkRow, CurrentProduct, FieldValues, Problems } from './bulk-rows.ts';
import { productFields, textFields } from './catalog.input.ts';
import { descriptionHtml } from './description-html.ts';
import { MOST_UNITS } from './stock-change.types.ts';

const RULES: Record<string, z.ZodType> = {
  slug: productFields.shape.slug,
  productType: productFields.shape.productType,
  category: productFields.shape.category,
  active: z.boolean(),
  archived: z.boolean(),
  priceMinor: productFields.shape.priceMinor,
  stockDelta: z.number().int().min(-MOST_UNITS).max(MOST_UNITS),
  weightGrams: productFields.shape.weightGrams.unwrap(),
  shipsInDays: productFields.shape.shipsInDays.unwrap(),
  ...Object.fromEntries(
    LOCALES.flatMap((locale): [string, z.ZodType][] => [
      [`name.${locale}`, textFields.shape.name],
      [`summary.${locale}`, textFields.shape.summary],
      [`description.${locale}`, textFields.shape.description.transform(descriptionHtml)],
    ]),
  ),
};

type Texts = NonNullable<BulkRow['values']['texts']>;

const wordsOf = (texts: Texts): [string, string][] =>
  LOCALES.flatMap((locale) =>
    Object.entries((texts[locale] ?? {}) as Record<string, string>).map(([name, text]): [string, string] => [
      `${name}.${locale}`,
      text,
    ]),
  );

const flat = ({ values }: BulkRow): FieldValues => {
  const { version: _, texts = {}, ...fields } = values;
  const all: [string, FieldValues[string] | undefined][] = [...Object.entries(fields), ...wordsOf(texts)];
  return Object.fromEntries(all.filter((pair): pair is [string, FieldValues[string]] => pair[1] !== undefined));
};

const codeOf = ({ issues }: z.ZodError): string => issues[0]!.code.toUpperCase();

export interface CheckedRow {
  readonly values: FieldValues;
  readonly problems: Problems;
}

/** The fields of a row that may be stored at all, as they will be stored, and why the others may not. */
export const checkFields = (row: BulkRow, now: FieldValues = {}): CheckedRow => {
  const values: FieldValues = {};
  const problems: Problems = { ...row.problems };
  for (const [field, value] of Object.entries(flat(row))) {
    const result = value === now[field] ? { success: true as const, data: value } : RULES[field]!.safeParse(value);
    if (result.success) values[field] = result.data as FieldValues[string];
    else problems[field] = codeOf(result.error);
  }
  return { values, problems };
};

/** The present values by the names of `FieldValues`. */
export const valuesOf = (current: CurrentProduct): FieldValues => {
  const { id: _id, version: _version, onHand: _onHand, reserved: _reserved, ...others } = current;
  const { soldFiles: _soldFiles, texts, ...fields } = others;
  return { ...fields, stockDelta: 0, ...Object.fromEntries(wordsOf(texts)) };
};
