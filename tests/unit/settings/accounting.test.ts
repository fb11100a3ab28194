import { expect, it } from 'vitest';
import { accountFor, accountingSetting, postingCodeOf } from '../../../server/settings/accounting.setting.ts';
import { SETTINGS } from '../../../server/settings/settings-catalogue.ts';
import { ACCOUNT_PURPOSES, CHART_ACCOUNTS, CHARTS } from '../../../server/settings/chart-of-accounts.ts';

const { schema, builtIn, refuseChange } = accountingSetting;

it('takes accounts of the chart where the owner has none of their own', () => {
  const setting = schema.parse({
    ...builtIn,
    chart: 'SKR04',
    accounts: [{ purpose: 'FEES', number: '568000' }],
    postings: [{ kind: 'FEE', code: ' Popl ' }],
  });
  expect([accountFor(setting, 'FEES'), accountFor(setting, 'INTRA_UNION')]).toEqual(['568000', '4125']);
  expect([postingCodeOf(setting, 'FEE'), postingCodeOf(setting, 'PAYOUT')]).toEqual(['Popl', null]);
});

it('reads what was stored before accounts were asked for', () => {
  expect(schema.parse({ taxOffice: 'Žilina', signatory: null })).toEqual({ ...builtIn, taxOffice: 'Žilina' });
});

it('refuses an account twice, and one that is no number', () => {
  const faults = (accounts: unknown) =>
    schema.safeParse({ ...builtIn, accounts }).error?.issues.map(({ message }) => message);
  expect(faults([{ purpose: 'FEES', number: '12' }])).toEqual(['INVALID']);
  expect(faults([{ purpose: 'FEES', number: 'A123' }])).toEqual(['INVALID']);
  expect(faults(['123', '456'].map((number) => ({ purpose: 'FEES', number })))).toEqual(['TWICE']);
});

it('has an account for every purpose in every chart', () => {
  for (const chart of CHARTS) expect(Object.keys(CHART_ACCOUNTS[chart])).toEqual([...ACCOUNT_PURPOSES]);
  expect([CHART_ACCOUNTS.SKR03.INTRA_UNION, CHART_ACCOUNTS.SKR03.REVERSE_CHARGE]).toEqual(['8125', '8336']);
});

it('lets a payer of VAT alone begin to send documents', () => {
  const taxpayer = {
    periods: [
      { from: '2026-01-01', status: 'NOT_PAYER' },
      { from: '2027-01-01', status: 'PAYER' },
    ],
  } as const;
  const refuse = (peppolFrom: string | null, before = builtIn) =>
    refuseChange!(before, { ...builtIn, peppolFrom }, '2026-11-25', { seller: SETTINGS.seller.builtIn, taxpayer });
  expect([refuse('2026-12-01'), refuse('2020-01-01')]).toEqual([
    { peppolFrom: 'NOT_PAYER' },
    { peppolFrom: 'NOT_PAYER' },
  ]);
  expect([refuse('2027-01-01'), refuse(null)]).toEqual([{}, {}]);
  expect(refuse('2026-12-01', { ...builtIn, peppolFrom: '2026-12-01' })).toEqual({});
});
