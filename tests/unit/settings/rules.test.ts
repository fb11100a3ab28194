import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../../server/settings/settings-catalogue.ts';
import { faultsOf } from '../../../server/core/faults.ts';
import type { Setting } from '../../../server/settings/setting.ts';
import { noticeIsShown } from '../../../server/settings/storefront.setting.ts';

const faults = <Value>(setting: Setting<Value>, value: unknown): Record<string, string> => {
  const { error } = setting.schema.safeParse(value);
  return error ? faultsOf(error) : {};
};

const { seller, vat, shipping, notice } = SETTINGS;
const others = { seller: seller.builtIn, taxpayer: SETTINGS.taxpayer.builtIn };

it.each(Object.values(SETTINGS).map((setting) => [setting.key, setting] as const))(
  'what is built in keeps the rules of %s',
  (_key, setting) => {
    expect(faults(setting as Setting<unknown>, setting.builtIn)).toEqual({});
  },
);

describe('the seller', () => {
  it.each([
    ['name', '  ', 'REQUIRED'],
    ['name', 'x'.repeat(121), 'TOO_LONG'],
    ['companyId', '99999006', 'INVALID'],
    ['vatId', 'SK2990000003', 'INVALID'],
    ['postcode', '01001', 'INVALID'],
    ['country', 'CZ', 'INVALID'],
    ['email', 'shop', 'EMAIL_INVALID'],
    ['iban', 'SK31 1200 0000 1987 4263 7542', 'INVALID'],
    ['bic', 'TATR', 'INVALID'],
  ])('is refused with %s %j', (field, value, code) => {
    expect(faults(seller, { ...seller.builtIn, [field]: value })).toEqual({ [field]: code });
  });

  it('may have an account, which is kept without spaces', () => {
    const given = { ...seller.builtIn, iban: 'sk31 1200 0000 1987 4263 7541', bic: 'tatrskbx' };
    expect(seller.schema.parse(given)).toMatchObject({ iban: 'SK3112000000198742637541', bic: 'TATRSKBX' });
  });

  it('holds nothing that nobody asked for', () => {
    expect(faults(seller, { ...seller.builtIn, secret: 1 })).toEqual({ value: 'INVALID' });
  });
});

describe('a VAT rate', () => {
  const add = (changes: object) => {
    const rate = { country: 'SK', taxClass: 'goods', from: '2027-01-01', percent: 20, ...changes };
    return { ...vat.builtIn, rates: [...vat.builtIn.rates, rate] };
  };
  const last = vat.builtIn.rates.length;

  it.each([
    [{ percent: 0 }, {}],
    [{ percent: 30 }, {}],
    [{ percent: 25.55 }, {}],
    [{ percent: -0.01 }, { [`rates.${last}.percent`]: 'TOO_LOW' }],
    [{ percent: 30.01 }, { [`rates.${last}.percent`]: 'TOO_HIGH' }],
    [{ percent: 20.001 }, { [`rates.${last}.percent`]: 'INVALID' }],
    [{ from: '2027-02-30' }, { [`rates.${last}.from`]: 'INVALID' }],
    [{ from: '2026-01-01' }, { [`rates.${last}.from`]: 'TWICE' }],
    [{ country: 'CH' }, { [`rates.${last}.country`]: 'COUNTRY_INVALID' }],
  ])('is checked: %j', (changes, expected) => {
    expect(faults(vat, add(changes))).toEqual(expected);
  });

  it('must be there for every member state and tax class', () => {
    expect(faults(vat, { ...vat.builtIn, rates: vat.builtIn.rates.slice(1) })).toEqual({ rates: 'REQUIRED' });
  });

  it('may begin today, not yesterday; what held before cannot be changed or removed', () => {
    const refuse = (after: typeof vat.builtIn) => vat.refuseChange!(vat.builtIn, after, '2026-11-22', others);
    const from = (day: string) => add({ from: day }) as typeof vat.builtIn;
    expect(refuse(from('2026-11-22'))).toEqual({});
    expect(refuse(from('2026-11-21'))).toEqual({ [`rates.${last}.from`]: 'PAST' });
    const [first, ...rest] = vat.builtIn.rates;
    expect(refuse({ ...vat.builtIn, rates: [{ ...first!, percent: 1 }, ...rest] })).toEqual({ 'rates.0.from': 'PAST' });
    expect(refuse({ ...vat.builtIn, rates: rest })).toEqual({ rates: 'PAST' });
  });

  it('of the One Stop Shop begins today or later and then stays', () => {
    const refuse = (before: string | null, after: string | null) =>
      vat.refuseChange!({ ...vat.builtIn, ossFrom: before }, { ...vat.builtIn, ossFrom: after }, '2026-11-22', others);
    expect(refuse(null, '2026-11-22')).toEqual({});
    expect(refuse(null, '2026-11-21')).toEqual({ ossFrom: 'PAST' });
    expect(refuse('2026-11-21', null)).toEqual({ ossFrom: 'PAST' });
  });
});

