import * as z from 'zod';
import { within } from './checks.ts';
import type { PageInfo } from './connection.types.ts';
import { ErrorCode } from './error-codes.ts';
import { AppError } from './errors.ts';
import { decodeCursor, encodeCursor, MAX_PAGE } from './page.ts';
import { isUuid } from './text/text.ts';

/** A part of a list that comes newest first: `first` rows (1 to 100), after a cursor. */
export interface Part {
  readonly first: number;
  readonly after?: string | null;
}

/** What may be asked for of such a list. Code OUT_OF_RANGE. */
export const askedPart = z.object({ first: within(1, MAX_PAGE) });

/** Where a row stands in such a list: its moment and, among those of one moment, its id (a UUID). */
export interface Place {
  readonly at: Date;
  readonly id: string;
}

/** The place that a cursor names; nulls without one. Throws CURSOR_INVALID. */
export const placeOf = (after: string | null | undefined): readonly [at: Date, id: string] | readonly [null, null] => {
  if (after === null || after === undefined) return [null, null];
  const [ms, id] = decodeCursor(after, 2);
  const at = new Date(typeof ms === 'number' ? ms : NaN);
  if (Number.isNaN(at.getTime()) || typeof id !== 'string' || !isUuid(id)) throw new AppError(ErrorCode.CURSOR_INVALID);
  return [at, id];
};

const cursorOf = ({ at, id }: Place): string => encodeCursor([at.getTime(), id]);

/** A page of rows that were read with one more than `first`, so as to know whether there are others behind them. */
export const pageOf = <Row>(
  rows: readonly Row[],
  { first, after }: Part,
  placed: (row: Row) => Place,
): { nodes: Row[]; pageInfo: PageInfo } => {
  const nodes = rows.slice(0, first);
  const [start, end] = [nodes[0], nodes.at(-1)];
  return {
    nodes,
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: Boolean(after),
      startCursor: start ? cursorOf(placed(start)) : null,
      endCursor: end ? cursorOf(placed(end)) : null,
    },
  };
};
