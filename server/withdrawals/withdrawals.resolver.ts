import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { Order } from '../orders/order.entity.ts';
import { Withdrawal } from './withdrawal.entity.ts';
import { withdrawalsByOrder } from './withdrawals.loaders.ts';
import { withdraw } from './withdrawals.service.ts';
import { WithdrawalInput, WithdrawalReceipt } from './withdrawals.types.ts';

@Resolver(() => Order)
export class WithdrawalsResolver {
  @Mutation(() => WithdrawalReceipt, {
    description:
      'Withdraws from a contract; no account is needed. A mail with content, date and time confirms it. The answer does ' +
      'not tell whether there is such an order. VALIDATION_FAILED, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED.',
  })
  withdrawFromContract(
    @Ctx() ctx: Context,
    @Arg('input', () => WithdrawalInput) input: WithdrawalInput,
  ): Promise<WithdrawalReceipt> {
    return withdraw(ctx, input);
  }

  @Cost({ size: 4 })
  @FieldResolver(() => [Withdrawal], { description: 'Statements of withdrawal from it, oldest first.' })
  withdrawals(@Ctx() ctx: Context, @Root() order: Order): Promise<Withdrawal[]> {
    return withdrawalsByOrder(ctx).load(order.id);
  }
}
