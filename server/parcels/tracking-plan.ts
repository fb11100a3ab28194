import { DAY_MS, HOUR_MS } from '../core/time.ts';

/** After so long a carrier tells nothing more that matters. */
export const MOST_DAYS = 45;

/** When a carrier is asked about a parcel again: hourly in its first days, then ever less; null: it is given up. */
export const nextLook = (since: Date, now: Date): Date | null => {
  const age = now.getTime() - since.getTime();
  if (age > MOST_DAYS * DAY_MS) return null;
  const pause = age < 3 * DAY_MS ? HOUR_MS : age < 10 * DAY_MS ? 4 * HOUR_MS : 12 * HOUR_MS;
  return new Date(now.getTime() + pause);
};
