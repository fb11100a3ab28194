import type { AdminOrderPartsFragment } from '../detail/AdminOrder.gen.ts';

type Line = Pick<AdminOrderPartsFragment['lines'][number], 'lineId' | 'refundedUnits' | 'paid'>;
type Quantities = ReadonlyMap<string, number>;

/** Shares of a line's price that always sum up to the line, as the server counts them. */
const share = (minor: number, units: number, quantity: number): number => Math.round((minor * units) / quantity);

/** What these units of an order were sold for, in minor units. */
export const sumOfUnits = (lines: readonly Line[], quantities: Quantities, chosen: Quantities): number =>
  lines.reduce((sum, { lineId, refundedUnits, paid }) => {
    const units = chosen.get(lineId) ?? 0;
    const quantity = quantities.get(lineId) ?? 1;
    return sum + share(paid.minor, refundedUnits + units, quantity) - share(paid.minor, refundedUnits, quantity);
  }, 0);

/** An amount as it was typed, with point or comma; null when it is none. */
export const minorOf = (text: string): number | null => {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
};
