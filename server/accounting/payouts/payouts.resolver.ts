import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { TaxPeriodArgs } from '../returns/returns.types.ts';
import { readPaymentAccounts, readPayoutMovements } from './payouts.queries.ts';
import { PaymentAccounts, PayoutArgs, PayoutMovement } from './payouts.types.ts';

@Resolver()
export class PayoutsResolver {
  @Cost({ call: 1000 })
  @Query(() => PaymentAccounts, {
    description: 'What payments brought and cost at their providers in a month or quarter, and what was paid out.',
  })
  paymentAccounts(@Ctx() ctx: Context, @Args(() => TaxPeriodArgs) { period }: TaxPeriodArgs): Promise<PaymentAccounts> {
    return readPaymentAccounts(ctx, period);
  }

  @Cost({ call: 200, size: 100 })
  @Query(() => [PayoutMovement], { description: 'What a payout was made of: the first 100 movements.' })
  payoutMovements(@Ctx() ctx: Context, @Args(() => PayoutArgs) { payoutId }: PayoutArgs): Promise<PayoutMovement[]> {
    return readPayoutMovements(ctx, payoutId);
  }
}
