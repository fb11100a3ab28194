import { transaction, type Ctx } from '../../core/context.ts';
import { unprocessable, type Answer } from './answers.ts';

export interface Key {
  /** PayPal-Request-Id or the key of Stripe, with the kind of call before it; without one every call is a new one. */
  readonly id: string | null;
  readonly lifeMs: number;
  /** What a second call at the same time is told; absent: PayPal's word. */
  readonly busy?: Answer;
}

/**
 * Idempotency as providers have it: the same key gives the stored answer while it lives, two calls at once refuse the second, a
 * refused call leaves no key. An answer whose connection is dropped is dropped once more when it is repeated: a loss that the
 * shop cannot mend by asking again at once. The work and its key are one transaction, so a killed process leaves both or neither.
 */
export const once = (ctx: Ctx, { id, lifeMs, busy }: Key, work: (ctx: Ctx) => Promise<Answer>): Promise<Answer> =>
  transaction(ctx, async (tx) => {
    if (id === null) return work(tx);
    const [lock] = await tx.sql<{ free: boolean }>(
      'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 770)) AS free',
      [id],
      'simulator.lock',
    );
    if (!lock?.free) return busy ?? unprocessable('PREVIOUS_REQUEST_IN_PROGRESS');
    const now = tx.shop.clock.now();
    const [known] = await tx.sql<{ status: number; answer: unknown; lost: boolean }>(
      'SELECT status, answer, lost FROM paypal_simulator.requests WHERE id = $1 AND created_at > $2',
      [id, new Date(now.getTime() - lifeMs)],
      'simulator.known',
    );
    if (known) {
      if (known.lost) await tx.sql('UPDATE paypal_simulator.requests SET lost = false WHERE id = $1', [id]);
      return { status: known.status, body: known.answer, ...(known.lost && { fault: 'drop' as const }) };
    }
    const answer = await work(tx);
    if (answer.status >= 300) return answer;
    await tx.sql(
      `INSERT INTO paypal_simulator.requests (id, status, answer, created_at, lost) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO UPDATE SET status = $2, answer = $3, created_at = $4, lost = $5`,
      [id, answer.status, JSON.stringify(answer.body), now, answer.fault === 'drop'],
      'simulator.answered',
    );
    return answer;
  });
