import { Ctx, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { readTurnover } from './turnover.queries.ts';
import { Turnover } from './turnover.types.ts';

@Resolver()
export class TurnoverResolver {
  @Query(() => Turnover, {
    nullable: true,
    description: 'How far the turnover is from the limits of registration for VAT; null: the seller is a payer.',
  })
  turnover(@Ctx() ctx: Context): Promise<Turnover | null> {
    return readTurnover(ctx);
  }
}
