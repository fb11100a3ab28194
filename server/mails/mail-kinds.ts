/** Every mail whose words the owner can change. */
export enum MailKind {
  UNPAID = 'UNPAID',
  TRANSFER = 'TRANSFER',
  CASH_ON_DELIVERY = 'CASH_ON_DELIVERY',
  ORDER = 'ORDER',
  GIFT_CARD_ORDER = 'GIFT_CARD_ORDER',
  SHIPPED = 'SHIPPED',
  PARCEL_READY = 'PARCEL_READY',
  RETURN_LABEL = 'RETURN_LABEL',
  REFUND = 'REFUND',
  PAYMENT_PENDING = 'PAYMENT_PENDING',
  PAYMENT_FAILED = 'PAYMENT_FAILED',
  STOCK_GONE = 'STOCK_GONE',
  CANCELLED = 'CANCELLED',
  LINK_RENEWED = 'LINK_RENEWED',
  WITHDRAWAL = 'WITHDRAWAL',
  WITHDRAWAL_GOODS = 'WITHDRAWAL_GOODS',
  WITHDRAWAL_REFUNDED = 'WITHDRAWAL_REFUNDED',
  WITHDRAWAL_REJECTED = 'WITHDRAWAL_REJECTED',
  COMPLAINT_OPENED = 'COMPLAINT_OPENED',
  COMPLAINT_RECEIVED = 'COMPLAINT_RECEIVED',
  COMPLAINT_ACCEPTED = 'COMPLAINT_ACCEPTED',
  COMPLAINT_REJECTED = 'COMPLAINT_REJECTED',
  COMPLAINT_REMEDIED = 'COMPLAINT_REMEDIED',
  CONFIRM = 'CONFIRM',
  ALREADY_REGISTERED = 'ALREADY_REGISTERED',
  RESET = 'RESET',
  PASSWORD_CHANGED = 'PASSWORD_CHANGED',
  CHANGE_EMAIL = 'CHANGE_EMAIL',
  EMAIL_CHANGE_ASKED = 'EMAIL_CHANGE_ASKED',
  EMAIL_CHANGED = 'EMAIL_CHANGED',
  SECOND_FACTOR_ON = 'SECOND_FACTOR_ON',
  SECOND_FACTOR_OFF = 'SECOND_FACTOR_OFF',
  ACCOUNT_DELETED = 'ACCOUNT_DELETED',
  WISHLIST_NEWS = 'WISHLIST_NEWS',
  VERSION_NOTICE = 'VERSION_NOTICE',
  GIFT_CARD = 'GIFT_CARD',
  WEBHOOK_OFF = 'WEBHOOK_OFF',
  LETTER_TO_SHOP = 'LETTER_TO_SHOP',
  WITHDRAWAL_TO_SHOP = 'WITHDRAWAL_TO_SHOP',
  COMPLAINT_TO_SHOP = 'COMPLAINT_TO_SHOP',
  COMPLAINT_TAKEN_BACK = 'COMPLAINT_TAKEN_BACK',
  DISPUTE_TO_SHOP = 'DISPUTE_TO_SHOP',
  UNDELIVERED_TO_SHOP = 'UNDELIVERED_TO_SHOP',
}

/** What a mail is about. */
export enum MailGroup {
  ORDER = 'ORDER',
  ACCOUNT = 'ACCOUNT',
  NEWS = 'NEWS',
  SHOP = 'SHOP',
}

/**
 * What may stand in the words of a mail, as `{name}`. TEXT: a few words, anywhere. LINK: an address, in the body alone.
 * BLOCK: a part that the shop writes itself, on a line of its own in the body.
 */
export const PLACEHOLDERS = {
  sellerName: 'TEXT',
  sellerEmail: 'TEXT',
  orderNumber: 'TEXT',
  orderDate: 'TEXT',
  customerName: 'TEXT',
  amount: 'TEXT',
  newEmail: 'TEXT',
  productName: 'TEXT',
  version: 'TEXT',
  olderVersion: 'TEXT',
  receivedAt: 'TEXT',
  refundBy: 'TEXT',
  remedyBy: 'TEXT',
  headline: 'TEXT',
  host: 'TEXT',
  topic: 'TEXT',
  link: 'LINK',
  unsubscribeLink: 'LINK',
  orderLines: 'BLOCK',
  attachment: 'BLOCK',
  files: 'BLOCK',
  delivery: 'BLOCK',
  withdrawal: 'BLOCK',
  parcel: 'BLOCK',
  transfer: 'BLOCK',
  letter: 'BLOCK',
  statement: 'BLOCK',
  withdrawalRules: 'BLOCK',
  returned: 'BLOCK',
  complaint: 'BLOCK',
  remedy: 'BLOCK',
  reason: 'BLOCK',
  products: 'BLOCK',
  parts: 'BLOCK',
  changelog: 'BLOCK',
  giftCard: 'BLOCK',
} as const;

export type PlaceholderName = keyof typeof PLACEHOLDERS;
export type PlaceholderKind = (typeof PLACEHOLDERS)[PlaceholderName];

/** These stand in every mail. */
export const COMMON = ['sellerName', 'sellerEmail'] as const satisfies readonly PlaceholderName[];
