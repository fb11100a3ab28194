import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { requestWithdrawalNews, type WithdrawalMail } from '../../invoices/mail/withdrawal-news.job.ts';
import { MailKind } from '../../mails/mail-kinds.ts';
import { refundedUnits } from '../../payments/refunds/refund-items.queries.ts';
import { setHandled } from '../../withdrawals/withdrawal-handling.service.ts';
import { accept, inspect } from '../../withdrawals/withdrawal-items.service.ts';
import { noteSentBack, receiveGoods, reject, revoke, undoStep } from '../../withdrawals/withdrawal-steps.service.ts';
import type { Withdrawal } from '../../withdrawals/withdrawal.entity.ts';
import { listWithdrawals, MOST_WITHDRAWALS, WithdrawalFilter } from './withdrawal-list.queries.ts';
import { refundWithdrawal } from './withdrawal-refund.service.ts';
import { viewWithdrawal, viewWithdrawals } from './withdrawal-view.queries.ts';
import { worthOf } from './withdrawal-worth.queries.ts';
import { AcceptWithdrawalInput, AdminWithdrawal, InspectWithdrawnGoodsInput } from './withdrawals.types.ts';

const STEP = 'NOT_FOUND, VERSION_CONFLICT (args.version), WITHDRAWAL_STATE_CONFLICT.';

const telling =
  (kind: WithdrawalMail['kind']) =>
  (ctx: Context, { id: withdrawalId }: Withdrawal): Promise<void> =>
    requestWithdrawalNews(ctx, { kind, withdrawalId });

@Resolver()
export class AdminWithdrawalsResolver {
  @Cost({ call: 100, size: MOST_WITHDRAWALS })
  @Query(() => [AdminWithdrawal], {
    description:
      'At most 200 withdrawals: overdue ones first, then the oldest; of those that are done the latest first.',
  })
  async adminWithdrawals(
    @Ctx() ctx: Context,
    @Arg('filter', () => WithdrawalFilter, { description: 'Which ones.' }) filter: WithdrawalFilter,
  ): Promise<AdminWithdrawal[]> {
    return viewWithdrawals(ctx, await listWithdrawals(ctx, filter));
  }

  @Mutation(() => AdminWithdrawal, {
    description: `Says which units it is about, and asks the buyer for them. VALIDATION_FAILED, ${STEP}`,
  })
  async acceptWithdrawal(
    @Ctx() ctx: Context,
    @Arg('input', () => AcceptWithdrawalInput) input: AcceptWithdrawalInput,
  ): Promise<AdminWithdrawal> {
    await accept(ctx, input, input, (tx, orderId) => refundedUnits(tx, [orderId]));
    return viewWithdrawal(ctx, input.id);
  }

  @Mutation(() => AdminWithdrawal, {
    description: `The buyer has shown that the goods were sent, or it was noted by mistake. ${STEP}`,
  })
  async noteWithdrawnGoodsSent(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
    @Arg('sent', () => Boolean, { description: 'False: it was noted by mistake.' }) sent: boolean,
  ): Promise<AdminWithdrawal> {
    await noteSentBack(ctx, { id, expectedVersion }, sent);
    return viewWithdrawal(ctx, id);
  }

  @Mutation(() => AdminWithdrawal, {
    description: `The goods are here; the buyer gets a mail unless it is undone within ten seconds. ${STEP}`,
  })
  async receiveWithdrawnGoods(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
  ): Promise<AdminWithdrawal> {
    await receiveGoods(ctx, { id, expectedVersion }, telling(MailKind.WITHDRAWAL_GOODS));
    return viewWithdrawal(ctx, id);
  }

  @Mutation(() => AdminWithdrawal, {
    description: `Notes what looking at the goods found, which settles the sum. VALIDATION_FAILED, ${STEP}`,
  })
  async inspectWithdrawnGoods(
    @Ctx() ctx: Context,
    @Arg('input', () => InspectWithdrawnGoodsInput) input: InspectWithdrawnGoodsInput,
  ): Promise<AdminWithdrawal> {
    await inspect(ctx, input, input.lines, worthOf);
    return viewWithdrawal(ctx, input.id);
  }

  @Mutation(() => AdminWithdrawal, {
    description:
      'Gives the money back, once, with a credit note, the fit units on the shelf and a mail. While the provider does not ' +
      `answer it stays REFUNDING and the shop goes on. REFUND_NOT_ALLOWED (args.leftMinor), ${STEP}`,
  })
  async refundWithdrawal(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
  ): Promise<AdminWithdrawal> {
    await refundWithdrawal(ctx, { id, expectedVersion });
    return viewWithdrawal(ctx, id);
  }

  @Mutation(() => AdminWithdrawal, {
    description: `It has no effect; the buyer reads why unless it is undone within ten seconds. VALIDATION_FAILED, ${STEP}`,
  })
  async rejectWithdrawal(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
    @Arg('reason', () => String, { description: 'Told to the buyer; at most 500 characters.' }) reason: string,
  ): Promise<AdminWithdrawal> {
    await reject(ctx, { id, expectedVersion }, reason, telling(MailKind.WITHDRAWAL_REJECTED));
    return viewWithdrawal(ctx, id);
  }

  @Mutation(() => AdminWithdrawal, { description: `The buyer keeps the goods after all. ${STEP}` })
  async revokeWithdrawal(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
  ): Promise<AdminWithdrawal> {
    await revoke(ctx, { id, expectedVersion });
    return viewWithdrawal(ctx, id);
  }

  @Mutation(() => AdminWithdrawal, {
    description: `Takes the last step back; UNDO_TOO_LATE once the buyer was told of it. ${STEP}`,
  })
  async undoWithdrawalStep(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
  ): Promise<AdminWithdrawal> {
    await undoStep(ctx, { id, expectedVersion });
    return viewWithdrawal(ctx, id);
  }

  @Mutation(() => AdminWithdrawal, {
    description:
      'Marks a statement of withdrawal that was settled in another way as done, or opens it again. NOT_FOUND, ' +
      'WITHDRAWAL_STATE_CONFLICT for one that came to its own end.',
  })
  async setWithdrawalHandled(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('handled', () => Boolean) handled: boolean,
  ): Promise<AdminWithdrawal> {
    await setHandled(ctx, id, handled);
    return viewWithdrawal(ctx, id);
  }
}
