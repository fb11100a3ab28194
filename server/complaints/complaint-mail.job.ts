import * as z from 'zod';
import { transaction, type Ctx } from '../core/context.ts';
import { defineJob, enqueue } from '../core/jobs/jobs.ts';
import { DEFAULT_LOCALE, isLocale } from '../core/locale.ts';
import { messageIdOf } from '../core/mail.ts';
import { Invoice } from '../invoices/invoice.entity.ts';
import { attachmentOf, orderUrl } from '../invoices/mail/order-mail-dispatch.service.ts';
import { UNDO_MS } from '../invoices/mail/shipped-mail.job.ts';
import { MailKind } from '../mails/mail-kinds.ts';
import { composeMail } from '../mails/mail-composition.queries.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { sellerLanguage } from '../settings/seller.setting.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { COMPLAINT_MAILS, complaintMailValues, type ToldComplaint } from './complaint-mail.ts';
import { ComplaintPhoto } from './complaint-photo.entity.ts';
import { ComplaintState } from './complaint-states.ts';
import { Complaint } from './complaint.entity.ts';

const KINDS = [
  MailKind.COMPLAINT_OPENED,
  MailKind.COMPLAINT_RECEIVED,
  MailKind.COMPLAINT_ACCEPTED,
  MailKind.COMPLAINT_REJECTED,
  MailKind.COMPLAINT_REMEDIED,
] as const;

const payload = z.object({ kind: z.enum(KINDS), complaintId: z.uuid(), creditNoteId: z.uuid().optional() });

type ComplaintMail = z.infer<typeof payload>;

const { OPENED, RECEIVED, ACCEPTED, REJECTED, REMEDIED } = ComplaintState;

/** The state that a mail tells of. */
const TELLS: Readonly<Record<ComplaintMail['kind'], ComplaintState>> = {
  COMPLAINT_OPENED: OPENED,
  COMPLAINT_RECEIVED: RECEIVED,
  COMPLAINT_ACCEPTED: ACCEPTED,
  COMPLAINT_REJECTED: REJECTED,
  COMPLAINT_REMEDIED: REMEDIED,
};

/** Whether what the mail tells was so: the state is the present one, or one that is behind it. */
const isSo = ({ state, confirmedAt, acceptedAt }: Complaint, told: ComplaintState): boolean => {
  if (told === OPENED) return true;
  if (told === RECEIVED) return confirmedAt !== null;
  return told === ACCEPTED ? acceptedAt !== null : state === told;
};

const MARK = `UPDATE complaint SET told = array_append(told, $2) WHERE id = $1 AND NOT $2 = ANY(told)`;

/** The complaint, whose step is from now on not to be taken back behind what the mail tells; null: it was undone. */
const claim = (ctx: Ctx, { complaintId: id, kind }: ComplaintMail): Promise<Complaint | null> =>
  transaction(ctx, async (tx) => {
    const lock = { mode: 'pessimistic_write' } as const;
    const complaint = await tx.repo(Complaint).findOneOrFail({ where: { id }, lock });
    if (!isSo(complaint, TELLS[kind])) return null;
    await tx.sql(MARK, [id, TELLS[kind]]);
    return complaint;
  });

const toldOf = async (ctx: Ctx, complaint: Complaint, order: Order): Promise<ToldComplaint> => {
  const { productName } = await ctx.repo(OrderLine).findOneByOrFail({ id: complaint.orderLineId });
  const photos = await ctx.repo(ComplaintPhoto).countBy({ complaintId: complaint.id });
  const { firstName, lastName } = order.billingAddress;
  return {
    ...complaint,
    productName,
    photos,
    orderNumber: order.orderNumber,
    customerName: `${firstName} ${lastName}`,
  };
};

