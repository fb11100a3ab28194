import type { Ctx } from '../core/context.ts';
import type { PersonalData } from '../core/personal-data.ts';

const PAGE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const BOUGHT = `
  SELECT e.id, o.order_number AS "orderNumber", l.product_name AS "productName", l.sku, e.locale AS language,
    e.granted_at AS "grantedAt", e.revoked_at AS "revokedAt", e.revoke_reason AS "revokeReason"
  FROM orders o JOIN order_line l ON l.order_id = o.id JOIN entitlement e ON e.order_line_id = l.id
  WHERE o.customer_id = $1 AND e.id > $2 ORDER BY e.id LIMIT $3`;

const DOWNLOADED = `
  SELECT d.id, d.at, o.order_number AS "orderNumber", l.product_name AS "productName", d.file, d.bytes::float8 AS bytes
  FROM orders o JOIN order_line l ON l.order_id = o.id JOIN entitlement e ON e.order_line_id = l.id
    JOIN download_log d ON d.entitlement_id = e.id
  WHERE o.customer_id = $1 AND d.id > $2 ORDER BY d.id LIMIT $3`;

/** The rows of a statement, page by page in the order of their ids. */
const pagesOf = (statement: string) =>
  async function* rows(ctx: Ctx, userId: string): AsyncGenerator<object> {
    for (let after = FIRST_ID; ;) {
      const page = await ctx.sql<{ id: string }>(statement, [userId, after, PAGE]);
      if (page.length === 0) return;
      for (const { id: _id, ...row } of page) yield row;
      after = page.at(-1)!.id;
    }
  };

/** The right to bought files, and when they were downloaded. */
export const deliveryPersonalData: readonly PersonalData[] = [
  {
    name: 'bought-files',
    about: {
      en: 'Files you may download, since when and until when',
      sk: 'Súbory, ktoré smiete sťahovať, odkedy a dokedy',
      de: 'Dateien, die Sie herunterladen dürfen, seit wann und bis wann',
    },
    read: pagesOf(BOUGHT),
  },
  {
    name: 'downloads',
    about: {
      en: 'What you downloaded and when',
      sk: 'Čo ste stiahli a kedy',
      de: 'Was Sie wann heruntergeladen haben',
    },
    read: pagesOf(DOWNLOADED),
  },
];
