import type { Ctx } from '../core/context.ts';
import type { PersonalData } from '../core/personal-data.ts';

const OWN = `
  SELECT c.id, o.order_number AS "orderNumber", l.product_name AS "productName", c.units, c.received_at AS "receivedAt",
    c.due_at AS "dueAt", c.wish, c.description, c.state, c.remedy, c.rejection, c.confirmed_at AS "confirmedAt",
    c.accepted_at AS "acceptedAt", c.ended_at AS "endedAt", c.message, c.parcel_number AS "parcelNumber"
  FROM complaint c JOIN orders o ON o.id = c.order_id JOIN order_line l ON l.id = c.order_line_id
  WHERE o.customer_id = $1 ORDER BY c.id LIMIT 1000`;

const PHOTOS = `
  SELECT p.id, p.sha256 FROM complaint_photo p JOIN complaint c ON c.id = p.complaint_id JOIN orders o ON o.id = c.order_id
  WHERE o.customer_id = $1 ORDER BY p.id LIMIT 1000`;

/** Complaints about the person's orders, with their photographs. */
export const complaintsPersonalData: readonly PersonalData[] = [
  {
    name: 'complaints',
    about: {
      en: 'Your complaints about defects, with their photos',
      sk: 'Vaše reklamácie aj s fotografiami',
      de: 'Ihre Reklamationen mit den Fotos',
    },
    read: async (ctx: Ctx, userId: string) => ({ complaints: await ctx.sql<object>(OWN, [userId]) }),
    files: async (ctx: Ctx, userId: string) =>
      (await ctx.sql<{ id: string; sha256: string }>(PHOTOS, [userId])).map(({ id, sha256 }) => ({
        name: `complaints/${id}.webp`,
        open: () => ctx.shop.files.readAll(sha256),
      })),
  },
];
