import * as z from 'zod';
import { defineJob } from '../core/jobs/jobs.ts';
import { LOCALES } from '../core/locale.ts';
import { messageIdOf } from '../core/mail.ts';
import { composeMail } from '../mails/mail-composition.queries.ts';
import { sellerLanguage } from '../settings/seller.setting.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { CONTACT_MAIL, contactMailValues } from './contact-mail.ts';
import { MessageTopic } from './message.ts';

/** Hands a letter to the seller, so that an answer goes straight to who wrote it. The letter is stored nowhere else. */
export const contactMailJob = defineJob({
  name: 'contact.mail',
  lane: 'mail',
  payload: z.object({
    id: z.uuid(),
    locale: z.enum(LOCALES),
    name: z.string(),
    email: z.string(),
    topic: z.enum(MessageTopic),
    orderNumber: z.string(),
    message: z.string(),
  }),
  run: async (ctx, { id, locale: pageLocale, ...message }) => {
    const { seller } = await readSettings(ctx);
    const locale = sellerLanguage(seller);
    await ctx.shop.mailer.send({
      to: seller.email,
      replyTo: message.email,
      ...(await composeMail(ctx, CONTACT_MAIL, locale, contactMailValues(message, locale, pageLocale))),
      messageId: messageIdOf(ctx.shop.config, `contact-${id}`),
    });
  },
});
