import fc from 'fast-check';
import { expect, it } from 'vitest';
import { taxIncluded } from '../../../server/core/money.ts';
import { creditedUnits } from '../../../server/invoices/credited-units.ts';
import type { InvoiceLine } from '../../../server/invoices/invoice-snapshot.ts';
import { creditedRows, vatTable, vatTotals, type VatRow } from '../../../server/invoices/pdf/vat-table.ts';

const line = (changes: Partial<InvoiceLine>): InvoiceLine => {
  const whole = { description: 'Kit', sku: 'K-1', quantity: 3, taxCountry: 'SK', ratePercent: 23, taxMinor: 187, grossMinor: 1001, ...changes }; // oxfmt-ignore
  return { ...whole, netMinor: whole.grossMinor - whole.taxMinor };
};
const KIT = line({});
const FILES = line({ description: 'Files', sku: 'F-1', quantity: 1, taxCountry: 'DE', ratePercent: 19, taxMinor: 80, grossMinor: 499 }); // oxfmt-ignore
const INVOICED = vatTable([KIT, FILES]);
const balance = (open: readonly VatRow[]) => ({ invoiced: INVOICED, open });

it('files of a buyer abroad are credited in their own state and at their own rate', () => {
  const lines = creditedUnits([{ line: FILES, quantity: 1 }], balance(INVOICED), 499)!;
  expect(lines).toMatchObject([{ description: 'Files', quantity: 1, taxCountry: 'DE', ratePercent: 19 }]);
  expect(lines).toMatchObject([{ netMinor: -419, taxMinor: -80, grossMinor: -499 }]);
});

it('units one by one, of odd cents, sum to the invoice, tax and gross, and to nothing with it', () => {
  let open = INVOICED;
  for (const [quantity, amount] of [
    [1, 334],
    [1, 333],
    [1, 334],
  ] as const) {
    // oxfmt-ignore
    const lines = creditedUnits([{ line: KIT, quantity }], balance(open), amount)!;
    expect(vatTotals(vatTable(lines)).grossMinor).toBe(-amount);
    open = vatTable([...open, ...lines]);
  }
  open = vatTable([...open, ...creditedUnits([{ line: FILES, quantity: 1 }], balance(open), 499)!]);
  expect(open).toEqual([]);
});

it('units of two rates at once are each of their own', () => {
  const lines = creditedUnits([{ line: KIT, quantity: 2 }, { line: FILES, quantity: 1 }], balance(INVOICED), 667 + 499)!; // oxfmt-ignore
  expect(vatTable(lines).map(({ taxCountry, grossMinor }) => [taxCountry, grossMinor])).toEqual([['SK', -667], ['DE', -499]]); // oxfmt-ignore
});

it('lines keep the tax that was invoiced for each, all of a rate together or one alone', () => {
  const small = (grossMinor: number, taxMinor: number) => line({ ratePercent: 20, quantity: 1, grossMinor, taxMinor });
  const lines = [small(3, 1), small(3, 1), small(94, 16)];
  const invoiced = vatTable(lines);
  const taxesOf = (credited: readonly InvoiceLine[]) =>
    creditedUnits(
      credited.map((one) => ({ line: one, quantity: 1 })),
      { invoiced, open: invoiced },
      credited.reduce((sum, { grossMinor }) => sum + grossMinor, 0),
    )!.map(({ taxMinor }) => taxMinor);
  expect(taxesOf(lines)).toEqual([-1, -1, -16]);
  expect(taxesOf(lines.slice(2))).toEqual([-16]);
});

it('bear what their rate has left where an earlier refund took more or less of it than their own, each rate for itself', () => {
  const left = {
    ...INVOICED.find(({ taxCountry }) => taxCountry === 'SK')!,
    grossMinor: 700,
    taxMinor: 128,
    netMinor: 572,
  };
  const open = [left, ...INVOICED.filter(({ taxCountry }) => taxCountry !== 'SK')];
  const lines = creditedUnits([{ line: KIT, quantity: 1 }, { line: FILES, quantity: 1 }], balance(open), 334 + 499)!; // oxfmt-ignore
  expect(lines.map(({ grossMinor, taxMinor }) => [grossMinor, taxMinor])).toEqual([[-334, -60], [-499, -80]]); // oxfmt-ignore
});

