import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { User } from '../../accounts/user.entity.ts';
import { recordAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { LOCALES } from '../../core/locale.ts';
import { messageIdOf } from '../../core/mail.ts';
import { wordsOf, writeMail } from '../../mails/mail-composition.queries.ts';
import { MailKind } from '../../mails/mail-kinds.ts';
import { sellerToday } from '../../settings/settings.queries.ts';
import { MAILS, sampleValues } from './mail-catalogue.ts';
import type { MailTextKey } from './mail-texts.service.ts';

/** Sends an admin a mail as customers get it, with invented facts. */
export const testMailJob = defineJob({
  name: 'admin.test-mail',
  lane: 'mail',
  payload: z.object({ id: z.uuid(), userId: z.uuid(), kind: z.enum(MailKind), language: z.enum(LOCALES) }),
  run: async (ctx, { id, userId, kind, language }) => {
    const user = await ctx.repo(User).findOneBy({ id: userId });
    if (!user?.active || !user.admin) return;
    const { config, mailer } = ctx.shop;
    const seller = await sellerToday(ctx);
    const values = sampleValues(MAILS[kind], language, seller, config.publicUrl);
    await mailer.send({
      to: user.email,
      ...writeMail(await wordsOf(ctx, MAILS[kind], language), language, seller, values),
      messageId: messageIdOf(config, `test-${id}`),
    });
  },
});

/** Asks for a mail to the caller's own address. */
export const requestTestMail = (ctx: Ctx, { kind, language }: MailTextKey): Promise<void> =>
  transaction(ctx, async (tx) => {
    const id = `${kind}.${language}`;
    await recordAction(tx, { action: 'mail.test', subject: 'SETTINGS', id, name: `${kind} ${language}` });
    await enqueue(tx, testMailJob, { id: randomUUID(), userId: tx.viewer!.userId, kind, language });
  });
