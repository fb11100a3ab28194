/** A line as it is counted: units of one price, in cents. */
export interface UnitsAtPrice {
  readonly quantity: number;
  readonly unitMinor: number;
}

export interface FreeUnits {
  /** What the units that are free would cost. */
  readonly freeMinor: number;
  /** By line, in their order: what its units cost that stand in a full group. */
  readonly groupedMinor: readonly number[];
}

export interface NForM {
  readonly takeUnits: number;
  readonly payUnits: number;
}

/** Of the first `count` units from the dearest down, how many are free. */
const freeAmong = (count: number, { takeUnits, payUnits }: NForM): number => {
  const groups = Math.floor(count / takeUnits);
  return groups * (takeUnits - payUnits) + Math.max(0, (count % takeUnits) - payUnits);
};

/**
 * Gathers units from the dearest down into groups of `takeUnits`, in each of which the cheapest are free so that `payUnits`
 * are paid: no parting of a cart would cost less. What fills no group is paid.
 */
export const freeUnits = (lines: readonly UnitsAtPrice[], terms: NForM): FreeUnits => {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const grouped = units - (units % terms.takeUnits);
  const dearestFirst = lines.map((line, i) => ({ ...line, i })).sort((a, b) => b.unitMinor - a.unitMinor || a.i - b.i);
  const groupedMinor = lines.map(() => 0);
  let [place, freeMinor] = [0, 0];
  for (const { quantity, unitMinor, i } of dearestFirst) {
    const [from, to] = [Math.min(place, grouped), Math.min(place + quantity, grouped)];
    freeMinor += (freeAmong(to, terms) - freeAmong(from, terms)) * unitMinor;
    groupedMinor[i] = (to - from) * unitMinor;
    place += quantity;
  }
  return { freeMinor, groupedMinor };
};
