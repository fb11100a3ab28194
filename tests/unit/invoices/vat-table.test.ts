import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxIncluded } from '../../../server/core/money.ts';
import {
  creditedRows,
  creditedTax,
  isOf,
  vatTable,
  vatTotals,
  type VatRow,
} from '../../../server/invoices/pdf/vat-table.ts';

const line = (ratePercent: number, grossMinor: number, taxCountry = 'SK') => ({
  taxCountry,
  ratePercent,
  grossMinor,
  taxMinor: taxIncluded(grossMinor, ratePercent),
});

const lines = fc.array(fc.tuple(fc.constantFrom(23, 19, 5, 0), fc.integer({ min: 1, max: 500_000 })), {
  minLength: 1,
  maxLength: 12,
});

test('the table sums the rounded taxes of the lines by rate, highest rate first', () => {
  expect(vatTable([line(5, 990), line(23, 12_900), line(23, 12_900)])).toEqual([
    { taxCountry: 'SK', ratePercent: 23, netMinor: 20_976, taxMinor: 4824, grossMinor: 25_800 },
    { taxCountry: 'SK', ratePercent: 5, netMinor: 943, taxMinor: 47, grossMinor: 990 },
  ]);
});

test('equal rates of two states stay apart', () => {
  const rows = vatTable([line(23, 12_900), line(23, 1490, 'PL'), line(23, 1490, 'PL')]);
  expect(rows.map(({ taxCountry, grossMinor }) => [taxCountry, grossMinor])).toEqual([
    ['PL', 2980],
    ['SK', 12_900],
  ]);
});

test('states stand in the order of their codes, however the lines came', () => {
  const [sk, pl] = [line(23, 100), line(23, 200, 'PL')];
  for (const given of [[sk, pl], [pl, sk]]) expect(vatTable(given).map(({ taxCountry }) => taxCountry)).toEqual(['PL', 'SK']); // oxfmt-ignore
  expect([isOf(sk)(pl), isOf(sk)(line(19, 100)), isOf(sk)(line(23, 7))]).toEqual([false, false, true]);
});

test('a tax that stays over is shown, though no gross does', () => {
  const [row] = vatTable([line(23, 100), { ...line(23, -100), taxMinor: -18 }]);
  expect(row).toMatchObject({ grossMinor: 0, taxMinor: 1, netMinor: -1 });
});

test('totals are the sums of base, tax and gross', () => {
  expect(vatTotals(vatTable([line(23, 12_900), line(5, 990)]))).toEqual({
    netMinor: 11_431,
    taxMinor: 2459,
    grossMinor: 13_890,
  });
});

test('what the credited lines bore is kept where it is off by no more than is tolerated', () => {
  const whole = { taxMinor: 187, grossMinor: 1001 };
  const taxFor = (own: number, tolerance: number) => creditedTax(whole, whole, 334, { own, tolerance });
  expect([taxFor(63, 1), taxFor(61, 1), taxFor(64, 1), taxFor(63, 0)]).toEqual([63, 61, 62, 62]);
});

test('a refund of a cent has a row for the rate that bears it, and none for the others', () => {
  const rows = creditedRows(vatTable([line(23, 12_900), line(5, 990)]), [], 1);
  expect(rows).toMatchObject([{ ratePercent: 23, grossMinor: -1 }]);
  expect(rows).toHaveLength(1);
});

test('base + tax = gross in each row, and the rows sum to the lines', () => {
  fc.assert(
    fc.property(lines, (given) => {
      const rows = vatTable(given.map(([rate, gross]) => line(rate, gross)));
      for (const row of rows) expect(row.netMinor + row.taxMinor).toBe(row.grossMinor);
      expect(vatTotals(rows).grossMinor).toBe(given.reduce((sum, [, gross]) => sum + gross, 0));
    }),
  );
});

test('credit notes in any pieces never credit more tax than was charged, and end at exactly nothing', () => {
  fc.assert(
    fc.property(lines, fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 6 }), (given, shares) => {
      const invoiced = vatTable(given.map(([rate, gross]) => line(rate, gross)));
      let left = vatTotals(invoiced).grossMinor;
      const credited: VatRow[] = [];
      for (const percent of [...shares, 100]) {
        const amount = Math.max(1, Math.floor((left * percent) / 100));
        if (left === 0) break;
        const rows = creditedRows(invoiced, credited, amount);
        expect(vatTotals(rows).grossMinor).toBe(-amount);
        credited.push(...rows);
        left -= amount;
        for (const open of vatTable([...invoiced, ...credited])) {
          expect(open.taxMinor).toBeGreaterThanOrEqual(0);
          expect(open.grossMinor).toBeGreaterThanOrEqual(0);
        }
      }
      expect(vatTable([...invoiced, ...credited])).toEqual([]);
    }),
  );
});

test.each([0, -1, 1.5, 12_901, Number.NaN])('a credit of %s of 12900 is refused', (amount) => {
  expect(() => creditedRows(vatTable([line(23, 12_900)]), [], amount)).toThrow(RangeError);
});
