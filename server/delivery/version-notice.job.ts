import * as z from 'zod';
import { transaction, type Ctx } from '../core/context.ts';
import { defineJob, enqueue } from '../core/jobs.ts';
import { isLocale } from '../core/locale.ts';
import { messageIdOf } from '../core/mail.ts';
import { composeMail } from '../mails/composing.ts';
import { changedParts } from '../models/model-changes.ts';
import { findVersion, partHashes } from '../models/models.service.ts';
import { Order } from '../orders/order.entity.ts';
import { orderAccessToken } from '../orders/orders.reading.ts';
import { VersionNotice } from './version-notice.entity.ts';
import { VERSION_MAIL, versionBlocks } from './version-notice.mail.ts';
import { stopToken } from './version-notice.stopping.ts';

interface Recipient {
  readonly orderId: string;
  readonly customerId: string | null;
  readonly email: string;
  readonly locale: string;
  readonly productName: string;
}

/** Who still owns the files, and still wants the mail. */
const RECIPIENT = `
  SELECT o.id AS "orderId", o.customer_id AS "customerId", coalesce(u.email, o.user_email) AS email,
    o.locale, l.product_name AS "productName"
  FROM version_notice n
    JOIN order_line l ON l.id = n.order_line_id JOIN orders o ON o.id = l.order_id
    JOIN entitlement e ON e.order_line_id = l.id AND e.revoked_at IS NULL
    LEFT JOIN users u ON u.id = o.customer_id
  WHERE n.id = $1 AND n.sent_at IS NULL AND (u.id IS NULL OR u.active)
    AND NOT EXISTS (SELECT FROM version_notice_stop s WHERE s.address = n.address)`;

/** A customer's list of downloads; a guest has only the page of the order. */
const downloadsUrl = async (ctx: Ctx, { orderId, customerId, locale }: Recipient): Promise<string> => {
  const { publicUrl } = ctx.shop.config;
  if (customerId !== null) return `${publicUrl}/account/downloads?lang=${locale}`;
  const order = await ctx.repo(Order).findOneByOrFail({ id: orderId });
  return `${publicUrl}/order/${orderId}?lang=${locale}&key=${encodeURIComponent(orderAccessToken(ctx, order))}`;
};

const mail = z.object({ id: z.uuid(), olderId: z.uuid() });

/** One mail to one buyer; a crash between sending and marking sends it again under the same Message-ID. */
export const versionNoticeJob = defineJob({
  name: 'delivery.version-notice',
  lane: 'mail',
  payload: mail,
  run: async (ctx, { id, olderId }) => {
    const [to] = await ctx.sql<Recipient>(RECIPIENT, [id]);
    if (!to) return;
    const { versionId, address } = await ctx.repo(VersionNotice).findOneByOrFail({ id });
    const [older, newer] = [await findVersion(ctx, olderId), await findVersion(ctx, versionId)];
    if (!older || !newer) return;
    const locale = isLocale(to.locale) ? to.locale : 'en';
    const changes = changedParts(await partHashes(ctx, olderId), await partHashes(ctx, versionId));
    const { config, mailer } = ctx.shop;
    const unsubscribeLink = `${config.publicUrl}/new-versions/unsubscribe?lang=${locale}&token=${stopToken(ctx, address)}`;
    const written = await composeMail(ctx, VERSION_MAIL, locale, {
      ...versionBlocks({ locale, older: older.manifest, newer: newer.manifest, changes, changelog: newer.changelog }),
      productName: to.productName,
      version: newer.manifest.revision,
      link: await downloadsUrl(ctx, to),
      unsubscribeLink,
    });
    const messageId = messageIdOf(config, `version-${id}`);
    await mailer.send({ to: to.email, ...written, unsubscribeUrl: unsubscribeLink, messageId });
    await ctx.repo(VersionNotice).update({ id }, { sentAt: ctx.shop.clock.now() });
  },
});

/** Each address once, for its latest purchase of the model; nobody who owns this very version, and nobody who said stop. */
const WRITE_DOWN = `
  INSERT INTO version_notice (version_id, order_line_id, address)
  SELECT DISTINCT ON (b.address) $1::uuid, b.line_id, b.address
  FROM (
    SELECT l.id AS line_id, e.granted_at,
      encode(sha256(convert_to(lower(coalesce(u.email, o.user_email)::text), 'UTF8')), 'hex') AS address
    FROM model_version new
      JOIN model_version sold ON sold.model_id = new.model_id AND sold.id <> new.id
      JOIN entitlement e ON e.model_version_id = sold.id AND e.revoked_at IS NULL
      JOIN order_line l ON l.id = e.order_line_id JOIN orders o ON o.id = l.order_id
      LEFT JOIN users u ON u.id = o.customer_id
    WHERE new.id = $1 AND (u.id IS NULL OR u.active)
  ) b
  WHERE NOT EXISTS (SELECT FROM version_notice_stop s WHERE s.address = b.address)
  ORDER BY b.address, b.granted_at DESC
  ON CONFLICT (version_id, address) DO NOTHING
  RETURNING id`;

/** Writes down who is to be told of a version and enqueues one mail for each, in one transaction: a repeated run adds none. */
export const announceVersionJob = defineJob({
  name: 'delivery.announce-version',
  payload: z.object({ versionId: z.uuid(), olderId: z.uuid() }),
  run: (ctx, { versionId, olderId }) =>
    transaction(ctx, async (tx) => {
      for (const { id } of await tx.sql<{ id: string }>(WRITE_DOWN, [versionId])) {
        await enqueue(tx, versionNoticeJob, { id, olderId }, { key: `delivery.version-notice:${id}` });
      }
    }),
});
