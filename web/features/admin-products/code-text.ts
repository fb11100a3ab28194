import { CSV_NAMES } from '../../codegen/product-fields.gen.ts';
import { useText } from '../../intl/use-text.ts';

const CODES = {
  REQUIRED: 'catalogue.csv.code.REQUIRED',
  INVALID_FORMAT: 'catalogue.csv.code.INVALID_FORMAT',
  INVALID_VALUE: 'catalogue.csv.code.INVALID_VALUE',
  TOO_SMALL: 'catalogue.csv.code.TOO_SMALL',
  TOO_BIG: 'catalogue.csv.code.TOO_BIG',
  UNKNOWN: 'catalogue.csv.code.UNKNOWN',
  NOT_ALLOWED: 'catalogue.csv.code.NOT_ALLOWED',
  TAKEN: 'catalogue.csv.code.TAKEN',
  DUPLICATE: 'catalogue.csv.code.DUPLICATE',
  VERSION_CONFLICT: 'catalogue.csv.code.VERSION_CONFLICT',
  BELOW_RESERVED: 'catalogue.csv.code.BELOW_RESERVED',
  NO_VERSION: 'catalogue.csv.code.NO_VERSION',
  NO_FILES: 'catalogue.csv.code.NO_FILES',
  NO_PRICE: 'catalogue.csv.code.NO_PRICE',
  NOT_BELOW: 'catalogue.csv.code.NOT_BELOW',
  PAST: 'catalogue.csv.code.PAST',
  TOO_LATE: 'catalogue.csv.code.TOO_LATE',
  ENDS_TOO_EARLY: 'catalogue.csv.code.ENDS_TOO_EARLY',
  OVERLAPS: 'catalogue.csv.code.OVERLAPS',
  TOO_MANY_CELLS: 'catalogue.csv.code.TOO_MANY_CELLS',
} satisfies Record<string, MessageId>;

/** How the file calls a field: `name.sk` stands in the column `name_sk`. */
export const columnOf = (field: string): string => CSV_NAMES[field] ?? field.replace('.', '_');

/** Says why a field of a row cannot be saved, with the name of its column before it. */
export const useCodeText = () => {
  const t = useText();
  return (field: string, code: string): string => {
    const id = (CODES as Partial<Record<string, MessageId>>)[code] ?? 'catalogue.csv.code.INVALID_VALUE';
    return field === 'row' ? t(id) : `${columnOf(field)}: ${t(id)}`;
  };
};
