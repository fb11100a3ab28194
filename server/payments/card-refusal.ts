/** Why a card was refused, as far as its bank says. */
export enum CardRefusal {
  DECLINED = 'DECLINED',
  INSUFFICIENT_FUNDS = 'INSUFFICIENT_FUNDS',
  NOT_CONFIRMED = 'NOT_CONFIRMED',
  WRONG_DATA = 'WRONG_DATA',
}

const MEANT: Readonly<Record<string, CardRefusal>> = {
  INSUFFICIENT_FUNDS: CardRefusal.INSUFFICIENT_FUNDS,
  CARD_VELOCITY_EXCEEDED: CardRefusal.INSUFFICIENT_FUNDS,
  WITHDRAWAL_COUNT_LIMIT_EXCEEDED: CardRefusal.INSUFFICIENT_FUNDS,
  AUTHENTICATION_REQUIRED: CardRefusal.NOT_CONFIRMED,
  PAYMENT_INTENT_AUTHENTICATION_FAILURE: CardRefusal.NOT_CONFIRMED,
  EXPIRED_CARD: CardRefusal.WRONG_DATA,
  INCORRECT_CVC: CardRefusal.WRONG_DATA,
  INVALID_CVC: CardRefusal.WRONG_DATA,
  INCORRECT_NUMBER: CardRefusal.WRONG_DATA,
  INVALID_NUMBER: CardRefusal.WRONG_DATA,
  INVALID_EXPIRY_MONTH: CardRefusal.WRONG_DATA,
  INVALID_EXPIRY_YEAR: CardRefusal.WRONG_DATA,
};

const MARK = 'CARD_REFUSED_';

/** As it stands with an attempt. */
export const refusedBy = (word: string): string => `${MARK}${word}`;

/** What it means to the buyer: a word that is not known is a plain no. Null: no card was refused. */
export const cardRefusal = (failure: string | null): CardRefusal | null =>
  failure?.startsWith(MARK) ? (MEANT[failure.slice(MARK.length)] ?? CardRefusal.DECLINED) : null;
