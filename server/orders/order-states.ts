/** The three states of an order move on their own; one table says which moves exist. */
export enum OrderStatus {
  PLACED = 'PLACED',
  CONFIRMED = 'CONFIRMED',
  COMPLETED = 'COMPLETED',
  CANCELLED = 'CANCELLED',
  EXPIRED = 'EXPIRED',
}

export enum PaymentStatus {
  UNPAID = 'UNPAID',
  PENDING = 'PENDING',
  PAID = 'PAID',
  PARTIALLY_REFUNDED = 'PARTIALLY_REFUNDED',
  REFUNDED = 'REFUNDED',
  FAILED = 'FAILED',
}

export enum FulfilmentStatus {
  NOT_NEEDED = 'NOT_NEEDED',
  UNFULFILLED = 'UNFULFILLED',
  SHIPPED = 'SHIPPED',
  DELIVERED = 'DELIVERED',
}

export interface OrderStates {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly fulfilmentStatus: FulfilmentStatus;
}

/** What happens to the goods of the order in stock. */
export type StockEffect = 'release' | 'consume' | 'reserve-and-consume' | 'restock' | 'none';

interface Move<State> {
  readonly from: readonly State[];
  /** Absent: the state stays as it is. */
  readonly to?: State;
}

export interface Transition {
  /** Kind of the one event row that the move writes. */
  readonly event: OrderEventKind;
  readonly order: Move<OrderStatus>;
  readonly payment: Move<PaymentStatus>;
  readonly fulfilment: Move<FulfilmentStatus>;
  readonly stock: StockEffect;
}

export const ORDER_EVENT_KINDS = [
  'PLACED',
  'CANCELLED',
  'EXPIRED',
  'PAYMENT_PENDING',
  'PAYMENT_FAILED',
  'PAID',
  'PAID_WITHOUT_STOCK',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'SHIPPED',
  'SHIPPING_UNDONE',
  'DELIVERED',
  'LINK_RENEWED',
] as const;
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number];

const { PLACED, CONFIRMED, COMPLETED, CANCELLED, EXPIRED } = OrderStatus;
const { UNPAID, PENDING, PAID, PARTIALLY_REFUNDED, REFUNDED, FAILED } = PaymentStatus;
const { NOT_NEEDED, UNFULFILLED, SHIPPED, DELIVERED } = FulfilmentStatus;

const ENDED_UNPAID = [CANCELLED, EXPIRED];
const NOT_PAID_YET = [UNPAID, PENDING, FAILED];
const HOLDS_MONEY = [PAID, PARTIALLY_REFUNDED];
/** Confirmed and unpaid: the money comes with the delivery. */
const MAY_LEAVE = [...HOLDS_MONEY, UNPAID];
const NOT_SHIPPED = [NOT_NEEDED, UNFULFILLED];
const ANY_FULFILMENT = [NOT_NEEDED, UNFULFILLED, SHIPPED, DELIVERED];

