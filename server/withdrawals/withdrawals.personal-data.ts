import type { Ctx } from '../core/context.ts';
import type { PersonalData } from '../core/personal-data.ts';

const OWN = `
  SELECT w.received_at AS "receivedAt", w.name, w.email, w.order_number AS "orderNumber", w.items, w.locale AS language,
    w.acknowledged_at AS "acknowledgedAt", w.state, w.rejection, w.ended_at AS "endedAt"
  FROM withdrawal w JOIN orders o ON o.id = w.order_id WHERE o.customer_id = $1 ORDER BY w.id LIMIT 1000`;

/** Statements of withdrawal from the person's orders. */
export const withdrawalsPersonalData: readonly PersonalData[] = [
  {
    name: 'withdrawals',
    about: {
      en: 'Your withdrawals from contracts',
      sk: 'Vaše odstúpenia od zmlúv',
      de: 'Ihre Widerrufe von Verträgen',
    },
    read: (ctx: Ctx, userId: string) => ctx.sql(OWN, [userId]),
  },
];
