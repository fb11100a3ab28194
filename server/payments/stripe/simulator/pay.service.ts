import { transaction, type Ctx } from '../../../core/context.ts';
import { SILENCE_MS } from '../../simulator/behaviours.ts';
import { REFUSALS, type CardBehaviour } from './behaviours.ts';
import { emitEvent } from './events.service.ts';
import { expireSession, payable } from './payments.service.ts';
import { sessionBody, type SimulatedSession } from './store.queries.ts';

const CHANGE = `
  UPDATE stripe_simulator.sessions SET status = $2, intent_status = $3, refusal = $4, behaviour = $5, silent_until = $6
  WHERE id = $1 RETURNING *`;

const authorize = async (ctx: Ctx, { id }: SimulatedSession, behaviour: CardBehaviour): Promise<SimulatedSession> => {
  const silentUntil = behaviour === 'outage' ? new Date(ctx.shop.clock.now().getTime() + SILENCE_MS) : null;
  const values = [id, 'complete', 'requires_capture', null, behaviour, silentUntil];
  const [done] = await ctx.sql<SimulatedSession>(CHANGE, values);
  const told = behaviour === 'early' ? 'pay' : behaviour;
  await emitEvent(ctx, 'checkout.session.completed', sessionBody(ctx, done!), told);
  return done!;
};

/** What the buyer chose on the page: the page as it is then; null when there is nothing to choose any more. */
export const choose = (ctx: Ctx, id: string, choice: CardBehaviour): Promise<SimulatedSession | null> =>
  transaction(ctx, async (tx) => {
    const session = await payable(tx, id);
    if (!session) return null;
    const refusal = REFUSALS[choice];
    if (choice === 'lapse') {
      await expireSession(tx, id);
      return null;
    }
    if (!refusal) return authorize(tx, session, choice);
    const values = [id, 'open', 'requires_payment_method', refusal, choice, null];
    return (await tx.sql<SimulatedSession>(CHANGE, values))[0]!;
  });
