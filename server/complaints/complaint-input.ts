import * as z from 'zod';
import { callKey, line, orEmpty, paragraph } from '../core/checks.ts';
import { checked } from '../core/faults.ts';
import { Remedy } from './complaint-states.ts';

export const MAX_DESCRIPTION = 2000;
export const MAX_MESSAGE = 500;
export const MAX_PARCEL_NUMBER = 40;

const opened = z.object({
  units: z.int('INVALID').min(1, 'TOO_LOW'),
  wish: z.enum(Remedy, 'INVALID'),
  description: paragraph({ max: MAX_DESCRIPTION }),
  idempotencyKey: callKey,
});

export type GivenComplaint = z.input<typeof opened>;

/** What a buyer writes, cleaned. Throws VALIDATION_FAILED with all faults at once. */
export const checkComplaint = (given: GivenComplaint) => checked(opened, given);

const optional = orEmpty(paragraph({ max: MAX_MESSAGE, required: false })).transform((text) => text || null);

const confirmed = z.object({ dueDay: z.iso.date('INVALID'), extension: optional, message: optional });
const accepted = z.object({
  remedy: z.enum(Remedy, 'INVALID'),
  amountMinor: z.int('INVALID').min(1, 'TOO_LOW').nullish(),
  delivery: z.boolean().nullish(),
  message: optional,
});
const remedied = z.object({
  parcelNumber: orEmpty(line({ max: MAX_PARCEL_NUMBER, required: false })).transform((text) => text || null),
  message: optional,
});
const rejected = z.object({ reason: paragraph({ max: MAX_MESSAGE }) });

/** What an admin adds to a step, cleaned; `null` where nothing was written. Each throws VALIDATION_FAILED. */
export const checkConfirmation = (given: z.input<typeof confirmed>) => checked(confirmed, given);
export const checkAcceptance = (given: z.input<typeof accepted>) => checked(accepted, given);
export const checkRemedy = (given: z.input<typeof remedied>) => checked(remedied, given);
export const checkRejection = (given: z.input<typeof rejected>) => checked(rejected, given);

export type GivenConfirmation = z.input<typeof confirmed>;
export type GivenAcceptance = z.input<typeof accepted>;
export type GivenRemedy = z.input<typeof remedied>;
