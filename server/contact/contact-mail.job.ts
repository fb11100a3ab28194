import * as z from 'zod';
import { defineJob } from '../core/jobs.ts';
import { LOCALES } from '../core/locale.ts';
import { messageIdOf } from '../core/mail.ts';
import { writeContactMail } from './contact-mail.ts';
import { MessageTopic } from './message.ts';
import { readSettings } from '../settings/settings.reading.ts';

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
  run: async (ctx, { id, locale, ...message }) => {
    const { seller } = await readSettings(ctx);
    await ctx.shop.mailer.send({
      to: seller.email,
      replyTo: message.email,
      ...writeContactMail(message, locale, seller.name),
      messageId: messageIdOf(ctx.shop.config, `contact-${id}`),
    });
  },
});
