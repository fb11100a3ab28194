/** A calendar month or quarter, by the days in the shop's time zone. */
export interface Period {
  /** Such as `2026-11` or `2026-Q4`. */
  readonly name: string;
  /** First day, ISO. */
  readonly from: string;
  /** First day after it, ISO. */
  readonly to: string;
}

/** A month as text. */
export const MONTH = /^2\d{3}-(0[1-9]|1[0-2])$/;

/** A month or a quarter as text. */
export const PERIOD = /^2\d{3}-(0[1-9]|1[0-2]|Q[1-4])$/;

const startOf = (year: number, monthsAfter: number): string =>
  new Date(Date.UTC(year, monthsAfter, 1)).toISOString().slice(0, 10);

/** The period of a name that `MONTH` or `PERIOD` has let through. */
export const periodOf = (name: string): Period => {
  const [year, part] = [Number(name.slice(0, 4)), name.slice(5)];
  const [first, months] = part.startsWith('Q') ? [(Number(part[1]) - 1) * 3, 3] : [Number(part) - 1, 1];
  return { name, from: startOf(year, first), to: startOf(year, first + months) };
};

/** The quarter of an ISO day, such as `2026-Q4`. */
export const quarterOf = (day: string): string => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** The last day of a period, ISO. */
export const lastDayOf = ({ to }: Period): string => new Date(Date.parse(to) - 86_400_000).toISOString().slice(0, 10);
