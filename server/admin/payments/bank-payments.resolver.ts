import { Arg, Ctx, ID, Mutation, Query, registerEnumType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import type { EntryState } from '../../payments/bank/bank-entry.entity.ts';
import { MarkOrderPaidInput } from './bank-payments.inputs.ts';
import { bankPayments } from './bank-payments.queries.ts';
import { bookBankEntry, judgeBankEntry, markPaidByBank } from './bank-payments.service.ts';
import { BankEntryView, BankPaymentsView, entryView, transferOrderView } from './bank-payments.types.ts';

enum BankEntryVerdict {
  OPEN = 'OPEN',
  RETURNED = 'RETURNED',
  SET_ASIDE = 'SET_ASIDE',
}

registerEnumType(BankEntryVerdict, {
  name: 'BankEntryVerdict',
  description: 'What a person says of money that pays nothing.',
  valuesConfig: {
    OPEN: { description: 'It waits again.' },
    RETURNED: { description: 'It was sent back.' },
    SET_ASIDE: { description: 'It is not for the shop.' },
  },
});

@Resolver()
export class BankPaymentsResolver {
  @Cost({ call: 50 })
  @Query(() => BankPaymentsView, { description: 'Money that came by bank, and orders that wait for it.' })
  async bankPayments(@Ctx() ctx: Context): Promise<BankPaymentsView> {
    const { open, waiting, done } = await bankPayments(ctx);
    return { open: open.map(entryView), waiting: waiting.map(transferOrderView), done: done.map(entryView) };
  }

  @Mutation(() => BankEntryView, {
    description:
      'Books money on an order that it covers, alone or with other open money that names it; what is beyond is to be sent ' +
      'back. An order that has ended comes back if its goods are there. NOT_FOUND, ORDER_NOT_FOUND, ENTRY_DECIDED, ' +
      'ORDER_ALREADY_PAID, ORDER_STATE_CONFLICT, PAYMENT_TOO_SMALL, OUT_OF_STOCK.',
  })
  async bookBankEntry(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('orderId', () => ID) orderId: string,
  ): Promise<BankEntryView> {
    return entryView(await bookBankEntry(ctx, id, orderId));
  }

  @Mutation(() => BankEntryView, {
    description:
      'Marks an order as paid by money that was seen at the bank; the statement that lists it later takes its place. One ' +
      'key is one payment. As `bookBankEntry`, and VALIDATION_FAILED, IDEMPOTENCY_KEY_REUSED.',
  })
  async markOrderPaid(
    @Ctx() ctx: Context,
    @Arg('input', () => MarkOrderPaidInput) input: MarkOrderPaidInput,
  ): Promise<BankEntryView> {
    return entryView(await markPaidByBank(ctx, input));
  }

  @Mutation(() => BankEntryView, {
    description:
      'Notes that open money, or the surplus of booked money, was sent back or is not for the shop, or opens it again. It ' +
      'moves no money. NOT_FOUND, ENTRY_DECIDED.',
  })
  async judgeBankEntry(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('verdict', () => BankEntryVerdict, { description: 'What became of it.' }) verdict: BankEntryVerdict,
  ): Promise<BankEntryView> {
    return entryView(await judgeBankEntry(ctx, id, verdict as unknown as EntryState.OPEN));
  }
}
