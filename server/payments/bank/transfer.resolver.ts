import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../core/context.ts';
import { money } from '../../core/money.types.ts';
import { Order } from '../../orders/order.entity.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import { epcCode, squareCode } from './transfer-codes.ts';
import { awaitsTransfer, transferOf } from './transfer.ts';
import { BankTransferView } from './transfer.types.ts';

@Resolver(() => Order)
export class OrderTransferResolver {
  @FieldResolver(() => BankTransferView, {
    nullable: true,
    description: 'How to pay it by bank transfer; null unless it waits for one.',
  })
  async transfer(@Context() ctx: Ctx, @Root() order: Order): Promise<BankTransferView | null> {
    if (!awaitsTransfer(order)) return null;
    const transfer = transferOf(order, (await readSettings(ctx)).transfer);
    if (!transfer) return null;
    const { amountMinor, currency, ...rest } = transfer;
    return {
      ...rest,
      amount: money(amountMinor, currency),
      epcCode: epcCode(transfer),
      squareCode: squareCode(transfer),
    };
  }
}
