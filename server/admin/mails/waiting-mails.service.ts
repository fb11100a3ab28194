import type { Ctx } from '../../core/context.ts';
import { recordActions } from '../../audit/audit.service.ts';
import { transaction } from '../../core/context.ts';
import { MailKind } from '../../mails/mail-kinds.ts';

/** The longest list that is shown, and the most that is sent again at once. */
const MOST = 200;

interface Payload {
  readonly kind?: string;
  readonly which?: string;
}

/** Every job that sends a mail, and which mail that is. */
const MAIL_JOBS: Readonly<Record<string, (payload: Payload) => string | null>> = {
  'accounts.mail': ({ kind }) => (kind === 'REGISTRATION' ? 'CONFIRM' : (kind ?? null)),
  'invoices.order-mail': () => 'ORDER',
  'invoices.resend-mail': ({ which }) => which ?? 'ORDER',
  'invoices.shipped-mail': () => 'SHIPPED',
  'invoices.unpaid-mail': () => 'UNPAID',
  'invoices.undelivered-mail': () => 'UNDELIVERED_TO_SHOP',
  'invoices.order-notice': ({ kind }) => kind ?? null,
  'withdrawals.acknowledge': () => 'WITHDRAWAL',
  'withdrawals.tell-seller': () => 'WITHDRAWAL_TO_SHOP',
  'invoices.withdrawal-news': ({ kind }) => kind ?? null,
  'complaints.news': ({ kind }) => kind ?? null,
  'complaints.tell-seller': ({ kind }) => kind ?? 'COMPLAINT_TO_SHOP',
  'payments.dispute-mail': () => 'DISPUTE_TO_SHOP',
  'payments.transfer-mail': () => 'TRANSFER',
  'payments.gift-card-mail': () => 'GIFT_CARD',
  'payments.cash-mail': () => 'CASH_ON_DELIVERY',
  'parcels.ready-mail': () => 'PARCEL_READY',
  'parcels.return-mail': () => 'RETURN_LABEL',
  'contact.mail': () => 'LETTER_TO_SHOP',
  'wishlist.mail': () => 'WISHLIST_NEWS',
  'delivery.version-notice': () => 'VERSION_NOTICE',
  'webhooks.given-up-mail': () => 'WEBHOOK_OFF',
  'admin.test-mail': ({ kind }) => kind ?? null,
};

const TASKS = Object.keys(MAIL_JOBS)
  .map((name) => `'${name}'`)
  .join(', ');

/** The mail server gets this long before a person has to look. */
const PATIENCE = "interval '1 hour'";

/**
 * Jobs `j` of mails that wait for a person: given up after the last try, or not taken by the mail server for an hour,
 * and not set aside since. The queue goes by the clock of the database.
 */
export const WAITING = `
  FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
  WHERE t.identifier IN (${TASKS}) AND (j.attempts >= j.max_attempts
    OR CASE WHEN j.attempts > 0 THEN j.created_at ELSE j.run_at END < now() - ${PATIENCE})
    AND NOT EXISTS (SELECT FROM mail_aside s WHERE s.job_id = j.id AND s.set_aside_at >= j.updated_at)`;

export const COUNT_WAITING_MAILS = `SELECT count(*) ${WAITING}`;

/** What a waiting mail is about. */
const ABOUT = `
  LEFT JOIN order_mail m ON m.id = (j.payload->>'mailId')::uuid
  LEFT JOIN version_notice n ON j.task = 'delivery.version-notice' AND n.id = (j.payload->>'id')::uuid
  LEFT JOIN order_line l ON l.id = n.order_line_id
  LEFT JOIN withdrawal w ON w.id = (j.payload->>'withdrawalId')::uuid
  LEFT JOIN complaint k ON k.id = (j.payload->>'complaintId')::uuid`;
const ORDER_ID = "coalesce((j.payload->>'orderId')::uuid, m.order_id, l.order_id, w.order_id, k.order_id)";

