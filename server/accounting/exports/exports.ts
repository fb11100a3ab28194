import { datevExport } from './datev.ts';
import { pohodaExport } from './pohoda.ts';
import type { AccountingExport } from './accounting-export.ts';

/** Every accounting program that the shop writes files for, by the name of the file. */
export const EXPORTS = {
  'pohoda.xml': pohodaExport,
  'datev.csv': datevExport,
} as const satisfies Record<string, AccountingExport>;
