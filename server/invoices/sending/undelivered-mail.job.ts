import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { messageIdOf } from '../../core/mail.ts';
import { dayOf } from '../../core/text/format.ts';
import { composeMail } from '../../mails/mail-composition.queries.ts';
import { sellerLanguage } from '../../settings/seller.setting.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import { IS_TROUBLE } from './sending-rows.ts';
import { UNDELIVERED_MAIL, undeliveredBlocks, type Undelivered } from './undelivered-mail.ts';

const MOST_NAMED = 50;

const WAITING = `
  SELECT i.number, coalesce(i.snapshot #>> '{buyer,company}', i.snapshot #>> '{buyer,name}') AS buyer, s.reason, s.detail
  FROM document_sending s JOIN invoice i ON i.id = s.document_id WHERE ${IS_TROUBLE} ORDER BY i.id LIMIT ${MOST_NAMED}`;

const waiting = (ctx: Ctx): Promise<Undelivered[]> => ctx.sql<Undelivered>(WAITING);

/** Tells the seller which documents could not be delivered, unless they were dealt with since; one mail for each day. */
export const undeliveredMailJob = defineJob({
  name: 'invoices.undelivered-mail',
  lane: 'mail',
  payload: z.object({ day: z.iso.date() }),
  run: async (ctx, { day }) => {
    const documents = await waiting(ctx);
    if (documents.length === 0) return;
    const { seller } = await readSettings(ctx);
    const { config, mailer } = ctx.shop;
    const locale = sellerLanguage(seller);
    const statement = undeliveredBlocks(documents, locale);
    const link = `${config.publicUrl}/admin/documents?sending=TROUBLE`;
    await mailer.send({
      to: seller.email,
      ...(await composeMail(ctx, UNDELIVERED_MAIL, locale, { statement, link })),
      messageId: messageIdOf(config, `undelivered-${day}`),
    });
  },
});

/** Each morning: whether there is something to tell. */
export const undeliveredJob = defineJob({
  name: 'invoices.undelivered',
  payload: z.object({}).loose(),
  cron: '7 6 * * *',
  run: async (ctx) => {
    if ((await waiting(ctx)).length === 0) return;
    const day = dayOf(ctx.shop.clock.now());
    await enqueue(ctx, undeliveredMailJob, { day }, { key: `undelivered-mail:${day}` });
  },
});
