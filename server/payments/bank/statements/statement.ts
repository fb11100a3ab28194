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

/**
 * Reads the income of a statement: CAMT.053 or CSV, told by its content. Throws PAYLOAD_TOO_LARGE above 5 MB, and
 * VALIDATION_FAILED (file: INVALID, COLUMNS, EMPTY, TOO_MANY above 5,000 entries).
 */
export const readStatement = (bytes: Uint8Array): ReadStatement => {
  if (bytes.length > MOST_BYTES) throw new AppError(ErrorCode.PAYLOAD_TOO_LARGE, { megabytes: MOST_BYTES / 1e6 });
  const text = decoded(bytes);
  if (!text.trim()) throw validationFailed({ file: 'EMPTY' });
  const statement = /^\s*</.test(text) ? readCamt(text) : readCsvStatement(text);
  if (statement.entries.length > MOST_ENTRIES) throw validationFailed({ file: 'TOO_MANY' });
  return statement;
};
