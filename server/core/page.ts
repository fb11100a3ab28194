import { ErrorCode } from './error-codes.ts';
import { AppError } from './errors.ts';

export const MAX_PAGE = 100;

/** Keyset cursors: the sort key values of a row, opaque to the client. */
export const encodeCursor = (key: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** Throws CURSOR_INVALID unless the text is a cursor with `length` values. */
export const decodeCursor = (cursor: string, length: number): (string | number)[] => {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const valid =
      Array.isArray(key) && key.length === length && key.every((v) => typeof v === 'string' || Number.isFinite(v));
    if (valid) return key as (string | number)[];
  } catch {
    // falls through to the coded error
  }
  throw new AppError(ErrorCode.CURSOR_INVALID);
};
