import { expect, test } from 'vitest';
import {
  dayOf,
  formatAmount,
  formatDay,
  formatMoment,
  formatMoney,
  formatPercent,
} from '../../../server/core/text/format.ts';

test('money is written as each language does, exact to the cent', () => {
  expect(formatMoney(123_456_790, 'en')).toBe('€1,234,567.90');
  expect(formatMoney(123_456_790, 'sk')).toBe('1\u00a0234\u00a0567,90\u00a0€');
  expect(formatMoney(-5, 'de')).toBe('-0,05\u00a0€');
  expect(formatAmount(9_007_199_254_740_9, 'de')).toBe('900.719.925.474,09');
});

test('rates keep their half percent', () => {
  expect([formatPercent(25.5, 'sk'), formatPercent(23, 'en')]).toEqual(['25,5\u00a0%', '23%']);
});

test('a day is the day in Bratislava', () => {
  expect(dayOf(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
  expect(dayOf(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
  expect(dayOf(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
  expect([formatDay('2027-01-01', 'en'), formatDay('2027-01-01', 'sk'), formatDay('2027-01-01', 'de')]).toEqual([
    '01/01/2027',
    '01. 01. 2027',
    '01.01.2027',
  ]);
});

test('a moment names its time zone, in winter and in summer', () => {
  expect(formatMoment(new Date('2026-11-21T13:05:33Z'), 'sk')).toBe('21. novembra 2026 o 14:05:33 SEČ');
  expect(formatMoment(new Date('2026-07-01T13:05:33Z'), 'de')).toBe('1. Juli 2026 um 15:05:33 MESZ');
  expect(formatMoment(new Date('2026-11-21T13:05:33Z'), 'en')).toBe('21 November 2026 at 14:05:33 GMT+1');
});
