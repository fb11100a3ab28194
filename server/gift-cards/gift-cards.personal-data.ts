import type { Ctx } from '../core/context.ts';
import type { PersonalData } from '../core/personal-data.ts';

/** Cards that were sent to the address of the account, once it is proven that it is its own. No code: the shop knows none. */
const OWN = `
  SELECT c.last4, c.initial_minor / 100.0 AS value, c.balance_minor / 100.0 AS balance, c.currency,
    to_char(c.valid_until, 'YYYY-MM-DD') AS "validUntil", c.recipient_name AS "recipientName", c.sender_name AS "senderName",
    c.message, c.sent_at AS "sentAt"
  FROM gift_card c JOIN users u ON lower(u.email) = lower(c.recipient_email)
  WHERE u.id = $1 AND u.email_confirmed_at IS NOT NULL ORDER BY c.id`;

/** Gift cards by the address that they were sent to. */
export const giftCardsPersonalData: readonly PersonalData[] = [
  {
    name: 'gift-cards',
    about: {
      en: 'Gift cards that were sent to you',
      sk: 'Darčekové karty, ktoré vám boli poslané',
      de: 'Geschenkkarten, die Ihnen geschickt wurden',
    },
    read: (ctx: Ctx, userId: string) => ctx.sql<object>(OWN, [userId]),
  },
];
