import { expect, it } from 'vitest';
import { creditedUnits } from '../../../server/invoices/credited-units.ts';
import type { InvoiceLine } from '../../../server/invoices/invoice-snapshot.ts';
import { creditedRows, vatTable, vatTotals } from '../../../server/invoices/vat-table.ts';

const line = (changes: Partial<InvoiceLine>): InvoiceLine => {
  const whole = { description: 'Kit', sku: 'K-1', quantity: 3, taxCountry: 'SK', ratePercent: 23, taxMinor: 187, grossMinor: 1001, ...changes }; // prettier-ignore
  return { ...whole, netMinor: whole.grossMinor - whole.taxMinor };
};
const KIT = line({});
const FILES = line({ description: 'Files', sku: 'F-1', quantity: 1, taxCountry: 'DE', ratePercent: 19, taxMinor: 80, grossMinor: 499 }); // prettier-ignore
const INVOICED = vatTable([KIT, FILES]);

it('files of a buyer abroad are credited in their own state and at their own rate', () => {
  const lines = creditedUnits([{ line: FILES, quantity: 1 }], INVOICED, 499)!;
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
    // prettier-ignore
    const lines = creditedUnits([{ line: KIT, quantity }], open, amount)!;
    expect(vatTotals(vatTable(lines)).grossMinor).toBe(-amount);
    open = vatTable([...open, ...lines]);
  }
  open = vatTable([...open, ...creditedUnits([{ line: FILES, quantity: 1 }], open, 499)!]);
  expect(open).toEqual([]);
});

it('units of two rates at once are each of their own', () => {
  const lines = creditedUnits([{ line: KIT, quantity: 2 }, { line: FILES, quantity: 1 }], INVOICED, 667 + 499)!; // prettier-ignore
  expect(vatTable(lines).map(({ taxCountry, grossMinor }) => [taxCountry, grossMinor])).toEqual([['SK', -667], ['DE', -499]]); // prettier-ignore
});

it('gives way where a refund of an amount has taken of that rate', () => {
  const open = vatTable([...INVOICED, ...creditedRows(INVOICED, [], 750)]);
  expect(creditedUnits([{ line: FILES, quantity: 1 }], open, 499)).toBeNull();
});
