import * as z from 'zod';
import { email } from '../accounts/email-address.ts';
import { callKey, line, orEmpty, paragraph } from '../core/checks.ts';
import { checked } from '../core/faults.ts';

export const MAX_NAME = 100;
export const MAX_ORDER_NUMBER = 40;
export const MAX_ITEMS = 1000;

const schema = z.object({
  name: line({ max: MAX_NAME }),
  email,
  orderNumber: line({ max: MAX_ORDER_NUMBER }),
  /** Null: the whole order. */
  items: orEmpty(paragraph({ max: MAX_ITEMS, required: false })).transform((items) => items || null),
  idempotencyKey: callKey,
});

export type GivenStatement = z.input<typeof schema>;

/** What a consumer states. */
export type Statement = Readonly<Omit<z.output<typeof schema>, 'idempotencyKey'>>;

/** Throws VALIDATION_FAILED with all faults at once. */
export const checkStatement = (given: GivenStatement): Statement => {
  const { idempotencyKey: _key, ...statement } = checked(schema, given);
  return statement;
};
