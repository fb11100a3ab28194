import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../server/core/faults.ts';
import { SELLER } from '../../../server/settings/seller.setting.ts';
import { SETTINGS } from '../../../server/settings/settings-catalogue.ts';
import {
  needsVatNumber,
  sellerAs,
  taxpayerOn,
  type TaxpayerSetting,
} from '../../../server/settings/taxpayer.setting.ts';
import { vatRateFor } from '../../../server/cart/vat-rates.ts';
import { builtIn } from '../cart/sellable.ts';

const { taxpayer, seller } = SETTINGS;
const TODAY = '2026-11-26';
const periods = (...list: [string, TaxpayerSetting['periods'][number]['status']][]): TaxpayerSetting => ({
  periods: [...taxpayer.builtIn.periods, ...list.map(([from, status]) => ({ from, status }))],
});
const [NUMBERED, UNNUMBERED] = [
  { seller: SELLER, taxpayer: taxpayer.builtIn },
  { seller: { ...SELLER, vatId: null }, taxpayer: taxpayer.builtIn },
];

describe('the status of the seller', () => {
  const dated = periods(['2027-05-01', 'REGISTERED_7A'], ['2027-01-01', 'NOT_PAYER']);

  it.each([
    ['2025-01-01', 'PAYER'],
    ['2026-12-31', 'PAYER'],
    ['2027-01-01', 'NOT_PAYER'],
    ['2027-04-30', 'NOT_PAYER'],
    ['2027-05-01', 'REGISTERED_7A'],
  ])('of %s is %s, in whatever order the days stand', (day, status) => {
    expect(taxpayerOn(dated, day)).toBe(status);
  });

  it.each(['NOT_PAYER', 'REGISTERED_7', 'REGISTERED_7A'] as const)(
    '%s asks no Slovak VAT from its day on',
    (status) => {
      const rateOn = (day: string, country = 'SK') =>
        vatRateFor({ ...builtIn, taxpayer: periods(['2027-01-01', status]), day }, 'goods', country);
      expect([rateOn('2026-12-31'), rateOn('2027-01-01'), rateOn('2027-01-01', 'DE')]).toEqual([23, 0, 0]);
    },
  );

  it('leaves the VAT of another member state, where the sale is taxed there', () => {
    const vat = { ...builtIn.vat, ossFrom: '2027-01-01' };
    const rules = { ...builtIn, vat, taxpayer: periods(['2027-01-01', 'NOT_PAYER']), day: '2027-01-01' };
    expect([vatRateFor(rules, 'goods', 'DE'), vatRateFor(rules, 'goods', 'SK')]).toEqual([19, 0]);
  });

  it('shows a VAT number to whom the office gave one', () => {
    const shown = (['PAYER', 'NOT_PAYER', 'REGISTERED_7', 'REGISTERED_7A'] as const).map(
      (status) => sellerAs(SELLER, status).vatId,
    );
    expect(shown).toEqual([SELLER.vatId, null, SELLER.vatId, SELLER.vatId]);
  });
});

describe('a change of the status', () => {
  const refuse = (after: TaxpayerSetting, others = NUMBERED, before = taxpayer.builtIn) =>
    taxpayer.refuseChange!(before, after, TODAY, others);

  it('may begin today, not yesterday; past days stay', () => {
    expect(refuse(periods([TODAY, 'NOT_PAYER']))).toEqual({});
    expect(refuse(periods(['2026-11-25', 'NOT_PAYER']))).toEqual({ 'periods.1.from': 'PAST' });
    const other: TaxpayerSetting = { periods: [{ from: '2026-01-01', status: 'NOT_PAYER' }] };
    expect(refuse(other)).toEqual({ 'periods.0.from': 'PAST' });
    expect(refuse({ periods: [{ from: TODAY, status: 'NOT_PAYER' }] })).toEqual({ periods: 'PAST' });
  });

  it('may be taken back while its day has not come', () => {
    expect(refuse(taxpayer.builtIn, NUMBERED, periods(['2027-01-01', 'NOT_PAYER']))).toEqual({});
  });

  it('to one with a VAT number asks for the number', () => {
    const before = periods(['2026-05-01', 'NOT_PAYER']);
    const after = periods(['2026-05-01', 'NOT_PAYER'], ['2027-01-01', 'REGISTERED_7']);
    expect(refuse(after, UNNUMBERED, before)).toEqual({ 'periods.2.status': 'VAT_ID_MISSING' });
    expect(refuse(after, NUMBERED, before)).toEqual({});
    expect(refuse(before, UNNUMBERED, before)).toEqual({});
  });

  it.each([
    [{ periods: [] }, { periods: 'REQUIRED' }],
    [{ periods: [{ from: '2026-02-30', status: 'PAYER' }] }, { 'periods.0.from': 'INVALID' }],
    [{ periods: [{ from: '2026-01-01', status: 'SOMETHING' }] }, { 'periods.0.status': 'INVALID' }],
    [periods(['2026-01-01', 'NOT_PAYER']), { 'periods.1.from': 'TWICE' }],
  ])('is checked: %j', (value, expected) => {
    const { error } = taxpayer.schema.safeParse(value);
    expect(error && faultsOf(error)).toEqual(expected);
  });
});

describe('the VAT number of the seller', () => {
  const without = { ...SELLER, vatId: null };
  const refuse = (setting: TaxpayerSetting) =>
    seller.refuseChange!(SELLER, without, TODAY, { ...NUMBERED, taxpayer: setting });

  it.each([
    [taxpayer.builtIn, true],
    [periods([TODAY, 'NOT_PAYER']), false],
    [periods(['2026-11-27', 'NOT_PAYER']), true],
    [periods([TODAY, 'NOT_PAYER'], ['2027-01-01', 'PAYER']), true],
    [periods([TODAY, 'REGISTERED_7A']), true],
  ])('is obligatory while a status now or later has one: %j', (setting, needed) => {
    expect(needsVatNumber(setting, TODAY)).toBe(needed);
    expect(refuse(setting)).toEqual(needed ? { vatId: 'REQUIRED' } : {});
  });
});
