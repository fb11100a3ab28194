import type { InvoiceLine } from '../../invoices/invoice-snapshot.ts';

/** Base and tax in cents. */
export interface Amounts {
  readonly netMinor: number;
  readonly taxMinor: number;
}

export const NOTHING: Amounts = { netMinor: 0, taxMinor: 0 };

export const plus = (a: Amounts, b: Amounts): Amounts => ({
  netMinor: a.netMinor + b.netMinor,
  taxMinor: a.taxMinor + b.taxMinor,
});

export const amountsOf = ({ netMinor, taxMinor }: Amounts | InvoiceLine): Amounts => ({ netMinor, taxMinor });

/** Sums by a key, in the order in which the keys came. */
export class Sums<Key> {
  readonly #byName = new Map<string, { key: Key; sum: Amounts }>();

  add(key: Key, amounts: Amounts): void {
    const name = JSON.stringify(key);
    const { sum } = this.#byName.get(name) ?? { sum: NOTHING };
    this.#byName.set(name, { key, sum: plus(sum, amountsOf(amounts)) });
  }

  get rows(): (Key & Amounts)[] {
    return [...this.#byName.values()].map(({ key, sum }) => ({ ...key, ...sum }));
  }
}
