import * as z from 'zod';
import { email } from '../accounts/email-address.ts';
import { callKey, line, orEmpty, paragraph } from '../core/checks.ts';
import { checked } from '../core/faults.ts';

export enum MessageTopic {
  MODEL = 'MODEL',
  ORDER = 'ORDER',
  OTHER = 'OTHER',
}

export const MAX_NAME = 100;
export const MAX_ORDER_NUMBER = 40;
export const MAX_MESSAGE = 1000;

const schema = z.object({
  name: line({ max: MAX_NAME }),
  email,
  topic: z.enum(MessageTopic),
  /** Empty where none was given. */
  orderNumber: orEmpty(line({ max: MAX_ORDER_NUMBER, required: false })),
  message: paragraph({ max: MAX_MESSAGE }),
  idempotencyKey: callKey,
});

export type GivenMessage = z.input<typeof schema> & { leaveEmpty?: string | null };

/** A letter as it is passed on: all but the message on one line each. */
export type Message = Readonly<Omit<z.output<typeof schema>, 'idempotencyKey'>>;

/** Throws VALIDATION_FAILED with all faults at once. */
export const checkMessage = (given: GivenMessage): Message => {
  const { idempotencyKey: _key, ...message } = checked(schema, given);
  return message;
};
