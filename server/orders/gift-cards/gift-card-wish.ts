import * as z from 'zod';
import { typedEmail } from '../../accounts/email-address.ts';
import { line, orEmpty, paragraph } from '../../core/checks.ts';
import { dayOf, daysAfter } from '../../core/text/format.ts';
import type { Faults } from '../../core/faults.ts';

/** For whom a gift card is bought, and when it is sent. */
export interface GiftCardWish {
  readonly recipientName: string | null;
  readonly recipientEmail: string;
  readonly senderName: string | null;
  readonly message: string | null;
  /** The day of its mail, ISO; null: as soon as it is paid. */
  readonly sendOn: string | null;
}

const name = orEmpty(line({ max: 100, required: false })).transform((text) => text || null);

/** Rules of its fields. Codes REQUIRED, TOO_LONG, INVALID. */
export const WISH_FIELDS = {
  recipientName: name,
  recipientEmail: z
    .string()
    .transform((email) => email.trim())
    .pipe(typedEmail),
  senderName: name,
  message: orEmpty(paragraph({ max: 500, required: false })).transform((text) => text || null),
  sendOn: z.iso
    .date('INVALID')
    .nullish()
    .transform((day) => day ?? null),
};

const YEAR_DAYS = 366;

/** The last day on which a card that is ordered now may be sent. */
export const lastSendDay = (now: Date): string => daysAfter(dayOf(now), YEAR_DAYS);

/** TOO_LOW for a day that is over, TOO_HIGH for one more than a year ahead. */
export const dayFaults = ({ sendOn }: Pick<GiftCardWish, 'sendOn'>, now: Date): Faults => {
  if (sendOn && sendOn < dayOf(now)) return { sendOn: 'TOO_LOW' };
  return sendOn && sendOn > lastSendDay(now) ? { sendOn: 'TOO_HIGH' } : {};
};
