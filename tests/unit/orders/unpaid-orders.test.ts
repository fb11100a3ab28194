import { describe, expect, it } from 'vitest';
import type { Ctx } from '../../../server/core/context.ts';
import type { CheckedOrder } from '../../../server/orders/order-input.ts';
import {
  buyerMarks,
  subnetOf,
  networkMark,
  enforceUnpaidLimit,
  unpaidSince,
  type Placed,
} from '../../../server/orders/unpaid-orders.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const ctxOf = (network: string, userId?: string): Ctx =>
  ({
    client: { network, device: '' },
    viewer: userId ? { userId } : null,
    shop: { secret: 'secret', config: { unpaidOrders: 20 }, clock: { now: () => NOW } },
  }) as unknown as Ctx;

const HOME = { street: 'Krátka 7', postcode: '974 01', country: 'SK' };
const buyer = (email = 'jana@example.sk', address = HOME) => ({ email, billingAddress: address }) as CheckedOrder;
const marksOf = (of: { network?: string; email?: string; address?: typeof HOME; userId?: string } = {}) =>
  buyerMarks(ctxOf(of.network ?? '192.0.2.1', of.userId), buyer(of.email, of.address));
const common = (a: string[], b: string[]) => a.filter((mark) => b.includes(mark)).map((mark) => mark.split(':')[0]);

describe('the marks of a buyer', () => {
  it('tell of network, neighbourhood, e-mail, address and account, and of nothing in plain words', () => {
    const kinds = ['network', 'neighbourhood', 'email', 'address', 'account'];
    expect(marksOf({ userId: 'user-1' }).map((mark) => mark.split(':')[0])).toEqual(kinds);
    expect(marksOf({ userId: 'user-1' }).join()).not.toMatch(/192|jana|kr.tka|974|user-1/i);
    expect(common(marksOf({ userId: 'user-1' }), marksOf({ userId: 'user-2' }))).not.toContain('account');
    expect(marksOf()).toHaveLength(4);
  });

  it.each([
    ['another network next door', { network: '192.0.2.9' }, ['neighbourhood', 'email', 'address']],
    ['a network far away', { network: '192.0.3.1' }, ['email', 'address']],
    ['an e-mail in capitals', { email: 'JANA@Example.sk' }, ['network', 'neighbourhood', 'email', 'address']],
    ['another e-mail', { email: 'eva@example.sk' }, ['network', 'neighbourhood', 'address']],
    ['the street spelled in another way', { address: { ...HOME, street: ' KRÁTKA, 7.' } }, ['network', 'neighbourhood', 'email', 'address']], // oxfmt-ignore
    ['another house', { address: { ...HOME, street: 'Krátka 8' } }, ['network', 'neighbourhood', 'email']],
    ['another town', { address: { ...HOME, postcode: '974 05' } }, ['network', 'neighbourhood', 'email']],
    ['another country', { address: { ...HOME, country: 'CZ' } }, ['network', 'neighbourhood', 'email']],
  ])('say of %s what is the same', (_what, changes, same) => {
    expect(common(marksOf(), marksOf(changes))).toEqual(same);
  });

  it('never stand for two things, and there are none of the shop itself', () => {
    const alike = marksOf({ network: 'same', email: 'same', userId: 'same' });
    expect(new Set(alike.map((mark) => mark.split(':')[1])).size).toBe(5);
    expect([marksOf({ network: 'internal' }), networkMark(ctxOf('internal'))]).toEqual([[], null]);
    expect(networkMark(ctxOf('192.0.2.1'))).not.toBe(networkMark(ctxOf('192.0.2.2')));
  });

  it('take a /24 of IPv4 and a /48 of IPv6 for a neighbourhood', () => {
    expect(subnetOf('203.0.113.7')).toBe(subnetOf('203.0.113.200'));
    expect(subnetOf('203.0.113.7')).not.toBe(subnetOf('203.0.114.7'));
    expect(subnetOf('2001:db8:1:2')).toBe(subnetOf('2001:db8:1:3'));
    expect(subnetOf('2001:db8:1:2')).not.toBe(subnetOf('2001:db8:2:2'));
  });
});

describe('orders that are not paid', () => {
  const refusal = (placed: Partial<Placed>[]) => {
    const all = placed.map((one) => ({ mark: 'network:x', orders: 0, since: NOW.toISOString(), ...one }));
    try {
      enforceUnpaidLimit(ctxOf('192.0.2.1'), all);
      return null;
    } catch (error) {
      return error;
    }
  };

  it.each([
    ['network', 20],
    ['neighbourhood', 100],
    ['email', 10],
    ['address', 10],
    ['account', 10],
  ])('of one %s are %d in an hour', (kind, most) => {
    const other = { mark: 'network:y', orders: 1 };
    expect(refusal([other, { mark: `${kind}:x`, orders: most - 1 }])).toBeNull();
    expect(refusal([other, { mark: `${kind}:x`, orders: most }])).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('count by the hour, and the refusal says how long that of the oldest still lasts, a minute at least', () => {
    const after = (minutes: number) =>
      refusal([{ orders: 20, since: new Date(NOW.getTime() - minutes * 60_000).toISOString() }]);
    expect(unpaidSince(ctxOf('x'))).toEqual(new Date('2026-11-24T11:00:00Z'));
    expect(after(0)).toMatchObject({ args: { minutes: 60 } });
    expect(after(20.5)).toMatchObject({ args: { minutes: 40 } });
    expect(after(61)).toMatchObject({ args: { minutes: 1 } });
  });
});
