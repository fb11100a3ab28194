import { describe, expect, it } from 'vitest';
import {
  firstAllowed,
  FulfilmentStatus,
  mayMove,
  OrderStatus,
  PaymentStatus,
  statesAfter,
  TRANSITIONS,
  type OrderStates,
  type TransitionName,
} from '../../../server/orders/order-states.ts';

const names = Object.keys(TRANSITIONS) as TransitionName[];

const all: OrderStates[] = Object.values(OrderStatus).flatMap((status) =>
  Object.values(PaymentStatus).flatMap((paymentStatus) =>
    Object.values(FulfilmentStatus).map((fulfilmentStatus) => ({ status, paymentStatus, fulfilmentStatus })),
  ),
);

const key = ({ status, paymentStatus, fulfilmentStatus }: OrderStates): string =>
  `${status}/${paymentStatus}/${fulfilmentStatus}`;

/** From where orders start, those that are paid on delivery among them. */
const reachable = ({ onDelivery = true } = {}): Map<string, OrderStates> => {
  const { PLACED } = OrderStatus;
  const start = [FulfilmentStatus.NOT_NEEDED, FulfilmentStatus.UNFULFILLED].map((fulfilmentStatus): OrderStates => ({
    status: PLACED,
    paymentStatus: PaymentStatus.UNPAID,
    fulfilmentStatus,
  }));
  const confirmed: OrderStates = {
    status: OrderStatus.CONFIRMED,
    paymentStatus: PaymentStatus.UNPAID,
    fulfilmentStatus: FulfilmentStatus.UNFULFILLED,
  };
  if (onDelivery) start.push(confirmed);
  const found = new Map(start.map((states) => [key(states), states]));
  for (const states of found.values()) {
    for (const name of names) {
      const next = statesAfter(states, name);
      if (next) found.set(key(next), next);
    }
  }
  return found;
};

/** Wherever an order of goods or of files can stand: what may happen to it there, and nothing else. */
const MAY: Record<string, string> = {
  'PLACED/UNPAID/NOT_NEEDED': 'cancel expire paymentPending paymentFailed paidDigital',
  'PLACED/UNPAID/UNFULFILLED': 'cancel expire paymentPending paymentFailed paid',
  'CONFIRMED/UNPAID/UNFULFILLED': 'callOff shipped',
  'CONFIRMED/UNPAID/SHIPPED': 'refused collected unshipped delivered',
  'CANCELLED/UNPAID/SHIPPED': '',
  'COMPLETED/UNPAID/DELIVERED': 'collected',
  'CANCELLED/UNPAID/NOT_NEEDED': 'paymentPending paymentFailed paidDigital paidWithoutStock',
  'EXPIRED/UNPAID/NOT_NEEDED': 'paymentPending paymentFailed paidDigital paidWithoutStock',
  'PLACED/PENDING/NOT_NEEDED': 'paymentFailed paidDigital',
  'PLACED/FAILED/NOT_NEEDED': 'cancel expire paymentPending paidDigital',
  'COMPLETED/PAID/NOT_NEEDED': 'partiallyRefunded refunded',
  'CANCELLED/UNPAID/UNFULFILLED': 'paymentPending paymentFailed paidLate paidWithoutStock',
  'EXPIRED/UNPAID/UNFULFILLED': 'paymentPending paymentFailed paidLate paidWithoutStock',
  'PLACED/PENDING/UNFULFILLED': 'paymentFailed paid',
  'PLACED/FAILED/UNFULFILLED': 'cancel expire paymentPending paid',
  'CANCELLED/PENDING/NOT_NEEDED': 'paymentFailed paidDigital paidWithoutStock refundedWithoutStock',
  'CANCELLED/FAILED/NOT_NEEDED': 'paymentPending paidDigital paidWithoutStock',
  'EXPIRED/PENDING/NOT_NEEDED': 'paymentFailed paidDigital paidWithoutStock refundedWithoutStock',
  'EXPIRED/FAILED/NOT_NEEDED': 'paymentPending paidDigital paidWithoutStock',
  'CONFIRMED/PAID/UNFULFILLED': 'partiallyRefunded goodsRefunded refundedUnshipped refundedPartlySent shipped',
  'COMPLETED/PARTIALLY_REFUNDED/NOT_NEEDED': 'partiallyRefunded refunded',
  'COMPLETED/REFUNDED/NOT_NEEDED': '',
  'CANCELLED/PENDING/UNFULFILLED': 'paymentFailed paidLate paidWithoutStock refundedWithoutStock',
  'CANCELLED/FAILED/UNFULFILLED': 'paymentPending paidLate paidWithoutStock',
  'EXPIRED/PENDING/UNFULFILLED': 'paymentFailed paidLate paidWithoutStock refundedWithoutStock',
  'EXPIRED/FAILED/UNFULFILLED': 'paymentPending paidLate paidWithoutStock',
  'CONFIRMED/PARTIALLY_REFUNDED/UNFULFILLED':
    'partiallyRefunded goodsRefunded refundedUnshipped refundedPartlySent shipped',
  'CANCELLED/REFUNDED/UNFULFILLED': '',
  'CANCELLED/REFUNDED/NOT_NEEDED': '',
  'CONFIRMED/PAID/SHIPPED': 'partiallyRefunded refunded unshipped delivered',
  'EXPIRED/REFUNDED/UNFULFILLED': '',
  'EXPIRED/REFUNDED/NOT_NEEDED': '',
  'CONFIRMED/PARTIALLY_REFUNDED/SHIPPED': 'partiallyRefunded refunded unshipped delivered',
  'CONFIRMED/REFUNDED/SHIPPED': 'delivered',
  'COMPLETED/PAID/DELIVERED': 'partiallyRefunded refunded',
  'COMPLETED/PARTIALLY_REFUNDED/DELIVERED': 'partiallyRefunded refunded',
  'COMPLETED/REFUNDED/DELIVERED': '',
};

