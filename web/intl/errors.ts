import { useIntl } from 'react-intl';
import type { ErrorCode } from '../codegen/error-codes.gen.ts';
import { shopErrorOf, type ShopError } from '../lib/graphql-error.ts';

/** Codes that say no more to people than another one does. */
const SAME_WORDS = {
  METHOD_NOT_ALLOWED: 'BAD_REQUEST',
  UNSUPPORTED_MEDIA_TYPE: 'BAD_REQUEST',
  WEBHOOK_INVALID: 'BAD_REQUEST',
  OPERATION_NOT_LISTED: 'FORBIDDEN',
} as const satisfies Partial<Record<ErrorCode, ErrorCode>>;

/** A code without a text in the catalogues does not compile here. */
const idOf = (code: Exclude<ErrorCode, keyof typeof SAME_WORDS>): MessageId => `error.${code}`;

const wordedOf = (code: ErrorCode) => (code in SAME_WORDS ? SAME_WORDS[code as keyof typeof SAME_WORDS] : code);

const plain = (args: ShopError['args']) =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => ['string', 'number'].includes(typeof value))) as Record<
    string,
    string | number
  >;

/** Says in the visitor's language what the server refused. */
export const useRefusalText = () => {
  const intl = useIntl();
  return ({ code, args }: ShopError): string => {
    const id = idOf(wordedOf(code) as Exclude<ErrorCode, keyof typeof SAME_WORDS>);
    // A code of a later version of the server has no words here.
    return intl.formatMessage(
      { id: id in intl.messages ? id : idOf('ERR_INTERNAL') },
      { id: '', minutes: 1, ...plain(args) },
    );
  };
};

/** The same for anything that an operation threw: `explain(error)`. */
export const useErrorText = () => {
  const explain = useRefusalText();
  return (error: unknown): string => explain(shopErrorOf(error));
};
