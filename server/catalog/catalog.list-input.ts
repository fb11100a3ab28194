import { ErrorCode } from '../core/error-codes.ts';
import { AppError, validationFailed } from '../core/errors.ts';
import { MAX_PAGE } from '../core/page.ts';
import { bedProblems } from './bed-fit.ts';
import type { ProductListArgs } from './catalog.lists.types.ts';
import { MAX_SEARCH_LENGTH } from './search/search-text.ts';

const MAX_VALUES = 50;
const MAX_ATTRIBUTES = 20;
const MAX_CURSOR = 1000;

/** PostgreSQL has no text with a zero byte; nothing of ours does either. */
const badText = (text: string, longest: number): string | null => {
  if (text.length > longest) return 'TOO_LONG';
  return text.includes('\0') ? 'INVALID' : null;
};

const badList = (texts: readonly string[] | null | undefined): string | null => {
  if (!texts) return null;
  if (texts.length > MAX_VALUES) return 'TOO_MANY';
  return texts.map((text) => badText(text, 100)).find(Boolean) ?? null;
};

const badSize = (size: number | null | undefined): string | null =>
  size === null || size === undefined || (size >= 1 && size <= MAX_PAGE) ? null : 'OUT_OF_RANGE';

const badFilter = (filter: ProductListArgs['filter']): Record<string, string | null> => ({
  'filter.category': filter?.category ? badText(filter.category, 100) : null,
  'filter.categories': badList(filter?.categories),
  'filter.types': (filter?.types?.length ?? 0) > MAX_VALUES ? 'TOO_MANY' : null,
  'filter.attributes': (filter?.attributes?.length ?? 0) > MAX_ATTRIBUTES ? 'TOO_MANY' : null,
  ...Object.fromEntries(
    Object.entries(filter?.fitsPrinter ? bedProblems(filter.fitsPrinter) : {}).map(([name, problem]) => [
      `filter.fitsPrinter.${name}`,
      problem,
    ]),
  ),
  ...Object.fromEntries(
    (filter?.attributes ?? []).slice(0, MAX_ATTRIBUTES).flatMap(({ key, options }, i) => [
      [`filter.attributes.${i}.key`, badText(key, 100)],
      [`filter.attributes.${i}.options`, badList(options)],
    ]),
  ),
});

/** Refuses what a list cannot be asked for. Throws VALIDATION_FAILED or CURSOR_INVALID. */
export const checkListInput = (args: ProductListArgs): void => {
  const backward = args.last !== null && args.last !== undefined;
  const problems: Record<string, string | null> = {
    first: badSize(args.first),
    last: badSize(args.last),
    after: backward && args.after ? 'CONFLICT' : null,
    before: !backward && args.before ? 'CONFLICT' : null,
    search: args.search ? badText(args.search.replaceAll('\0', ''), MAX_SEARCH_LENGTH) : null,
    ...badFilter(args.filter),
  };
  const found = Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null);
  if (found.length > 0) throw validationFailed(Object.fromEntries(found));
  if ((args.after ?? args.before ?? '').length > MAX_CURSOR) throw new AppError(ErrorCode.CURSOR_INVALID);
};
