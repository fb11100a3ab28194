/** What a promotion takes off. */
export enum PromotionKind {
  PERCENT = 'PERCENT',
  AMOUNT = 'AMOUNT',
  FREE_DELIVERY = 'FREE_DELIVERY',
  N_FOR_M = 'N_FOR_M',
}

/** Where a promotion stands at a moment. */
export enum PromotionState {
  RUNNING = 'RUNNING',
  PLANNED = 'PLANNED',
  ENDED = 'ENDED',
  USED_UP = 'USED_UP',
  OFF = 'OFF',
}

/** Why a code takes nothing off. */
export enum PromotionProblem {
  UNKNOWN = 'UNKNOWN',
  EXPIRED = 'EXPIRED',
  NOT_FOR_THESE = 'NOT_FOR_THESE',
  MINIMUM_MISSING = 'MINIMUM_MISSING',
  UNITS_MISSING = 'UNITS_MISSING',
  USED_UP = 'USED_UP',
  USED_BY_YOU = 'USED_BY_YOU',
  FIRST_ORDER_ONLY = 'FIRST_ORDER_ONLY',
  NOT_FOR_YOU = 'NOT_FOR_YOU',
  NOT_WITH_ANOTHER = 'NOT_WITH_ANOTHER',
  SAVES_NOTHING = 'SAVES_NOTHING',
  TOO_MANY_TRIES = 'TOO_MANY_TRIES',
}
