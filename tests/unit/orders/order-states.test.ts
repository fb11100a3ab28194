import { describe, expect, it } from 'vitest';
import {
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

const reachable = (): Map<string, OrderStates> => {
  const { PLACED } = OrderStatus;
  const start = [FulfilmentStatus.NOT_NEEDED, FulfilmentStatus.UNFULFILLED].map((fulfilmentStatus): OrderStates => ({
    status: PLACED,
    paymentStatus: PaymentStatus.UNPAID,
    fulfilmentStatus,
  }));
  const found = new Map(start.map((states) => [key(states), states]));
  for (const states of found.values()) {
    for (const name of names) {
      const next = statesAfter(states, name);
      if (next) found.set(key(next), next);
    }
  }
  return found;
};

describe('the table of transitions', () => {
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

  it('never ships or completes what was not paid', () => {
    for (const { status, paymentStatus, fulfilmentStatus } of reachable().values()) {
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