describe('the table of transitions', () => {
  it('lets happen to an order, wherever it can stand, what is written here', () => {
    const found = [...reachable()].map(([place, states]) => [
      place,
      names.filter((name) => mayMove(states, name)).join(' '),
    ]);
    expect(Object.fromEntries(found)).toEqual(MAY);
  });

  it.each<[TransitionName, string, string, string, string]>([
    ['cancel', 'CANCELLED', 'release', 'PLACED/UNPAID/UNFULFILLED', 'CANCELLED/UNPAID/UNFULFILLED'],
    ['callOff', 'CANCELLED', 'restock', 'CONFIRMED/UNPAID/UNFULFILLED', 'CANCELLED/UNPAID/UNFULFILLED'],
    ['refused', 'CANCELLED', 'restock', 'CONFIRMED/UNPAID/SHIPPED', 'CANCELLED/UNPAID/SHIPPED'],
    ['collected', 'PAID', 'none', 'CONFIRMED/UNPAID/SHIPPED', 'CONFIRMED/PAID/SHIPPED'],
    ['expire', 'EXPIRED', 'release', 'PLACED/UNPAID/UNFULFILLED', 'EXPIRED/UNPAID/UNFULFILLED'],
    ['paymentPending', 'PAYMENT_PENDING', 'none', 'PLACED/UNPAID/UNFULFILLED', 'PLACED/PENDING/UNFULFILLED'],
    ['paymentFailed', 'PAYMENT_FAILED', 'none', 'PLACED/UNPAID/UNFULFILLED', 'PLACED/FAILED/UNFULFILLED'],
    ['paid', 'PAID', 'consume', 'PLACED/UNPAID/UNFULFILLED', 'CONFIRMED/PAID/UNFULFILLED'],
    ['paidDigital', 'PAID', 'none', 'PLACED/UNPAID/NOT_NEEDED', 'COMPLETED/PAID/NOT_NEEDED'],
    ['paidLate', 'PAID', 'reserve-and-consume', 'CANCELLED/UNPAID/UNFULFILLED', 'CONFIRMED/PAID/UNFULFILLED'],
    ['paidWithoutStock', 'PAID_WITHOUT_STOCK', 'none', 'CANCELLED/UNPAID/UNFULFILLED', 'CANCELLED/PENDING/UNFULFILLED'],
    ['refundedWithoutStock', 'REFUNDED', 'none', 'CANCELLED/PENDING/UNFULFILLED', 'CANCELLED/REFUNDED/UNFULFILLED'],
    [
      'partiallyRefunded',
      'PARTIALLY_REFUNDED',
      'none',
      'CONFIRMED/PAID/UNFULFILLED',
      'CONFIRMED/PARTIALLY_REFUNDED/UNFULFILLED',
    ],
    [
      'goodsRefunded',
      'PARTIALLY_REFUNDED',
      'none',
      'CONFIRMED/PAID/UNFULFILLED',
      'COMPLETED/PARTIALLY_REFUNDED/NOT_NEEDED',
    ],
    ['refundedUnshipped', 'REFUNDED', 'restock', 'CONFIRMED/PAID/UNFULFILLED', 'CANCELLED/REFUNDED/UNFULFILLED'],
    ['refundedPartlySent', 'REFUNDED', 'none', 'CONFIRMED/PAID/UNFULFILLED', 'CONFIRMED/REFUNDED/SHIPPED'],
    ['refunded', 'REFUNDED', 'none', 'CONFIRMED/PAID/SHIPPED', 'CONFIRMED/REFUNDED/SHIPPED'],
    ['shipped', 'SHIPPED', 'none', 'CONFIRMED/PAID/UNFULFILLED', 'CONFIRMED/PAID/SHIPPED'],
    ['unshipped', 'SHIPPING_UNDONE', 'none', 'CONFIRMED/PAID/SHIPPED', 'CONFIRMED/PAID/UNFULFILLED'],
    ['delivered', 'DELIVERED', 'none', 'CONFIRMED/PAID/SHIPPED', 'COMPLETED/PAID/DELIVERED'],
  ])('%s is told as %s, does %s to the goods and leads from %s to %s', (...[name, event, stock, from, to]) => {
    expect(TRANSITIONS[name]).toMatchObject({ event, stock });
    expect(key(statesAfter(reachable().get(from)!, name)!)).toBe(to);
  });

  it('takes the first of several moves that may be made', () => {
    const late = reachable().get('EXPIRED/UNPAID/UNFULFILLED')!;
    expect(firstAllowed(late, ['paid', 'paidLate', 'paidWithoutStock'])).toBe('paidLate');
    expect(firstAllowed(late, ['shipped'])).toBeNull();
  });

  it('refuses every move it does not list, for all 120 combinations', () => {
    let refused = 0;
    for (const states of all) {
      for (const name of names) {
        const { order, payment, fulfilment } = TRANSITIONS[name];
        const listed =
          (order.from as readonly string[]).includes(states.status) &&
          (payment.from as readonly string[]).includes(states.paymentStatus) &&
          (fulfilment.from as readonly string[]).includes(states.fulfilmentStatus);
        expect(statesAfter(states, name) !== null).toBe(listed);
        if (!listed) refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(1500);
  });

  it('never leaves a paid order expired or cancelled without its money gone back', () => {
    for (const { status, paymentStatus } of reachable().values()) {
      if (['PAID', 'PARTIALLY_REFUNDED'].includes(paymentStatus)) {
        expect([OrderStatus.CONFIRMED, OrderStatus.COMPLETED]).toContain(status);
      }
    }
  });

  it('never ships or completes what was not paid, but what is paid on delivery', () => {
    for (const { status, paymentStatus, fulfilmentStatus } of reachable({ onDelivery: false }).values()) {
      const done = ['SHIPPED', 'DELIVERED'].includes(fulfilmentStatus) || ['CONFIRMED', 'COMPLETED'].includes(status);
      if (done) expect(['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED']).toContain(paymentStatus);
    }
  });

  it('holds goods for an order exactly while it is placed', () => {
    for (const states of reachable().values()) {
      for (const name of names) {
        const next = statesAfter(states, name);
        if (!next) continue;
        const leaves = states.status === OrderStatus.PLACED && next.status !== OrderStatus.PLACED;
        const letsGo = ['release', 'consume'].includes(TRANSITIONS[name].stock);
        if (states.fulfilmentStatus === FulfilmentStatus.UNFULFILLED) expect([name, letsGo]).toEqual([name, leaves]);
        if (states.status !== OrderStatus.PLACED) expect(next.status).not.toBe(OrderStatus.PLACED);
      }
    }
  });

  it('keeps the goods while a payment is in flight', () => {
    const states = { paymentStatus: PaymentStatus.PENDING, fulfilmentStatus: FulfilmentStatus.UNFULFILLED };
    expect(mayMove({ ...states, status: OrderStatus.PLACED }, 'expire')).toBe(false);
    expect(mayMove({ ...states, status: OrderStatus.PLACED }, 'cancel')).toBe(false);
  });
});
