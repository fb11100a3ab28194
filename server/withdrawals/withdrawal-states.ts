/** Where a withdrawal stands. */
export enum WithdrawalState {
  /** The statement is here. */
  RECEIVED = 'RECEIVED',
  /** The buyer knows how to send the goods back. */
  AWAITING_GOODS = 'AWAITING_GOODS',
  GOODS_RECEIVED = 'GOODS_RECEIVED',
  /** What comes back to the buyer is settled. */
  INSPECTED = 'INSPECTED',
  /** The refund is recorded, and its provider has not decided it. */
  REFUNDING = 'REFUNDING',
  REFUNDED = 'REFUNDED',
  REJECTED = 'REJECTED',
  /** The buyer took the statement back. */
  REVOKED = 'REVOKED',
}

const { RECEIVED, AWAITING_GOODS, GOODS_RECEIVED, INSPECTED, REFUNDING, REFUNDED, REJECTED, REVOKED } = WithdrawalState;

/** What a person does with a withdrawal. */
export enum WithdrawalStep {
  ACCEPT = 'ACCEPT',
  SENT = 'SENT',
  RECEIVE = 'RECEIVE',
  INSPECT = 'INSPECT',
  REFUND = 'REFUND',
  REJECT = 'REJECT',
  REVOKE = 'REVOKE',
  UNDO = 'UNDO',
}

/** From which states each step is taken; `UNDO` where nothing has left the house: see `stateBefore`. */
const FROM: Readonly<Record<WithdrawalStep, readonly WithdrawalState[]>> = {
  ACCEPT: [RECEIVED],
  SENT: [AWAITING_GOODS],
  RECEIVE: [AWAITING_GOODS],
  INSPECT: [GOODS_RECEIVED],
  REFUND: [INSPECTED],
  REJECT: [RECEIVED, AWAITING_GOODS, GOODS_RECEIVED, INSPECTED],
  REVOKE: [RECEIVED, AWAITING_GOODS],
  UNDO: [AWAITING_GOODS, GOODS_RECEIVED, INSPECTED, REJECTED, REVOKED],
};

export interface Standing {
  readonly state: WithdrawalState;
  readonly orderId: string | null;
  readonly goodsAwaitedAt: Date | null;
  readonly goodsReceivedAt: Date | null;
  readonly inspectedAt: Date | null;
  readonly endedAt: Date | null;
  readonly handledAt: Date | null;
  readonly goodsToldAt: Date | null;
  readonly endToldAt: Date | null;
}

/** It has come to its end, whatever the end is. */
export const hasEnded = ({ endedAt }: Pick<Standing, 'endedAt'>): boolean => endedAt !== null;

/** Whether the buyer was told of the last step, which then stays. */
export const isTold = ({ state, goodsToldAt, endToldAt }: Standing): boolean =>
  (state === GOODS_RECEIVED && goodsToldAt !== null) || (state === REJECTED && endToldAt !== null);

/** Without an order there is nothing to send back and nothing to pay. */
const WITHOUT_ORDER: readonly WithdrawalStep[] = [WithdrawalStep.REJECT, WithdrawalStep.REVOKE, WithdrawalStep.UNDO];

/** The steps that can be taken now. One that an admin marked as done by hand has none until it is opened again. */
export const stepsFrom = (standing: Standing): WithdrawalStep[] => {
  if (standing.handledAt !== null && !hasEnded(standing)) return [];
  return Object.values(WithdrawalStep).filter(
    (step) => FROM[step].includes(standing.state) && (standing.orderId !== null || WITHOUT_ORDER.includes(step)),
  );
};

/** The state that the last step was taken from, by the marks of those before. */
export const stateBefore = ({ state, goodsAwaitedAt, goodsReceivedAt, inspectedAt }: Standing): WithdrawalState => {
  if (state === INSPECTED) return GOODS_RECEIVED;
  if (state === GOODS_RECEIVED) return AWAITING_GOODS;
  if (state === AWAITING_GOODS) return RECEIVED;
  if (inspectedAt) return INSPECTED;
  if (goodsReceivedAt) return GOODS_RECEIVED;
  return goodsAwaitedAt ? AWAITING_GOODS : RECEIVED;
};

/** Units of it are spoken for, and no refund counts them yet. */
export const CLAIMING: readonly WithdrawalState[] = [AWAITING_GOODS, GOODS_RECEIVED, INSPECTED];

/** The money is under way or there. */
export const isPaidBack = (state: WithdrawalState): boolean => state === REFUNDING || state === REFUNDED;
