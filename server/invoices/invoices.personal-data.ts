import type { Ctx } from '../core/context.ts';
import type { PersonalData, PersonalFile } from '../core/personal-data.ts';
import { invoicePdf } from './pdf/invoice-pdf.job.ts';
import { Invoice } from './invoice.entity.ts';

const invoices = async (ctx: Ctx, userId: string): Promise<PersonalFile[]> => {
  const rows = await ctx.sql<{ id: string; number: string }>(
    'SELECT i.id, i.number FROM invoice i JOIN orders o ON o.id = i.order_id WHERE o.customer_id = $1 ORDER BY i.number',
    [userId],
  );
  return rows.map(({ id, number }) => ({
    name: `${number}.pdf`,
    open: async () => invoicePdf(ctx, await ctx.repo(Invoice).findOneByOrFail({ id })),
  }));
};

const mails = (ctx: Ctx, userId: string): Promise<object> =>
  ctx.sql(
    `SELECT o.order_number AS "orderNumber", m.kind, m.requested_at AS "requestedAt", m.sent_at AS "sentAt"
     FROM order_mail m JOIN orders o ON o.id = m.order_id WHERE o.customer_id = $1 ORDER BY m.id`,
    [userId],
  );

/** Invoices and credit notes as they were issued, and which mails went out about orders. */
export const invoicesPersonalData: readonly PersonalData[] = [
  {
    name: 'invoices',
    about: { en: 'Invoices and credit notes', sk: 'Faktúry a dobropisy', de: 'Rechnungen und Rechnungskorrekturen' },
    files: invoices,
  },
  {
    name: 'order-mails',
    about: {
      en: 'Mails we sent you about orders',
      sk: 'E-maily, ktoré sme vám poslali k objednávkam',
      de: 'E-Mails, die wir Ihnen zu Bestellungen gesendet haben',
    },
    read: mails,
  },
];
