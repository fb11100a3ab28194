import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderNumberOf, variableSymbolOf } from '../../../server/payments/bank/variable-symbol.ts';

test('the number of an order and its variable symbol lead to each other, and no two orders share one', () => {
  const orders = fc.record({
    year: fc.integer({ min: 2026, max: 2099 }),
    serial: fc.integer({ min: 1, max: 99_999_999 }),
  });
  fc.assert(
    fc.property(orders, ({ year, serial }) => {
      const number = `MX-${year}-${String(serial).padStart(6, '0')}`;
      const symbol = variableSymbolOf(number);
      expect(symbol).toMatch(/^\d{9,10}$/);
      expect(orderNumberOf(symbol)).toBe(number);
      expect(orderNumberOf(`0${symbol}`)).toBe(number);
    }),
  );
});

test('a symbol of somebody else names no order', () => {
  expect(['', '0308', '123', '12345678901', 'x'].map(orderNumberOf)).toEqual([null, null, null, null, null]);
});
