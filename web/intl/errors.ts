import { useIntl } from 'react-intl';
import type { ErrorCode } from '../codegen/error-codes.gen.ts';
import { shopErrorOf, type ShopError } from '../lib/graphql-error.ts';

const TEXTS = {
  VALIDATION_FAILED: 'error.VALIDATION_FAILED',
  BAD_REQUEST: 'error.BAD_REQUEST',
  UNAUTHENTICATED: 'error.UNAUTHENTICATED',
  FORBIDDEN: 'error.FORBIDDEN',
  CSRF_FAILED: 'error.CSRF_FAILED',
  GATE_CLOSED: 'error.GATE_CLOSED',
  NOT_FOUND: 'error.NOT_FOUND',
  METHOD_NOT_ALLOWED: 'error.BAD_REQUEST',
  PAYLOAD_TOO_LARGE: 'error.PAYLOAD_TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'error.BAD_REQUEST',
  RATE_LIMITED: 'error.RATE_LIMITED',
  SERVICE_UNAVAILABLE: 'error.SERVICE_UNAVAILABLE',
  ERR_INTERNAL: 'error.ERR_INTERNAL',
  INVALID_CREDENTIALS: 'error.INVALID_CREDENTIALS',
  EMAIL_NOT_CONFIRMED: 'error.EMAIL_NOT_CONFIRMED',
  ACCOUNT_INACTIVE: 'error.ACCOUNT_INACTIVE',
  SECOND_FACTOR_REQUIRED: 'error.SECOND_FACTOR_REQUIRED',
  SECOND_FACTOR_INVALID: 'error.SECOND_FACTOR_INVALID',
  SECOND_FACTOR_ALREADY_ON: 'error.SECOND_FACTOR_ALREADY_ON',
  SECOND_FACTOR_OFF: 'error.SECOND_FACTOR_OFF',
  CONFIRM_TOKEN_INVALID: 'error.CONFIRM_TOKEN_INVALID',
  RESET_TOKEN_INVALID: 'error.RESET_TOKEN_INVALID',
  INVALID_PRODUCT_ID: 'error.INVALID_PRODUCT_ID',
  PRODUCT_NOT_FOUND: 'error.PRODUCT_NOT_FOUND',
  PRODUCT_INACTIVE: 'error.PRODUCT_INACTIVE',
  CURSOR_INVALID: 'error.CURSOR_INVALID',
  VERSION_CONFLICT: 'error.VERSION_CONFLICT',
  ALREADY_IN_WISHLIST: 'error.ALREADY_IN_WISHLIST',
  NOT_IN_WISHLIST: 'error.NOT_IN_WISHLIST',
  WISHLIST_FULL: 'error.WISHLIST_FULL',
  CART_EMPTY: 'error.CART_EMPTY',
  QUOTE_CHANGED: 'error.QUOTE_CHANGED',
  OUT_OF_STOCK: 'error.OUT_OF_STOCK',
  CONSENT_REQUIRED: 'error.CONSENT_REQUIRED',
  TERMS_REQUIRED: 'error.TERMS_REQUIRED',
  SHIPPING_METHOD_INVALID: 'error.SHIPPING_METHOD_INVALID',
  IDEMPOTENCY_KEY_REUSED: 'error.IDEMPOTENCY_KEY_REUSED',
  ORDER_NOT_FOUND: 'error.ORDER_NOT_FOUND',
  ORDER_NOT_CANCELLABLE: 'error.ORDER_NOT_CANCELLABLE',
  ORDER_EXPIRED: 'error.ORDER_EXPIRED',
  ORDER_ALREADY_PAID: 'error.ORDER_ALREADY_PAID',
  ORDER_STATE_CONFLICT: 'error.ORDER_STATE_CONFLICT',
  ADDRESS_LIMIT: 'error.ADDRESS_LIMIT',
  DOWNLOAD_NOT_ALLOWED: 'error.DOWNLOAD_NOT_ALLOWED',
  DOWNLOAD_LINK_EXPIRED: 'error.DOWNLOAD_LINK_EXPIRED',
  FILE_NOT_AVAILABLE: 'error.FILE_NOT_AVAILABLE',
  MESH_NOT_RECOGNISED: 'error.MESH_NOT_RECOGNISED',
  MESH_TRUNCATED: 'error.MESH_TRUNCATED',
  MESH_MALFORMED: 'error.MESH_MALFORMED',
  MESH_NOT_FINITE: 'error.MESH_NOT_FINITE',
  MESH_EMPTY: 'error.MESH_EMPTY',
  MESH_TOO_LARGE: 'error.MESH_TOO_LARGE',
  MESH_ARCHIVE_UNSAFE: 'error.MESH_ARCHIVE_UNSAFE',
  PHOTO_NOT_RECOGNISED: 'error.PHOTO_NOT_RECOGNISED',
  PHOTO_TOO_LARGE: 'error.PHOTO_TOO_LARGE',
  PHOTO_BROKEN: 'error.PHOTO_BROKEN',
  BUILD_CLOSED: 'error.BUILD_CLOSED',
  INVOICE_NOT_FOUND: 'error.INVOICE_NOT_FOUND',
  PAYMENT_NOT_FOUND: 'error.PAYMENT_NOT_FOUND',
  PAYMENT_MISMATCH: 'error.PAYMENT_MISMATCH',
  PAYMENT_UNAVAILABLE: 'error.PAYMENT_UNAVAILABLE',
  REFUND_NOT_ALLOWED: 'error.REFUND_NOT_ALLOWED',
  WEBHOOK_INVALID: 'error.BAD_REQUEST',
} satisfies Record<ErrorCode, MessageId>;

const plain = (args: ShopError['args']) =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => ['string', 'number'].includes(typeof value))) as Record<
    string,
    string | number
  >;

/** Says in the visitor's language what the server refused. */
export const useRefusalText = () => {
  const intl = useIntl();
  return ({ code, args }: ShopError): string =>
    intl.formatMessage({ id: TEXTS[code] ?? TEXTS.ERR_INTERNAL }, { id: '', minutes: 1, ...plain(args) });
};

/** The same for anything that an operation threw: `explain(error)`. */
export const useErrorText = () => {
  const explain = useRefusalText();
  return (error: unknown): string => explain(shopErrorOf(error));
};
