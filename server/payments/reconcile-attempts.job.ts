import * as z from 'zod';
import { transaction, type Ctx } from '../core/context.ts';
import { defineJob, enqueue } from '../core/jobs/jobs.ts';
import { readAttempt } from './payment-attempts.service.ts';
import { recordFailed } from './capture.service.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';
import { ATTEMPT_LIFE_MS, AttemptState, isOpen, nextAskDelay } from './payment-state.ts';
import { settleAttempt } from './settle-payment.service.ts';

const NEVER_CAPTURED: readonly AttemptState[] = [AttemptState.DECLINED, AttemptState.CANCELLED];

const ageOf = (ctx: Ctx, { createdAt }: PaymentAttempt): number => ctx.shop.clock.now().getTime() - createdAt.getTime();

/** PayPal's windows are over and it has taken nothing. */
const hasLapsed = (ctx: Ctx, attempt: PaymentAttempt): boolean =>
  ageOf(ctx, attempt) > ATTEMPT_LIFE_MS && attempt.state !== AttemptState.PENDING && attempt.captureSentAt === null;

/**
 * Asks PayPal once about one attempt and books what it says: an approved one is captured, unless the buyer cancelled or
 * has to choose another way to pay. Closes what PayPal can no longer charge.
 */
export const reconcileAttempt = async (ctx: Ctx, attemptId: string): Promise<void> => {
  const found = await readAttempt(ctx, { id: attemptId });
  if (!isOpen(found.state) && found.state !== AttemptState.CANCELLED) return;
  const mayCapture = !NEVER_CAPTURED.includes(found.state);
  const { attempt, undecided } = await settleAttempt(ctx, found, { ask: true, capture: mayCapture });
  if (undecided || !hasLapsed(ctx, attempt)) return;
  await recordFailed(ctx, attempt, 'EXPIRED');
};

/** Asks about one attempt. */
export const askPayPalJob = defineJob({
  name: 'payments.ask',
  lane: 'paypal',
  payload: z.object({ attemptId: z.uuid() }),
  run: (ctx, { attemptId }) => reconcileAttempt(ctx, attemptId),
});

const SOON_MS = 8000;

/** Enqueues a question about an attempt in doubt, before the one by the clock. */
export const askSoon = (ctx: Ctx, attemptId: string): Promise<void> =>
  enqueue(
    ctx,
    askPayPalJob,
    { attemptId },
    { key: `payments.ask:${attemptId}`, runAt: new Date(Date.now() + SOON_MS), maxAttempts: 3 },
  );

const isDue = async (ctx: Ctx): Promise<PaymentAttempt[]> =>
  ctx
    .repo(PaymentAttempt)
    .createQueryBuilder('attempt')
    .where('attempt.next_ask_at <= :now', { now: ctx.shop.clock.now() })
    .orderBy('attempt.next_ask_at')
    .limit(500)
    .setLock('pessimistic_write')
    .setOnLocked('skip_locked')
    .getMany();

/** Every minute: a question about each attempt whose time has come, and the time of the next one. */
export const reconcileJob = defineJob({
  name: 'payments.reconcile',
  payload: z.object({}).loose(),
  cron: '* * * * *',
  run: (ctx) =>
    transaction(ctx, async (tx) => {
      for (const attempt of await isDue(tx)) {
        const delay = nextAskDelay(ageOf(tx, attempt));
        const nextAskAt = new Date(tx.shop.clock.now().getTime() + delay);
        await tx.repo(PaymentAttempt).update({ id: attempt.id }, { nextAskAt });
        await enqueue(
          tx,
          askPayPalJob,
          { attemptId: attempt.id },
          { key: `payments.ask:${attempt.id}`, maxAttempts: 3 },
        );
      }
    }),
});
