import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { money, Money } from '../core/money.types.ts';
import { Order } from '../orders/order.entity.ts';
import { sumBack } from './withdrawal-items.queries.ts';
import { refundDue } from './withdrawal-rules.ts';
import { Withdrawal } from './withdrawal.entity.ts';
import { itemsByWithdrawal, withdrawalsByOrder } from './withdrawals.loaders.ts';
import { withdraw } from './withdrawals.service.ts';
import { WithdrawalInput, WithdrawalLine, WithdrawalReceipt } from './withdrawals.types.ts';

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

@Resolver(() => Withdrawal)
export class WithdrawalStandingResolver {
  @FieldResolver(() => Date, { description: 'The money is due before, or as soon as the goods are here.' })
  dueAt(@Root() { receivedAt }: Withdrawal): Date {
    return refundDue(receivedAt);
  }

  @FieldResolver(() => Money, { description: 'What comes back of the delivery; 0 until the goods are looked at.' })
  delivery(@Root() { deliveryMinor }: Withdrawal): Money {
    return money(deliveryMinor);
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description: 'What comes back in all; null until the goods are looked at.',
  })
  async sum(@Ctx() ctx: Context, @Root() withdrawal: Withdrawal): Promise<Money | null> {
    if (!withdrawal.inspectedAt) return null;
    return money(sumBack(await itemsByWithdrawal(ctx).load(withdrawal.id), withdrawal));
  }

  @Cost({ size: 10 })
  @FieldResolver(() => [WithdrawalLine], { description: 'What it is about; empty until the shop has said so.' })
  async lines(@Ctx() ctx: Context, @Root() { id }: Withdrawal): Promise<WithdrawalLine[]> {
    const items = await itemsByWithdrawal(ctx).load(id);
    return items.map(({ orderLineId: lineId, units, priceMinor, deductionMinor, deductionReason }) => ({
      lineId,
      units,
      price: money(priceMinor),
      deduction: money(deductionMinor),
      deductionReason,
    }));
  }
}