/** Tells the buyer of a step of a complaint, at the address of the order. */
export const complaintNewsJob = defineJob<ComplaintMail>({
  name: 'complaints.news',
  lane: 'mail',
  payload,
  run: async (ctx, mail) => {
    const complaint = await claim(ctx, mail);
    if (!complaint) return;
    const { kind, creditNoteId: id } = mail;
    const order = await ctx.repo(Order).findOneByOrFail({ id: complaint.orderId });
    const note = id ? await ctx.repo(Invoice).findOneByOrFail({ id, orderId: order.id }) : null;
    const locale = isLocale(order.locale) ? order.locale : DEFAULT_LOCALE;
    const { seller } = await readSettings(ctx);
    const told = { ...(await toldOf(ctx, complaint, order)), attached: note !== null };
    await ctx.shop.mailer.send({
      to: order.userEmail,
      replyTo: seller.email,
      ...(await composeMail(ctx, COMPLAINT_MAILS[kind], locale, complaintMailValues(told, { locale, seller, link: orderUrl(ctx, order) }))), // oxfmt-ignore
      attachments: note ? [await attachmentOf(ctx, note)] : [],
      messageId: messageIdOf(ctx.shop.config, `${kind.toLowerCase().replaceAll('_', '-')}-${complaint.id}`),
    });
  },
});

const TO_SHOP = [MailKind.COMPLAINT_TO_SHOP, MailKind.COMPLAINT_TAKEN_BACK] as const;

const IDS = { COMPLAINT_TO_SHOP: 'complaint', COMPLAINT_TAKEN_BACK: 'complaint-taken-back' } as const;

/** Tells the seller of a new complaint, or that its buyer took it back. */
export const tellSellerJob = defineJob({
  name: 'complaints.tell-seller',
  lane: 'mail',
  payload: z.object({ complaintId: z.uuid(), kind: z.enum(TO_SHOP).default(MailKind.COMPLAINT_TO_SHOP) }),
  run: async (ctx, { complaintId: id, kind }) => {
    const complaint = await ctx.repo(Complaint).findOneByOrFail({ id });
    const order = await ctx.repo(Order).findOneByOrFail({ id: complaint.orderId });
    const { seller } = await readSettings(ctx);
    const locale = sellerLanguage(seller);
    const told = { ...(await toldOf(ctx, complaint, order)), attached: false };
    const link = `${ctx.shop.config.publicUrl}/admin/orders/${order.id}`;
    await ctx.shop.mailer.send({
      to: seller.email,
      replyTo: order.userEmail,
      ...(await composeMail(ctx, COMPLAINT_MAILS[kind], locale, complaintMailValues(told, { locale, seller, link }))), // oxfmt-ignore
      messageId: messageIdOf(ctx.shop.config, `${IDS[kind]}-${id}-seller`),
    });
  },
});

/** Asks for such a mail in the caller's transaction; what can be undone is told a quarter of a minute later. */
export const requestComplaintNews = (
  ctx: Ctx,
  { final = false, ...mail }: ComplaintMail & { readonly final?: boolean },
): Promise<void> => {
  const runAt = final ? undefined : new Date(Date.now() + UNDO_MS);
  return enqueue(ctx, complaintNewsJob, mail, { key: `complaint-news:${mail.kind}:${mail.complaintId}`, runAt });
};

/** The acknowledgement to the buyer and the notice to the seller, in the caller's transaction. */
export const requestComplaintMails = async (ctx: Ctx, complaintId: string): Promise<void> => {
  await requestComplaintNews(ctx, { kind: MailKind.COMPLAINT_OPENED, complaintId });
  await enqueue(ctx, tellSellerJob, { complaintId }, { runAt: new Date(Date.now() + UNDO_MS) });
};

/** The notice to the seller that the buyer took a complaint back, in the caller's transaction. */
export const requestTakenBackMail = (ctx: Ctx, complaintId: string): Promise<void> =>
  enqueue(ctx, tellSellerJob, { complaintId, kind: MailKind.COMPLAINT_TAKEN_BACK });
