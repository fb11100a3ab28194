import { ACCOUNT_MAILS } from '../../accounts/account-mail.ts';
import { COMPLAINT_MAILS, SAMPLE_REMEDY_DAY } from '../../complaints/complaint-mail.ts';
import { CONTACT_MAIL, letterTopic } from '../../contact/contact-mail.ts';
import { MessageTopic } from '../../contact/message.ts';
import { formatDay, formatMoment, formatMoney } from '../../core/text/format.ts';
import type { Locale } from '../../core/locale.ts';
import { VERSION_MAIL } from '../../delivery/notices/version-notice.mail.ts';
import { ORDER_MAILS } from '../../invoices/mail/order-mail.ts';
import { SAMPLE_REFUND_DAY, WITHDRAWAL_NEWS } from '../../invoices/mail/withdrawal-news.ts';
import { UNDELIVERED_MAIL } from '../../invoices/sending/undelivered-mail.ts';
import { type MailKind } from '../../mails/mail-kinds.ts';
import type { AnyMail, MailValues } from '../../mails/mail.ts';
import { TRANSFER_MAIL } from '../../payments/bank/transfer-mail.ts';
import { CASH_MAIL } from '../../payments/cash/cash-mail.ts';
import { DISPUTE_MAIL } from '../../payments/disputes/dispute-mail.ts';
import { GIFT_CARD_MAIL } from '../../payments/gift-card/gift-card-mail.ts';
import { GIVEN_UP_MAIL } from '../../webhooks/given-up-mail.ts';
import { WISHLIST_MAIL } from '../../wishlist/wishlist-mail.ts';
import { SELLER_NOTICE } from '../../withdrawals/seller-notice.ts';
import { WITHDRAWAL_MAIL } from '../../withdrawals/withdrawal-mail.ts';
import type { Seller } from '../../settings/seller.setting.ts';

/** Every mail whose words the owner can change, in the order in which they are listed. */
export const MAILS: Readonly<Record<MailKind, AnyMail>> = {
  ...ORDER_MAILS,
  TRANSFER: TRANSFER_MAIL,
  CASH_ON_DELIVERY: CASH_MAIL,
  WITHDRAWAL: WITHDRAWAL_MAIL,
  ...WITHDRAWAL_NEWS,
  ...COMPLAINT_MAILS,
  ...ACCOUNT_MAILS,
  WISHLIST_NEWS: WISHLIST_MAIL,
  VERSION_NOTICE: VERSION_MAIL,
  GIFT_CARD: GIFT_CARD_MAIL,
  WEBHOOK_OFF: GIVEN_UP_MAIL,
  LETTER_TO_SHOP: CONTACT_MAIL,
  WITHDRAWAL_TO_SHOP: SELLER_NOTICE,
  DISPUTE_TO_SHOP: DISPUTE_MAIL,
  UNDELIVERED_TO_SHOP: UNDELIVERED_MAIL,
};

const MOMENT = new Date('2026-11-22T09:30:00Z');

/** What a mail is filled with in a preview and in a test: nobody's facts. */
export const sampleValues = (mail: AnyMail, locale: Locale, seller: Seller, publicUrl: string): MailValues => ({
  sellerName: seller.name,
  sellerEmail: seller.email,
  orderNumber: 'MX-2026-000123',
  orderDate: formatDay('2026-11-22', locale),
  customerName: 'Jana Hrivnáková',
  amount: formatMoney(12_990, locale),
  newEmail: 'jana@example.sk',
  productName: 'Talon',
  version: '1.1',
  olderVersion: '1.0',
  receivedAt: formatMoment(MOMENT, locale),
  refundBy: formatDay(SAMPLE_REFUND_DAY, locale),
  remedyBy: formatDay(SAMPLE_REMEDY_DAY, locale),
  headline: 'Talon',
  host: 'hooks.example.com',
  topic: letterTopic({ topic: MessageTopic.MODEL, orderNumber: '' }, locale),
  link: `${publicUrl}/`,
  unsubscribeLink: `${publicUrl}/unsubscribe`,
  ...mail.sampleBlocks(locale, seller),
});
