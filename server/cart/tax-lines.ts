/** A part of a sum that carries VAT: an item after its discount, or the shipping. */
export interface TaxedPart {
  ratePercent: number;
  grossMinor: number;
  taxMinor: number;
}

/** The VAT of one rate. */
export interface TaxSum extends TaxedPart {
  netMinor: number;
}

/** Sums the parts by rate, highest rate first. The tax is the sum of the parts' rounded taxes, never computed anew. */
export const taxSums = (parts: readonly TaxedPart[]): TaxSum[] => {
  const sums = new Map<number, TaxSum>();
  for (const { ratePercent, grossMinor, taxMinor } of parts) {
    if (grossMinor === 0) continue;
    const sum = sums.get(ratePercent) ?? { ratePercent, grossMinor: 0, taxMinor: 0, netMinor: 0 };
    sum.grossMinor += grossMinor;
    sum.taxMinor += taxMinor;
    sum.netMinor = sum.grossMinor - sum.taxMinor;
    sums.set(ratePercent, sum);
  }
  return [...sums.values()].sort((a, b) => b.ratePercent - a.ratePercent);
};