it('gives way where a refund of an amount has taken of that rate', () => {
  const open = vatTable([...INVOICED, ...creditedRows(INVOICED, [], 750)]);
  expect(creditedUnits([{ line: FILES, quantity: 1 }], balance(open), 499)).toBeNull();
});

const sold = fc.array(
  fc.record({
    ratePercent: fc.constantFrom(23, 19, 5, 0),
    unitMinor: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 10, max: 20_000 })),
    quantity: fc.integer({ min: 1, max: 30 }),
  }),
  { minLength: 1, maxLength: 8 },
);
const steps = fc.array(
  fc.record({
    line: fc.nat(7),
    units: fc.integer({ min: 1, max: 30 }),
    amount: fc.option(fc.oneof(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 400 }))),
  }),
  { maxLength: 40 },
);

const expectOneSign = (parts: readonly { netMinor: number; taxMinor: number; grossMinor: number }[]): void => {
  for (const { netMinor, taxMinor, grossMinor } of parts) {
    expect(netMinor + taxMinor).toBe(grossMinor);
    expect(Math.max(netMinor, taxMinor)).toBeLessThanOrEqual(0);
  }
};

it('whatever goes back, units or amounts down to a cent, net and tax of every line have one sign and sum to the invoice', () => {
  fc.assert(
    fc.property(sold, steps, (given, wishes) => {
      const lines = given.map(({ ratePercent, unitMinor, quantity }) =>
        line({
          ratePercent,
          quantity,
          grossMinor: unitMinor * quantity,
          taxMinor: taxIncluded(unitMinor * quantity, ratePercent),
        }),
      );
      const invoiced = vatTable(lines);
      const left = lines.map(({ quantity }) => quantity);
      let open = invoiced;
      const credit = (parts: readonly VatRow[]): void => {
        expectOneSign(parts);
        expectOneSign(vatTable(parts));
        open = vatTable([...open, ...parts]);
        expectOneSign(
          open.map((row) => ({ netMinor: -row.netMinor, taxMinor: -row.taxMinor, grossMinor: -row.grossMinor })),
        );
      };
      const notes: VatRow[] = [];
      for (const { line: index, units, amount } of wishes) {
        const { grossMinor: rest } = vatTotals(open);
        if (rest === 0) break;
        const sale = lines[index % lines.length]!;
        const quantity = Math.min(units, left[index % lines.length]!);
        const cost = (sale.grossMinor / sale.quantity) * quantity;
        const named =
          amount === null && quantity > 0 && cost <= rest
            ? creditedUnits([{ line: sale, quantity }], { invoiced, open }, cost)
            : null;
        if (named) left[index % lines.length]! -= quantity;
        const parts = named ?? creditedRows(invoiced, notes, Math.min(amount ?? 1, rest));
        credit(parts);
        notes.push(...parts);
      }
      const { grossMinor: rest } = vatTotals(open);
      if (rest > 0) credit(creditedRows(invoiced, notes, rest));
      expect(open).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it('a hundred refunds of a cent each bear their tax evenly', () => {
  const invoiced = vatTable([line({ quantity: 1, grossMinor: 100, taxMinor: 19 })]);
  const notes: VatRow[] = [];
  for (let cent = 0; cent < 100; cent += 1) {
    const note = creditedRows(invoiced, notes, 1);
    expectOneSign(note);
    notes.push(...note);
    const { taxMinor, grossMinor } = vatTotals(notes);
    expect(Math.abs(taxMinor - (grossMinor * 19) / 100)).toBeLessThanOrEqual(0.5);
  }
});
