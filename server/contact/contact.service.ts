import { randomUUID } from 'node:crypto';
import { takeAttempt, tryOnce, type Limit } from '../accounts/attempts.service.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { enqueue } from '../core/jobs/jobs.ts';
import { DAY_MS, HOUR_MS } from '../core/time.ts';
import { contactMailJob } from './contact-mail.job.ts';
import { checkMessage, type GivenMessage } from './message.ts';

/** Letters under one key. */
const SAME_LETTER: Limit = { name: 'contact-same', most: 1, windowMs: DAY_MS };
/** Letters from one network. */
const CONTACT_NETWORK: Limit = { name: 'contact-network', most: 10, windowMs: HOUR_MS };
/** Letters with one address to answer to. */
const CONTACT_EMAIL: Limit = { name: 'contact-email', most: 5, windowMs: HOUR_MS };

/**
 * Passes a letter on to the seller by mail, once for each key. A letter of a machine is taken in and dropped. Throws
 * VALIDATION_FAILED (all faults at once) and RATE_LIMITED, by network and by address; a refused letter counts for nothing.
 */
export const sendMessage = async (ctx: Ctx, given: GivenMessage): Promise<void> => {
  const message = checkMessage(given);
  if (given.leaveEmpty) {
    ctx.shop.logger.info({ requestId: ctx.requestId }, 'a letter of a machine was dropped');
    return;
  }
  await transaction(ctx, async (tx) => {
    if (!(await tryOnce(tx, SAME_LETTER, given.idempotencyKey))) return;
    await takeAttempt(tx, CONTACT_NETWORK, ctx.client.network);
    await takeAttempt(tx, CONTACT_EMAIL, message.email);
    await enqueue(tx, contactMailJob, { ...message, id: randomUUID(), locale: ctx.locale });
  });
};
