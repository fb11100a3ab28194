import type * as z from 'zod';
import { validationFailed } from './errors.ts';
import { shortPath } from './input-bounds.ts';

/** What is wrong with an input: field path → code. */
export type Faults = Record<string, string>;

const OWN_CODE = /^[A-Z_]+$/;

/** What a schema says in the shop's codes: the first one of each field, INVALID for a rule that has none of its own. */
export const faultsOf = ({ issues }: z.ZodError, root = 'value'): Faults => {
  const faults: Faults = {};
  for (const { path, message } of issues) {
    faults[path.join('.') || root] ??= OWN_CODE.test(message) ? message : 'INVALID';
  }
  return faults;
};

/**
 * The same in zod's codes, such as TOO_BIG, which the REST contract and the product form speak: the last one of each
 * field, and of the first `most` rules that are broken.
 */
export const plainFaultsOf = ({ issues }: z.ZodError, most = Infinity, root = 'value'): Faults =>
  Object.fromEntries(
    issues.slice(0, most).map(({ path, code }) => [shortPath(path.join('.')) || root, code.toUpperCase()] as const),
  );

/** Throws VALIDATION_FAILED if anything is wrong. */
export const refuseFaults = (faults: Faults): void => {
  if (Object.keys(faults).length > 0) throw validationFailed(faults);
};

/** The input as its schema makes it. Throws VALIDATION_FAILED with all faults at once, in the codes of `tell`. */
export const checked = <Input, Output>(
  schema: z.ZodType<Output, Input>,
  input: Input,
  tell: (error: z.ZodError) => Faults = faultsOf,
): Output => {
  const { success, data, error } = schema.safeParse(input);
  if (success) return data;
  throw validationFailed(tell(error));
};
