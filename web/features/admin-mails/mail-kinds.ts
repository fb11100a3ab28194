import type { MailKind } from '../../codegen/schema.gen.ts';

const KINDS: Readonly<Record<MailKind, true>> = {
  UNPAID: true,
  TRANSFER: true,
  CASH_ON_DELIVERY: true,
  ORDER: true,
  GIFT_CARD_ORDER: true,
  SHIPPED: true,
  PARCEL_READY: true,
  RETURN_LABEL: true,
  REFUND: true,
  PAYMENT_PENDING: true,
  PAYMENT_FAILED: true,
  STOCK_GONE: true,
  CANCELLED: true,
  LINK_RENEWED: true,
  WITHDRAWAL: true,
  WITHDRAWAL_GOODS: true,
  WITHDRAWAL_REFUNDED: true,
  WITHDRAWAL_REJECTED: true,
  CONFIRM: true,
  ALREADY_REGISTERED: true,
  RESET: true,
  PASSWORD_CHANGED: true,
  CHANGE_EMAIL: true,
  EMAIL_CHANGE_ASKED: true,
  EMAIL_CHANGED: true,
  SECOND_FACTOR_ON: true,
  SECOND_FACTOR_OFF: true,
  ACCOUNT_DELETED: true,
  WISHLIST_NEWS: true,
  VERSION_NOTICE: true,
  GIFT_CARD: true,
  WEBHOOK_OFF: true,
  LETTER_TO_SHOP: true,
  WITHDRAWAL_TO_SHOP: true,
  DISPUTE_TO_SHOP: true,
};

/** Whether the end of an address names a mail. */
export const isMailKind = (name: string | undefined): name is MailKind =>
  name !== undefined && Object.hasOwn(KINDS, name);
