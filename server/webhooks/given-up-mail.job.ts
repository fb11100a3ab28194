import * as z from 'zod';
import { User } from '../accounts/user.entity.ts';
import { defineJob } from '../core/jobs/jobs.ts';
import { DEFAULT_LOCALE, isLocale } from '../core/locale.ts';
import { messageIdOf } from '../core/mail.ts';
import { composeMail } from '../mails/mail-composition.queries.ts';
import { GIVEN_UP_MAIL } from './given-up-mail.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

/** Tells an admin that an endpoint was switched off. */
export const givenUpMailJob = defineJob({
  name: 'webhooks.given-up-mail',
  lane: 'mail',
  payload: z.object({ endpointId: z.uuid(), userId: z.uuid() }),
  run: async (ctx, { endpointId, userId }) => {
    const endpoint = await ctx.repo(WebhookEndpoint).findOneBy({ id: endpointId });
    const user = await ctx.repo(User).findOneBy({ id: userId });
    if (!endpoint?.givenUpAt || !user?.active) return;
    const { config, mailer } = ctx.shop;
    const locale = isLocale(user.locale) ? user.locale : DEFAULT_LOCALE;
    const name = `webhook-${endpointId}-${endpoint.givenUpAt.getTime()}-${userId}`;
    const values = { host: new URL(endpoint.url).host, link: `${config.publicUrl}/admin/webhooks` };
    await mailer.send({
      to: user.email,
      ...(await composeMail(ctx, GIVEN_UP_MAIL, locale, values)),
      messageId: messageIdOf(config, name),
    });
  },
});
