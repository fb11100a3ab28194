import { expect, it } from 'vitest';
import { pairPayouts, type ListedMoney, type SentMoney } from '../../../server/accounting/payouts/payout-pairing.ts';

const sent = (id: string, day: string, over: Partial<SentMoney> = {}): SentMoney => ({
  id,
  day,
  way: 'CARD',
  minor: 5000,
  currency: 'EUR',
  ...over,
});
const listed = (id: string, day: string, over: Partial<ListedMoney> = {}): ListedMoney => ({
  id,
  day,
  minor: 5000,
  currency: 'EUR',
  words: 'STRIPE payout',
  ...over,
});
const pairs = (payouts: SentMoney[], money: ListedMoney[]) =>
  Object.fromEntries([...pairPayouts(payouts, money)].map(([id, { id: found }]) => [id, found]));

it('pairs a payout with the money of its sum that names its provider, within ten days', () => {
  const payouts = [sent('txn_a', '2026-11-02'), sent('txn_b', '2026-11-02', { way: 'PAYPAL' })];
  expect(pairs(payouts, [listed('1', '2026-11-04'), listed('2', '2026-11-05', { words: 'Pay Pal (Europe)' })])).toEqual(
    {
      txn_a: '1',
      txn_b: '2',
    },
  );
  const wrong = [
    listed('1', '2026-11-01'),
    listed('2', '2026-11-13'),
    listed('3', '2026-11-03', { minor: 5001 }),
    listed('4', '2026-11-03', { currency: 'CZK' }),
    listed('5', '2026-11-03', { words: 'Žofia' }),
  ];
  expect(pairs([sent('txn_a', '2026-11-02')], wrong)).toEqual({});
  expect(pairs([sent('txn_7', '2026-11-02')], [listed('1', '2026-11-03', { words: 'REF txn_7' })])).toEqual({
    txn_7: '1',
  });
});

it('gives each money once, the oldest payout first', () => {
  const payouts = [sent('later', '2026-11-05'), sent('earlier', '2026-11-02')];
  expect(pairs(payouts, [listed('2', '2026-11-07'), listed('1', '2026-11-06')])).toEqual({ earlier: '1', later: '2' });
  expect(pairs(payouts, [listed('1', '2026-11-06')])).toEqual({ earlier: '1' });
});