/** Every legal move. What is not here is refused with ORDER_STATE_CONFLICT. */
export const TRANSITIONS = {
  cancel: {
    event: 'CANCELLED',
    order: { from: [PLACED], to: CANCELLED },
    payment: { from: [UNPAID, FAILED] },
    fulfilment: { from: NOT_SHIPPED },
    stock: 'release',
  },
  callOff: {
    event: 'CANCELLED',
    order: { from: [CONFIRMED], to: CANCELLED },
    payment: { from: [UNPAID] },
    fulfilment: { from: [UNFULFILLED] },
    stock: 'restock',
  },
  refused: {
    event: 'CANCELLED',
    order: { from: [CONFIRMED], to: CANCELLED },
    payment: { from: [UNPAID] },
    fulfilment: { from: [SHIPPED] },
    stock: 'restock',
  },
  expire: {
    event: 'EXPIRED',
    order: { from: [PLACED], to: EXPIRED },
    payment: { from: [UNPAID, FAILED] },
    fulfilment: { from: NOT_SHIPPED },
    stock: 'release',
  },
  paymentPending: {
    event: 'PAYMENT_PENDING',
    order: { from: [PLACED, ...ENDED_UNPAID] },
    payment: { from: [UNPAID, FAILED], to: PENDING },
    fulfilment: { from: NOT_SHIPPED },
    stock: 'none',
  },
  paymentFailed: {
    event: 'PAYMENT_FAILED',
    order: { from: [PLACED, ...ENDED_UNPAID] },
    payment: { from: [UNPAID, PENDING], to: FAILED },
    fulfilment: { from: NOT_SHIPPED },
    stock: 'none',
  },
  paid: {
    event: 'PAID',
    order: { from: [PLACED], to: CONFIRMED },
    payment: { from: NOT_PAID_YET, to: PAID },
    fulfilment: { from: [UNFULFILLED] },
    stock: 'consume',
  },
  paidDigital: {
    event: 'PAID',
    order: { from: [PLACED, ...ENDED_UNPAID], to: COMPLETED },
    payment: { from: NOT_PAID_YET, to: PAID },
    fulfilment: { from: [NOT_NEEDED] },
    stock: 'none',
  },
  paidLate: {
    event: 'PAID',
    order: { from: ENDED_UNPAID, to: CONFIRMED },
    payment: { from: NOT_PAID_YET, to: PAID },
    fulfilment: { from: [UNFULFILLED] },
    stock: 'reserve-and-consume',
  },
  collected: {
    event: 'PAID',
    order: { from: [CONFIRMED, COMPLETED] },
    payment: { from: [UNPAID], to: PAID },
    fulfilment: { from: [SHIPPED, DELIVERED] },
    stock: 'none',
  },
  paidWithoutStock: {
    event: 'PAID_WITHOUT_STOCK',
    order: { from: ENDED_UNPAID },
    payment: { from: NOT_PAID_YET, to: PENDING },
    fulfilment: { from: NOT_SHIPPED },
    stock: 'none',
  },
  refundedWithoutStock: {
    event: 'REFUNDED',
    order: { from: ENDED_UNPAID },
    payment: { from: [PENDING], to: REFUNDED },
    fulfilment: { from: NOT_SHIPPED },
    stock: 'none',
  },
  partiallyRefunded: {
    event: 'PARTIALLY_REFUNDED',
    order: { from: [CONFIRMED, COMPLETED] },
    payment: { from: HOLDS_MONEY, to: PARTIALLY_REFUNDED },
    fulfilment: { from: ANY_FULFILMENT },
    stock: 'none',
  },
  goodsRefunded: {
    event: 'PARTIALLY_REFUNDED',
    order: { from: [CONFIRMED], to: COMPLETED },
    payment: { from: HOLDS_MONEY, to: PARTIALLY_REFUNDED },
    fulfilment: { from: [UNFULFILLED], to: NOT_NEEDED },
    stock: 'none',
  },
  refundedUnshipped: {
    event: 'REFUNDED',
    order: { from: [CONFIRMED], to: CANCELLED },
    payment: { from: HOLDS_MONEY, to: REFUNDED },
    fulfilment: { from: [UNFULFILLED] },
    stock: 'restock',
  },
  refundedPartlySent: {
    event: 'REFUNDED',
    order: { from: [CONFIRMED] },
    payment: { from: HOLDS_MONEY, to: REFUNDED },
    fulfilment: { from: [UNFULFILLED], to: SHIPPED },
    stock: 'none',
  },
  refunded: {
    event: 'REFUNDED',
    order: { from: [CONFIRMED, COMPLETED] },
    payment: { from: HOLDS_MONEY, to: REFUNDED },
    fulfilment: { from: [NOT_NEEDED, SHIPPED, DELIVERED] },
    stock: 'none',
  },
  shipped: {
    event: 'SHIPPED',
    order: { from: [CONFIRMED] },
    payment: { from: MAY_LEAVE },
    fulfilment: { from: [UNFULFILLED], to: SHIPPED },
    stock: 'none',
  },
  unshipped: {
    event: 'SHIPPING_UNDONE',
    order: { from: [CONFIRMED] },
    payment: { from: MAY_LEAVE },
    fulfilment: { from: [SHIPPED], to: UNFULFILLED },
    stock: 'none',
  },
  delivered: {
    event: 'DELIVERED',
    order: { from: [CONFIRMED], to: COMPLETED },
    payment: { from: [...MAY_LEAVE, REFUNDED] },
    fulfilment: { from: [SHIPPED], to: DELIVERED },
    stock: 'none',
  },
} as const satisfies Record<string, Transition>;

export type TransitionName = keyof typeof TRANSITIONS;

export const mayMove = (states: OrderStates, name: TransitionName): boolean => {
  const { order, payment, fulfilment }: Transition = TRANSITIONS[name];
  return (
    order.from.includes(states.status) &&
    payment.from.includes(states.paymentStatus) &&
    fulfilment.from.includes(states.fulfilmentStatus)
  );
};

/** The states after a legal move, or null when the table does not allow it. */
export const statesAfter = (states: OrderStates, name: TransitionName): OrderStates | null => {
  if (!mayMove(states, name)) return null;
  const { order, payment, fulfilment }: Transition = TRANSITIONS[name];
  return {
    status: order.to ?? states.status,
    paymentStatus: payment.to ?? states.paymentStatus,
    fulfilmentStatus: fulfilment.to ?? states.fulfilmentStatus,
  };
};

/** The first of several moves that the table allows now. */
export const firstAllowed = (states: OrderStates, names: readonly TransitionName[]): TransitionName | null =>
  names.find((name) => mayMove(states, name)) ?? null;
