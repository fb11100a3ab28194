import * as z from 'zod';
import { atMost, MOST_INT, upTo, whole } from '../core/checks.ts';
import { checked } from '../core/faults.ts';

/** Parts that one line of a cart may have printed, copies of one, and copies of all. */
export const MOST_PARTS = 40;
export const MOST_COPIES = 50;
export const MOST_COPIES_IN_ALL = 200;

export interface ChosenPart {
  readonly partId: string;
  readonly copies: number;
}

/** Parts of a product, of what and in which colour. */
export interface PrintChoice {
  readonly productId: number;
  readonly parts: readonly ChosenPart[];
  readonly material: string;
  /** Such as #1a1a1a. */
  readonly colour: string;
}

const parts = atMost(MOST_PARTS)
  .pipe(z.array(z.object({ partId: upTo(100), copies: whole(1, MOST_COPIES) })).min(1, 'REQUIRED'))
  .superRefine((chosen, issues) => {
    const ids = chosen.map(({ partId }) => partId);
    ids.forEach((id, i) => {
      if (ids.indexOf(id) < i) issues.addIssue({ code: 'custom', path: [i, 'partId'], message: 'TWICE' });
    });
    const all = chosen.reduce((sum, { copies }) => sum + copies, 0);
    if (all > MOST_COPIES_IN_ALL) issues.addIssue({ code: 'custom', path: [], message: 'TOO_MANY' });
  });

const rules = z.object({
  input: z.object({
    productId: whole(1, MOST_INT),
    parts,
    material: upTo(40),
    colour: upTo(20).transform((hex) => hex.toLowerCase()),
  }),
});

/** The choice within its bounds. Throws VALIDATION_FAILED. */
export const checkedChoice = (choice: PrintChoice): PrintChoice => checked(rules, { input: choice }).input;
