import * as z from 'zod';
import { atMost, byCode, within } from '../core/checks.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { checked } from '../core/faults.ts';
import { MAX_PAGE } from '../core/page.ts';
import { bedRules } from './bed-fit.ts';
import type { ProductListArgs } from './catalog-list.types.ts';
import { MAX_SEARCH_LENGTH } from './search/search-text.ts';

const MAX_VALUES = 50;
const MAX_ATTRIBUTES = 20;
const MAX_CURSOR = 1000;

/** PostgreSQL has no text with a zero byte; nothing of ours does either. */
const badText = (text: string, longest: number): string | null => {
  if (text.length > longest) return 'TOO_LONG';
  return text.includes('\0') ? 'INVALID' : null;
};

const word = z.string().check(byCode((text) => badText(text, 100)));

/** Told of as a whole, whichever word it is. */
const words = atMost(MAX_VALUES).check(
  byCode((texts) => texts.map((text) => badText(text as string, 100)).find(Boolean) ?? null),
);

const attribute = z.object({ key: word, options: words.nullish() });

const list = z
  .object({
    first: within(1, MAX_PAGE).nullish(),
    last: within(1, MAX_PAGE).nullish(),
    after: z.string().nullish(),
    before: z.string().nullish(),
    search: z
      .string()
      .transform((text) => text.replaceAll('\0', ''))
      .pipe(z.string().max(MAX_SEARCH_LENGTH, 'TOO_LONG'))
      .nullish(),
    filter: z
      .object({
        category: word.nullish(),
        categories: words.nullish(),
        types: atMost(MAX_VALUES).nullish(),
        attributes: atMost(MAX_ATTRIBUTES)
          .pipe(z.array(attribute) as z.ZodType<unknown, readonly unknown[]>)
          .nullish(),
        fitsPrinter: bedRules.nullish(),
      })
      .nullish(),
  })
  .check(({ value: { last, after, before }, issues }) => {
    const [wrong, input] = typeof last === 'number' ? (['after', after] as const) : (['before', before] as const);
    if (input) issues.push({ code: 'custom', path: [wrong], input, message: 'CONFLICT' });
  });

/** Refuses what a list cannot be asked for. Throws VALIDATION_FAILED or CURSOR_INVALID. */
export const checkListInput = (args: ProductListArgs): void => {
  checked(list, args as z.input<typeof list>);
  if ((args.after ?? args.before ?? '').length > MAX_CURSOR) throw new AppError(ErrorCode.CURSOR_INVALID);
};