describe('ways of sending', () => {
  const [packeta, ...others] = shipping.builtIn.methods;
  const change = (changes: object) => ({ ...shipping.builtIn, methods: [{ ...packeta!, ...changes }, ...others] });
  const home = packeta!.tariffs[0]!;

  it.each([
    [{ name: { en: 'Post', sk: '', de: 'Post' } }, 'methods.0.name.sk', 'REQUIRED'],
    [{ id: 'Packeta' }, 'methods.0.id', 'INVALID'],
    [{ freeFromMinor: 0 }, 'methods.0.freeFromMinor', 'TOO_LOW'],
    [{ tariffs: [] }, 'methods.0.tariffs', 'REQUIRED'],
    [{ tariffs: [home, home] }, 'methods.0.tariffs.1.zone', 'TWICE'],
    [{ tariffs: [{ ...home, zone: 'moon' }] }, 'methods.0.tariffs.0.zone', 'INVALID'],
    [{ tariffs: [{ ...home, minDays: 9 }] }, 'methods.0.tariffs.0.maxDays', 'TOO_LOW'],
    [
      { tariffs: [{ ...home, brackets: [{ maxGrams: 10, minor: -1 }] }] },
      'methods.0.tariffs.0.brackets.0.minor',
      'TOO_LOW',
    ],
    [
      { tariffs: [{ ...home, brackets: [{ maxGrams: 10, minor: 1.5 }] }] },
      'methods.0.tariffs.0.brackets.0.minor',
      'INVALID',
    ],
  ])('are checked: %j', (changes, path, code) => {
    expect(faults(shipping, change(changes))).toEqual({ [path]: code });
  });

  it('grow heavier from price to price, and end with the one for any weight', () => {
    const brackets = (...grams: (number | null)[]) =>
      faults(shipping, change({ tariffs: [{ ...home, brackets: grams.map((maxGrams) => ({ maxGrams, minor: 1 })) }] }));
    expect(brackets(10, 20, null)).toEqual({});
    expect(brackets(10, 10)).toEqual({ 'methods.0.tariffs.0.brackets.1.maxGrams': 'TOO_LOW' });
    expect(brackets(null, 10)).toEqual({ 'methods.0.tariffs.0.brackets.1.maxGrams': 'TOO_LOW' });
  });

  it('have each name and each country once, inside the Union', () => {
    const { zones } = shipping.builtIn;
    expect(faults(shipping, change({ id: 'courier' }))).toEqual({ 'methods.1.id': 'TWICE' });
    const near = (countries: string[]) =>
      faults(shipping, { ...shipping.builtIn, zones: [zones[0], { ...zones[1], countries }, zones[2]] });
    expect(near(['AT', 'SK'])).toEqual({ 'zones.1.countries': 'TWICE' });
    expect(near(['AT', 'CH'])).toEqual({ 'zones.1.countries.1': 'COUNTRY_INVALID' });
  });
});

describe('a notice', () => {
  const shown = { ...notice.builtIn, active: true, text: { en: 'a', sk: 'b', de: 'c' } };
  const at = (moment: string) => new Date(moment);

  it('needs its text in every language before it is shown', () => {
    expect(faults(notice, { ...shown, text: { ...shown.text, de: ' ' } })).toEqual({ 'text.de': 'REQUIRED' });
  });

  it('ends after it began', () => {
    const day = '2026-12-01T00:00:00Z';
    expect(faults(notice, { ...shown, from: day, until: day })).toEqual({ until: 'TOO_LOW' });
  });

  it('stands from its first moment up to its last', () => {
    const timed = { ...shown, from: '2026-12-01T00:00:00Z', until: '2026-12-02T00:00:00Z' };
    const moments = ['2026-11-30T23:59:59Z', '2026-12-01T00:00:00Z', '2026-12-01T23:59:59Z', '2026-12-02T00:00:00Z'];
    expect(moments.map((moment) => noticeIsShown(timed, at(moment)))).toEqual([false, true, true, false]);
    expect(noticeIsShown({ ...timed, active: false }, at('2026-12-01T12:00:00Z'))).toBe(false);
  });
});
