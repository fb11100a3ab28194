import * as z from 'zod';
import type { Ctx } from '../core/context.ts';
import { defineJob, enqueue } from '../core/jobs/jobs.ts';
import { DEFAULT_LOCALE, isLocale } from '../core/locale.ts';
import { messageIdOf } from '../core/mail.ts';
import { composeMail } from '../mails/mail-composition.queries.ts';
import { sellerLanguage } from '../settings/seller.setting.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { isOfOwnOrder } from './own-order.queries.ts';
import { SELLER_NOTICE, sellerNoticeValues } from './seller-notice.ts';
import { WITHDRAWAL_MAIL, withdrawalMailValues, withoutWords } from './withdrawal-mail.ts';
import { Withdrawal } from './withdrawal.entity.ts';

const payload = z.object({ withdrawalId: z.uuid() });

const find = (ctx: Ctx, id: string): Promise<Withdrawal> => ctx.repo(Withdrawal).findOneByOrFail({ id });

/** Confirms to the consumer, on a durable medium, what was stated and when; then marks it. At least once, never none. */
export const acknowledgeJob = defineJob({
  name: 'withdrawals.acknowledge',
  lane: 'mail',
  payload,
  run: async (ctx, { withdrawalId: id }) => {
    const withdrawal = await find(ctx, id);
    if (withdrawal.acknowledgedAt) return;
    const { seller, returns } = await readSettings(ctx);
    const locale = isLocale(withdrawal.locale) ? withdrawal.locale : DEFAULT_LOCALE;
    const told = (await isOfOwnOrder(ctx, id)) ? withdrawal : withoutWords(withdrawal);
    const values = withdrawalMailValues(told, locale, { seller, sellerPays: returns.sellerPays });
    await ctx.shop.mailer.send({
      to: withdrawal.email,
      replyTo: seller.email,
      ...(await composeMail(ctx, WITHDRAWAL_MAIL, locale, values)),
      messageId: messageIdOf(ctx.shop.config, `withdrawal-${id}`),
    });
    await ctx.repo(Withdrawal).update({ id }, { acknowledgedAt: ctx.shop.clock.now() });
  },
});

/** Tells the seller. */
export const tellSellerJob = defineJob({
  name: 'withdrawals.tell-seller',
  lane: 'mail',
  payload,
  run: async (ctx, { withdrawalId: id }) => {
    const withdrawal = await find(ctx, id);
    const { seller } = await readSettings(ctx);
    const locale = sellerLanguage(seller);
    await ctx.shop.mailer.send({
      to: seller.email,
      replyTo: withdrawal.email,
      ...(await composeMail(ctx, SELLER_NOTICE, locale, sellerNoticeValues(withdrawal, locale))),
      messageId: messageIdOf(ctx.shop.config, `withdrawal-${id}-seller`),
    });
  },
});

/** Both mails, or only the seller's, in the caller's transaction; one that fails does not hold up the other. */
export const requestWithdrawalMails = async (ctx: Ctx, withdrawalId: string, receipt: boolean): Promise<void> => {
  if (receipt) await enqueue(ctx, acknowledgeJob, { withdrawalId });
  await enqueue(ctx, tellSellerJob, { withdrawalId });
};
