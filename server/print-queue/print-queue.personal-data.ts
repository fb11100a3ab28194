import type { Ctx } from '../core/context.ts';
import type { PersonalData } from '../core/personal-data.ts';

const ENTRIES = `
  SELECT o.order_number AS "orderNumber", l.product_name AS "productName", q.subject, q.state, q.changed_at AS "changedAt"
  FROM print_queue_entry q JOIN entitlement e ON e.id = q.entitlement_id
    JOIN order_line l ON l.id = e.order_line_id JOIN orders o ON o.id = l.order_id
  WHERE q.user_id = $1 ORDER BY q.entitlement_id, q.subject`;

const SPOOLS = `
  SELECT filament, colour, grams, used_before AS "usedBefore", changed_at AS "changedAt"
  FROM spool_stock WHERE user_id = $1 ORDER BY filament`;

/** How far the person is with printing, and what she noted. */
export const printQueuePersonalData: readonly PersonalData[] = [
  {
    name: 'print-queue',
    about: {
      en: 'Your print queue: states of parts, notes, spools, steps of the build guide',
      sk: 'Váš zoznam tlače: stavy dielov, poznámky, cievky, kroky stavby',
      de: 'Ihre Druckliste: Stand der Teile, Notizen, Spulen, Bauschritte',
    },
    read: async (ctx: Ctx, userId: string) => ({
      entries: await ctx.sql<object>(ENTRIES, [userId]),
      spools: await ctx.sql<object>(SPOOLS, [userId]),
    }),
  },
];
