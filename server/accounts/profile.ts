import * as z from 'zod';
import { line, paragraph } from '../core/checks.ts';
import { checked } from '../core/faults.ts';

/** A fact that may be taken away: null or a blank text is stored as null, an absent one is not touched. */
const fact = (rule: z.ZodType<string, string>, pattern = /^/) =>
  z
    .string()
    .nullable()
    .transform((text) => text ?? '')
    .pipe(rule.refine((text) => !text || pattern.test(text), 'INVALID'))
    .transform((text) => text || null)
    .optional();

export const MOST_NAME = 100;

const NAME = { max: MOST_NAME, required: false };

/** What people are called. Code TOO_LONG. */
export const names = { firstName: fact(line(NAME)), lastName: fact(line(NAME)) };

const schema = z.object({
  ...names,
  username: fact(line({ max: 50, required: false }), /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,49}$/u),
  phone: fact(line({ max: 30, required: false }), /^\+?[\d\s()/.-]{6,30}$/),
  address: fact(paragraph({ max: 1000, required: false })),
});

/** Absent: stays as it is. Null or blank: taken away. */
export type GivenProfile = z.input<typeof schema>;

export type Profile = Required<z.output<typeof schema>>;

/** The given fields in the form in which they are stored. Throws VALIDATION_FAILED with all faults at once: TOO_LONG, INVALID. */
export const checkProfile = (given: GivenProfile): Partial<Profile> => {
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  return checked(schema, Object.fromEntries(said));
};
