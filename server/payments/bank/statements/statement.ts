import { AppError, validationFailed } from '../../../core/errors.ts';
import { ErrorCode } from '../../../core/error-codes.ts';
import { readCamt, type ReadStatement } from './camt-statement.ts';
import { readCsvStatement } from './csv-statement.ts';

/** A statement of a busy month. */
export const MOST_BYTES = 5_000_000;
const MOST_ENTRIES = 5000;

/** UTF-8, else what Slovak banks write on Windows. */
const decoded = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
};

/** The text of a file that an admin sends. Throws PAYLOAD_TOO_LARGE above 5 MB, VALIDATION_FAILED (file: EMPTY). */
export const textOf = (bytes: Uint8Array): string => {
  if (bytes.length > MOST_BYTES) throw new AppError(ErrorCode.PAYLOAD_TOO_LARGE, { megabytes: MOST_BYTES / 1e6 });
  const text = decoded(bytes);
  if (!text.trim()) throw validationFailed({ file: 'EMPTY' });
  return text;
};

/** At most so many as a busy month has. Throws VALIDATION_FAILED (file: TOO_MANY). */
export const checkCount = (entries: readonly unknown[]): void => {
  if (entries.length > MOST_ENTRIES) throw validationFailed({ file: 'TOO_MANY' });
};

/**
 * Reads the income of a statement: CAMT.053 or CSV, told by its content. Throws PAYLOAD_TOO_LARGE above 5 MB, and
 * VALIDATION_FAILED (file: INVALID, COLUMNS, EMPTY, TOO_MANY above 5,000 entries).
 */
export const readStatement = (bytes: Uint8Array): ReadStatement => {
  const text = textOf(bytes);
  const statement = /^\s*</.test(text) ? readCamt(text) : readCsvStatement(text);
  checkCount(statement.entries);
  return statement;
};
