import { expect, it } from 'vitest';
import { stageOf } from '../../../web/features/admin-orders/order-stage.tsx';

it.each([
  ['PLACED', 'UNPAID', 'UNFULFILLED', 'unpaid'],
  ['CONFIRMED', 'PAID', 'UNFULFILLED', 'toPack'],
  ['CONFIRMED', 'PAID', 'SHIPPED', 'shipped'],
  // Paid on delivery: nobody may read that the money is here.
  ['CONFIRMED', 'UNPAID', 'UNFULFILLED', 'toPackUnpaid'],
  ['CONFIRMED', 'UNPAID', 'SHIPPED', 'sentUnpaid'],
  ['COMPLETED', 'UNPAID', 'DELIVERED', 'sentUnpaid'],
  ['CANCELLED', 'UNPAID', 'SHIPPED', 'cancelled'],
] as const)('an order that is %s, %s and %s stands at %s', (status, paymentStatus, fulfilmentStatus, stage) => {
  expect(stageOf({ status, paymentStatus, fulfilmentStatus })).toBe(stage);
});
