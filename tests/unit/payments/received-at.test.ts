import { expect, it } from 'vitest';
import { receivedAt } from '../../../server/payments/received-at.ts';

const day = (time: string) => new Date(`2026-12-31T${time}:00Z`);
const limits = { held: false, earliest: day('22:00'), now: day('23:05') };
const capture = (times: { createdAt?: string; updatedAt?: string }) => ({ createdAt: null, updatedAt: null, ...times });

it.each([
  ['when PayPal took it', capture({ createdAt: '2026-12-31T23:55:00+01:00' }), limits, day('22:55')],
  ['when PayPal let go of what it held', capture({ createdAt: day('22:10').toISOString(), updatedAt: day('22:55').toISOString() }), { ...limits, held: true }, day('22:55')], // oxfmt-ignore
  ['now, where PayPal says no time', capture({}), limits, limits.now],
  ['now, where PayPal says what is no time', capture({ createdAt: 'yesterday' }), limits, limits.now],
  ['not in the future', capture({ createdAt: '2027-01-01T10:00:00Z' }), limits, limits.now],
  ['not before the payment was begun', capture({ createdAt: '2020-01-01T10:00:00Z' }), limits, limits.earliest],
])('money is received %s', (_name, given, within, expected) => {
  expect(receivedAt(given, within)).toEqual(expected);
});