export const ORDERS_OF_WAITING_MAILS = `
  WITH waiting AS MATERIALIZED (SELECT t.identifier AS task, j.payload ${WAITING})
  SELECT ${ORDER_ID} FROM waiting j ${ABOUT} WHERE ${ORDER_ID} IS NOT NULL`;

const LIST = `
  WITH waiting AS (
    SELECT j.id, t.identifier AS task, j.payload::jsonb AS payload, j.attempts, j.max_attempts, j.last_error,
      j.created_at, j.run_at ${WAITING} ORDER BY j.id LIMIT ${MOST})
  SELECT j.id::text, j.task, j.payload, j.attempts, j.created_at AS "createdAt", left(j.last_error, 300) AS problem,
    CASE WHEN j.attempts < j.max_attempts THEN j.run_at END AS "nextAt",
    o.id AS "orderId", o.order_number AS "orderNumber",
    CASE j.task WHEN 'accounts.mail' THEN j.payload->>'email' WHEN 'contact.mail' THEN NULL
      WHEN 'withdrawals.tell-seller' THEN NULL WHEN 'complaints.tell-seller' THEN NULL ELSE coalesce(w.email, u.email, o.user_email) END AS recipient
  FROM waiting j ${ABOUT}
    LEFT JOIN orders o ON o.id = ${ORDER_ID}
    LEFT JOIN users u ON u.id = (j.payload->>'userId')::uuid
  ORDER BY j.id`;

interface Row {
  readonly id: string;
  readonly task: string;
  readonly payload: Payload;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly problem: string | null;
  readonly nextAt: Date | null;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly recipient: string | null;
}

const KINDS: ReadonlySet<string> = new Set(Object.values(MailKind));

const kindOf = ({ task, payload }: Pick<Row, 'task' | 'payload'>): MailKind | null => {
  const kind = MAIL_JOBS[task]!(payload);
  return kind !== null && KINDS.has(kind) ? (kind as MailKind) : null;
};

/** Mails that wait for a person, oldest first, 200 at most. */
export const listWaitingMails = async (ctx: Ctx) => {
  const rows = await ctx.sql<Row>(LIST);
  return rows.map(({ payload, task, ...row }) => ({ ...row, kind: kindOf({ task, payload }) }));
};

/** What the audit log calls the mails that wait now. */
export const waitingMailNames = async (ctx: Ctx): Promise<(id: string) => string> => {
  const names = new Map((await listWaitingMails(ctx)).map(({ id, orderNumber, kind }) => [id, orderNumber ?? kind]));
  return (id) => names.get(id) ?? 'letter';
};

/** Ids of jobs among what a client sent, at most as many as one call may ask for. */
export const jobIds = (given: readonly string[]): string[] =>
  given.filter((id) => /^\d{1,18}$/.test(id)).slice(0, MOST);

const AGAIN = `
  WITH asked AS (SELECT j.id ${WAITING} AND j.id = ANY ($1::bigint[]) ORDER BY j.id)
  SELECT r.id::text FROM graphile_worker.reschedule_jobs(ARRAY(SELECT id FROM asked), run_at := now(), attempts := 0) r`;

/**
 * Sends waiting mails now, with all their tries anew; answers which. The job is the same, and so is the mail's
 * Message-ID: nobody gets two. One that has gone out or is just being sent is passed over.
 */
export const sendAgain = (ctx: Ctx, ids: readonly string[]): Promise<string[]> =>
  transaction(ctx, async (tx) => {
    const nameOf = await waitingMailNames(tx);
    const done = await tx.sql<{ id: string }>(AGAIN, [jobIds(ids)]);
    await recordActions(
      tx,
      done.map(({ id }) => ({ action: 'mail.again', subject: 'SETTINGS', id, name: nameOf(id) })),
    );
    return done.map(({ id }) => id);
  });
