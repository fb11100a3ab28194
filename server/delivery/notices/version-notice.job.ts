import * as z from 'zod';
import { transaction, type Ctx } from '../../core/context.ts';
import { insist } from '../../core/jobs/insist.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { isLocale } from '../../core/locale.ts';
import { messageIdOf } from '../../core/mail.ts';
import { composeMail } from '../../mails/mail-composition.queries.ts';
import { changesParts } from '../../models/version/model-changes.ts';
import type { ModelVersion } from '../../models/version/model-version.entity.ts';
import { findVersion } from '../../models/models.service.ts';
import { Order } from '../../orders/order.entity.ts';
import { orderAccessToken } from '../../orders/orders.queries.ts';
import { IS_HELD } from '../owned/owned-versions.queries.ts';
import { versionChanges } from './version-changes.ts';
import { VersionNotice } from './version-notice.entity.ts';
import { VERSION_MAIL, versionBlocks, type VersionNews } from './version-notice.mail.ts';
import { stopToken } from './version-notice-stop.service.ts';

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

/** `olderId` is the version that the buyer has. */
const mail = z.object({ id: z.uuid(), olderId: z.uuid() });

/** What was published after the older version up to the newer one, newest first. */
const newsBetween = (ctx: Ctx, older: ModelVersion, newer: ModelVersion): Promise<VersionNews[]> =>
  ctx.sql<VersionNews>(
    `SELECT revision, changelog FROM model_version
     WHERE model_id = $1 AND (published_at, id) > ($2, $3) AND (published_at, id) <= ($4, $5)
     ORDER BY published_at DESC, id DESC`,
    [newer.modelId, older.publishedAt, older.id, newer.publishedAt, newer.id],
  );

/** One mail to one buyer; a process that is killed between sending and marking has it sent again under the same Message-ID. */
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
    const changes = await versionChanges(ctx, olderId, versionId);
    if (!changesParts(changes)) return;
    const locale = isLocale(to.locale) ? to.locale : 'en';
    const news = await newsBetween(ctx, older, newer);
    const { config, mailer } = ctx.shop;
    const unsubscribeLink = `${config.publicUrl}/new-versions/unsubscribe?lang=${locale}&token=${stopToken(ctx, address)}`;
    const written = await composeMail(ctx, VERSION_MAIL, locale, {
      ...versionBlocks({ locale, older: older.manifest, newer: newer.manifest, changes, news }),
      productName: to.productName,
      version: newer.manifest.revision,
      olderVersion: older.manifest.revision,
      link: await downloadsUrl(ctx, to),
      unsubscribeLink,
    });
    const messageId = messageIdOf(config, `version-${id}`);
    await mailer.send({ to: to.email, ...written, unsubscribeUrl: unsubscribeLink, messageId });
    const sentAt = ctx.shop.clock.now();
    await insist(ctx, () => ctx.repo(VersionNotice).update({ id }, { sentAt }));
  },
});

/**
 * Each address once, for its latest purchase of the model, with the newest version that any of its purchases bought or
 * loaded; nobody who has this very version or a newer one, and nobody who said stop.
 */
const WRITE_DOWN = `
  WITH owned AS (
    SELECT l.id AS line_id, e.granted_at, held.id AS held_id, held.published_at AS held_at,
      (held.published_at, held.id) < (new.published_at, new.id) AS outdated,
      encode(sha256(convert_to(lower(coalesce(u.email, o.user_email)::text), 'UTF8')), 'hex') AS address
    FROM model_version new
      JOIN model_version sold ON sold.model_id = new.model_id
      JOIN entitlement e ON e.model_version_id = sold.id AND e.revoked_at IS NULL
      JOIN order_line l ON l.id = e.order_line_id JOIN orders o ON o.id = l.order_id
      LEFT JOIN users u ON u.id = o.customer_id
      CROSS JOIN LATERAL (
        SELECT v.id, v.published_at FROM model_version v WHERE v.model_id = new.model_id AND ${IS_HELD}
        ORDER BY v.published_at DESC, v.id DESC LIMIT 1
      ) held
    WHERE new.id = $1 AND (u.id IS NULL OR u.active)
  ), buyer AS (
    SELECT DISTINCT ON (address) address, line_id,
      first_value(held_id) OVER newest_first AS held_id, first_value(outdated) OVER newest_first AS outdated
    FROM owned
    WINDOW newest_first AS (PARTITION BY address ORDER BY held_at DESC, held_id DESC)
    ORDER BY address, granted_at DESC
  ), written AS (
    INSERT INTO version_notice (version_id, order_line_id, address)
    SELECT $1::uuid, line_id, address FROM buyer
    WHERE outdated AND NOT EXISTS (SELECT FROM version_notice_stop s WHERE s.address = buyer.address)
    ON CONFLICT (version_id, address) DO NOTHING
    RETURNING id, address
  )
  SELECT written.id, buyer.held_id AS "olderId" FROM written JOIN buyer USING (address)`;

/** Writes down who is to be told of a version and enqueues one mail for each, in one transaction: a repeated run adds none. */
export const announceVersionJob = defineJob({
  name: 'delivery.announce-version',
  payload: z.object({ versionId: z.uuid() }),
  run: (ctx, { versionId }) =>
    transaction(ctx, async (tx) => {
      for (const { id, olderId } of await tx.sql<z.infer<typeof mail>>(WRITE_DOWN, [versionId])) {
        await enqueue(tx, versionNoticeJob, { id, olderId }, { key: `delivery.version-notice:${id}` });
      }
    }),
});
