import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { loadSellables } from '../catalog/sellable.queries.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { defineJob, enqueue } from '../core/jobs/jobs.ts';
import { isLocale } from '../core/locale.ts';
import { messageIdOf } from '../core/mail.ts';
import { composeMail } from '../mails/mail-composition.queries.ts';
import { WISHLIST_MAIL, wishlistMailValues } from './wishlist-mail.ts';
import { unsubscribeToken } from './wishlist-sharing.service.ts';

const news = z.object({
  productId: z.int(),
  kind: z.enum(['CHEAPER', 'BACK']),
  oldPriceMinor: z.int(),
  newPriceMinor: z.int(),
});

export type News = z.infer<typeof news>;

const mail = z.object({ id: z.uuid(), userId: z.uuid(), news: z.array(news) });

interface Recipient {
  email: string;
  locale: string;
}

/** Who still wants the mail, at a confirmed address. */
const RECIPIENT = `
  SELECT u.email, w.locale FROM wishlist w JOIN users u ON u.id = w.user_id
  WHERE w.user_id = $1 AND w.news AND u.active AND u.email_confirmed_at IS NOT NULL`;

/** One mail with the news of one list. Nothing is sent to who has unsubscribed meanwhile, nor about what is off sale again. */
export const wishlistMailJob = defineJob({
  name: 'wishlist.mail',
  lane: 'mail',
  payload: mail,
  run: async (ctx, { id, userId, news: told }) => {
    const [to] = await ctx.sql<Recipient>(RECIPIENT, [userId]);
    if (!to) return;
    const locale = isLocale(to.locale) ? to.locale : 'en';
    const ids = told.map(({ productId }) => productId);
    const products = new Map((await loadSellables({ ...ctx, locale }, ids)).map((product) => [product.id, product]));
    const items = told.flatMap((one) => {
      const product = products.get(one.productId);
      return product?.active ? [{ ...one, name: product.name }] : [];
    });
    if (items.length === 0) return;
    const { publicUrl } = ctx.shop.config;
    const token = unsubscribeToken(ctx, userId);
    const values = wishlistMailValues({ locale, items, publicUrl, token });
    await ctx.shop.mailer.send({
      to: to.email,
      ...(await composeMail(ctx, WISHLIST_MAIL, locale, values)),
      unsubscribeUrl: values.unsubscribeLink,
      messageId: messageIdOf(ctx.shop.config, `wishlist-${id}`),
    });
  },
});

/**
 * What changed since each item was seen, noted as seen in the same statement: two runs never tell the same. A rise is
 * noted without a word, and what is off sale keeps the price that it had.
 */
const NEWS = `
  WITH changed AS (
    SELECT i.user_id, i.product_id, i.seen_price_minor AS old_price, i.seen_on_sale AS was_on_sale, n.*
    FROM wishlist w
    JOIN wishlist_item i ON i.user_id = w.user_id
    JOIN product p ON p.id = i.product_id
    LEFT JOIN stock_level s ON s.product_id = p.id
    CROSS JOIN LATERAL (SELECT
      CASE WHEN p.active THEN p.price_minor ELSE i.seen_price_minor END AS price,
      p.active AND (p.product_type = 'DIGITAL' OR coalesce(s.on_hand > s.reserved, false)) AS on_sale
    ) n
    WHERE w.news AND (i.seen_price_minor, i.seen_on_sale) IS DISTINCT FROM (n.price, n.on_sale)
    ORDER BY i.user_id, i.product_id
    FOR UPDATE OF i
  ), noted AS (
    UPDATE wishlist_item i SET seen_price_minor = c.price, seen_on_sale = c.on_sale
    FROM changed c WHERE i.user_id = c.user_id AND i.product_id = c.product_id
    RETURNING c.*
  )
  SELECT user_id AS "userId", json_agg(json_build_object('productId', product_id, 'oldPriceMinor', old_price,
      'newPriceMinor', price, 'kind', CASE WHEN was_on_sale THEN 'CHEAPER' ELSE 'BACK' END) ORDER BY product_id) AS news
  FROM noted WHERE on_sale AND (NOT was_on_sale OR price < old_price) GROUP BY user_id`;

/** Finds lower prices and what is back on the lists whose owners asked for it: one mail to each, at once with the note. */
export const sendNews = (ctx: Ctx): Promise<void> =>
  transaction(ctx, async (tx) => {
    for (const row of await tx.sql<{ userId: string; news: News[] }>(NEWS)) {
      await enqueue(tx, wishlistMailJob, { id: randomUUID(), ...row });
    }
  });

/** Every five minutes. */
export const wishlistNewsJob = defineJob({
  name: 'wishlist.news',
  payload: z.object({}).loose(),
  cron: '*/5 * * * *',
  run: sendNews,
});
