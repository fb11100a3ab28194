import { transaction, type Ctx } from '../../core/context.ts';
import { unprocessable, type Answer } from './answers.ts';

export interface Key {
  /** PayPal-Request-Id with the kind of call before it; without one every call is a new one. */
  readonly id: string | null;
  readonly lifeMs: number;
}

/**
 * PayPal's idempotency: the same key gives the stored answer while it lives, two calls at once refuse the second, a
 * refused call leaves no key. The work and its key are one transaction, so a killed process leaves both or neither.
 */
export const once = (ctx: Ctx, { id, lifeMs }: Key, work: (ctx: Ctx) => Promise<Answer>): Promise<Answer> =>
  transaction(ctx, async (tx) => {
    if (id === null) return work(tx);
    const [lock] = await tx.sql<{ free: boolean }>(
      'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 770)) AS free',
      [id],
    );
    if (!lock?.free) return unprocessable('PREVIOUS_REQUEST_IN_PROGRESS');
    const now = tx.shop.clock.now();
    const [known] = await tx.sql<{ status: number; answer: unknown }>(
      'SELECT status, answer FROM paypal_simulator.requests WHERE id = $1 AND created_at > $2',
      [id, new Date(now.getTime() - lifeMs)],
    );
    if (known) return { status: known.status, body: known.answer };
    const answer = await work(tx);
    if (answer.status >= 300) return answer;
    await tx.sql(
      `INSERT INTO paypal_simulator.requests (id, status, answer, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET status = $2, answer = $3, created_at = $4`,
      [id, answer.status, JSON.stringify(answer.body), now],
    );
    return answer;
  });
