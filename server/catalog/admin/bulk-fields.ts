import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { LOCALES } from '../../core/locale.ts';
import type { BulkRow, FieldValues, Problems } from './bulk-rows.ts';
import { FIELDS, TEXTS } from '../product/field-sets.ts';
import { MOST_UNITS } from '../stock/stock-change.types.ts';

/** What rows may say: the fields that the file of products has, the archive, and units that came or went. */
const CHECKS = new Map<string, z.ZodType>([
  ...FIELDS.flatMap(([name, { csv, check }]): [string, z.ZodType][] => (csv ? [[name, check]] : [])),
  ...LOCALES.flatMap((locale) =>
    TEXTS.flatMap(([name, { csv, check }]): [string, z.ZodType][] => (csv ? [[`${name}.${locale}`, check]] : [])),
  ),
  ['archived', z.boolean()],
  ['stockDelta', z.number().int().min(-MOST_UNITS).max(MOST_UNITS)],
]);

const codeOf = ({ issues }: z.ZodError): string => issues[0]!.code.toUpperCase();

export interface CheckedRow {
  readonly values: FieldValues;
  readonly problems: Problems;
}

/** The fields of a row that may be stored at all, as they will be stored, and why the others may not. */
export const checkFields = (row: BulkRow, now: FieldValues = {}): CheckedRow => {
  const values: FieldValues = {};
  const problems: Problems = { ...row.problems };
  for (const [field, value] of Object.entries(row.values)) {
    const result = isDeepStrictEqual(value, now[field])
      ? { success: true as const, data: value }
      : CHECKS.get(field)!.safeParse(value);
    if (result.success) values[field] = result.data as FieldValues[string];
    else problems[field] = codeOf(result.error);
  }
  return { values, problems };
};
