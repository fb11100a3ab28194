import type { Ctx } from '../core/context.ts';
import { HOUR_MS } from '../core/time.ts';
import { takeAttempt, tryOnce, type Limit } from './attempts.service.ts';
import { normaliseEmail } from './email-address.ts';

/** Letters to one address that people cause who have not shown that it is theirs, whatever the letters are about. */
const UNPROVEN_MAIL: Limit = { name: 'letters', most: 5, windowMs: HOUR_MS };

/**
 * Whether one more letter may go to an address that its causer may have made up: five within an hour, all kinds together.
 * Counts it. Ask before enqueuing any mail that a stranger can cause; what a paid order or its owner causes needs no leave.
 */
export const mayMail = (ctx: Ctx, email: string): Promise<boolean> =>
  tryOnce(ctx, UNPROVEN_MAIL, normaliseEmail(email));

/** The same; throws RATE_LIMITED (args.minutes) where the causer is to know that no letter goes out. */
export const countMail = (ctx: Ctx, email: string): Promise<void> =>
  takeAttempt(ctx, UNPROVEN_MAIL, normaliseEmail(email));
