/** What moved a balance. */
export enum GiftCardEntryKind {
  ISSUED = 'ISSUED',
  SPENT = 'SPENT',
  RETURNED = 'RETURNED',
  SPENT_AGAIN = 'SPENT_AGAIN',
  REFUNDED = 'REFUNDED',
  VOIDED = 'VOIDED',
  REOPENED = 'REOPENED',
  BOUGHT_BACK = 'BOUGHT_BACK',
  BUYBACK_UNDONE = 'BUYBACK_UNDONE',
}

/** Where a card stands. */
export enum GiftCardState {
  WAITING = 'WAITING',
  ACTIVE = 'ACTIVE',
  SPENT = 'SPENT',
  EXPIRED = 'EXPIRED',
  FROZEN = 'FROZEN',
  VOIDED = 'VOIDED',
}

/** Why a code pays nothing. */
export enum GiftCardProblem {
  UNKNOWN = 'UNKNOWN',
  EXPIRED = 'EXPIRED',
  VOIDED = 'VOIDED',
  FROZEN = 'FROZEN',
  EMPTY = 'EMPTY',
  NOT_NEEDED = 'NOT_NEEDED',
  TOO_MANY_TRIES = 'TOO_MANY_TRIES',
}
