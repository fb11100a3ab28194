import type { Ctx } from '../../core/context.ts';
import { cardMovements } from '../bundle/gift-card-movements.queries.ts';
import { providerMovements } from '../payouts/movements.queries.ts';
import type { Period } from '../period.ts';
import { cardPosting, movementPostings, type MoneyPosting } from './money-postings.ts';

/** All that the books need of a period beside its documents: providers first, then gift cards, some hundred in memory at a time. */
export async function* moneyPostings(ctx: Ctx, period: Period): AsyncGenerator<MoneyPosting> {
  for await (const portion of providerMovements(ctx, period)) yield* portion.flatMap(movementPostings);
  for await (const portion of cardMovements(ctx, period)) yield* portion.map(cardPosting);
}
