import * as z from 'zod';
import { isLonger, sanitizeLine, sanitizeText } from './text/text.ts';

interface TextRule {
  readonly max: number;
  readonly required?: boolean;
}

const cleanText = (clean: (text: string, max?: number) => string, { max, required = true }: TextRule) =>
  z
    .string('INVALID')
    .transform((text) => clean(text, Infinity))
    .pipe(
      z
        .string()
        .min(required ? 1 : 0, 'REQUIRED')
        .max(max, 'TOO_LONG'),
    );

/** Text on one line. Codes REQUIRED, TOO_LONG. */
export const line = (rule: TextRule) => cleanText(sanitizeLine, rule);

/** Text that may have lines. Codes REQUIRED, TOO_LONG. */
export const paragraph = (rule: TextRule) => cleanText(sanitizeText, rule);

/** Text that may have lines, cut at `max` characters. Code REQUIRED. */
export const cutParagraph = (max: number) =>
  z
    .string()
    .transform((text) => sanitizeText(text, max))
    .pipe(z.string().min(1, 'REQUIRED'));

/** What may be left out, or null, and is then as good as empty. */
export const orEmpty = <Rule extends z.ZodType<unknown, string>>(rule: Rule) =>
  z
    .string()
    .nullish()
    .transform((text) => text ?? '')
    .pipe(rule);

/** The same rule for each language. */
export const inEachLanguage = <Rule extends z.ZodType>(rule: Rule) => z.strictObject({ en: rule, sk: rule, de: rule });

/** A whole number within bounds. Codes INVALID, TOO_LOW, TOO_HIGH. */
export const whole = (min: number, max: number) =>
  z.number('INVALID').int('INVALID').min(min, 'TOO_LOW').max(max, 'TOO_HIGH');

/** A number from `least` to `most`. Code OUT_OF_RANGE. */
export const within = (least: number, most: number) =>
  z.number('OUT_OF_RANGE').min(least, 'OUT_OF_RANGE').max(most, 'OUT_OF_RANGE');

/** A list of at least one. Code REQUIRED. */
export const oneOrMore = <Item extends z.ZodType>(item: Item) => z.array(item).min(1, 'REQUIRED');

/** For `check`: what a function judges, by the code of what is wrong, or null. */
export const byCode =
  <Value>(codeOf: (value: Value) => string | null) =>
  ({ value, issues }: z.core.ParsePayload<Value>): void => {
    const message = codeOf(value);
    if (message) issues.push({ code: 'custom', input: value, message, continue: true });
  };

/** For `refine`: asked only where nothing is wrong so far. */
export const whenValid = { when: ({ issues }: z.core.ParsePayload): boolean => issues.length === 0 } as const;

/** The key of a call that may be made again: 8 to 64 letters, digits, _ or -. Code INVALID. */
export const KEY = /^[\w-]{8,64}$/;
export const callKey = z.string().regex(KEY, 'INVALID');

// What follows stands at the fields of inputs: cheap to look at, before anything else is done with them.

/** Text of at most so many characters. Code TOO_LONG. */
export const upTo = (most: number) => z.string().refine((text) => !isLonger(text, most), 'TOO_LONG');

/** Text of a pattern. Code INVALID. */
export const matching = (pattern: RegExp) => z.string().regex(pattern, 'INVALID');

/** Text of `least` to `most` characters. Code INVALID. */
export const ofLength = (least: number, most: number) =>
  z.string().refine((text) => isLonger(text, least - 1) && !isLonger(text, most), 'INVALID');

/** The largest number that GraphQL's Int and a column of type integer hold. */
export const MOST_INT = 2_147_483_647;

/** A number from `least` to `most`. Codes TOO_SMALL, TOO_LARGE. */
export const between = (least: number, most: number) => z.number().min(least, 'TOO_SMALL').max(most, 'TOO_LARGE');

/** A list of at most so many, whatever they are: looked at before its items. Code TOO_MANY. */
export const atMost = (most: number) =>
  z.custom<readonly unknown[]>((list) => (list as unknown[]).length <= most, 'TOO_MANY');
