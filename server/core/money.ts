/** Money is an integer count of minor units (cents). One currency is sold: EUR. */
export const CURRENCY = 'EUR';

/** Parses a bigint column or a decimal text without a float in between. */
export const toMinor = (decimal: string): number => {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(decimal);
  if (!match) throw new RangeError(`not an amount: ${decimal}`);
  const minor = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] ? -minor : minor;
};

/** `12990` → `"129.90"`, exact. */
export const toDecimal = (minor: number): string => {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Tax contained in a gross amount, rounded half up to the cent per line. */
export const taxIncluded = (grossMinor: number, ratePercent: number): number => {
  const rate = Math.round(ratePercent * 100);
  return Math.floor((grossMinor * rate * 2 + (10_000 + rate)) / (2 * (10_000 + rate)));
};

/** Splits `amount` over `weights` so that the shares sum to it exactly (largest remainder; ties go to the earlier line). */
export const share = (amount: number, weights: readonly number[]): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (amount * weight) / total);
  const floors = exact.map(Math.floor);
  let rest = amount - floors.reduce((sum, part) => sum + part, 0);
  const order = exact.map((value, i) => ({ i, rest: value - Math.floor(value) })).sort((a, b) => b.rest - a.rest);
  for (const { i } of order) {
    if (rest <= 0) break;
    floors[i] = floors[i]! + 1;
    rest -= 1;
  }
  return floors;
};
