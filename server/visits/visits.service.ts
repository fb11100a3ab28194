import type { Ctx } from '../core/context.ts';
import { dayOf } from '../core/text/format.ts';
import { DAY_MS } from '../core/time.ts';
import { countryName } from './country.ts';
import { visitLogOf } from './visit-log.ts';
import type { CountryCount, DayCount, VisitCount, VisitFigures } from './visit-store.ts';

export const DEFAULT_DAYS = 30;
export const MAX_DAYS = 366;
const TOP = 10;

export interface Location extends CountryCount {
  /** In the language of the caller. */
  readonly country: string;
  /** Of all visits in that time, 0 to 1, to four decimals. */
  readonly share: number;
}

/** What is kept, after everything that this process has taken in is written. Throws SERVICE_UNAVAILABLE when the store is away. */
const upToDate = async (ctx: Ctx): Promise<VisitFigures> => {
  const { store, buffer } = visitLogOf(ctx.shop);
  await buffer.flush();
  return (ctx.shop.replicas && store.figuresFor?.(ctx)) ?? store;
};

const today = (ctx: Ctx): string => dayOf(ctx.shop.clock.now());

/** All visits, and those of today in the shop's time zone. */
export const countVisits = async (ctx: Ctx): Promise<VisitCount> => (await upToDate(ctx)).count(today(ctx));

/** The last `days` days up to today, oldest first. */
const lastDays = (ctx: Ctx, days: number): string[] => {
  const last = Date.parse(today(ctx));
  return Array.from({ length: days }, (_, i) => new Date(last - (days - 1 - i) * DAY_MS).toISOString().slice(0, 10));
};

/** One entry for each of the last `days` days, today included, oldest first; days without visits too. */
export const dailyVisits = async (ctx: Ctx, days: number): Promise<DayCount[]> => {
  const dates = lastDays(ctx, days);
  const counts = await (await upToDate(ctx)).days(dates[0]!, dates.at(-1)!);
  const known = new Map(counts.map((count) => [count.date, count]));
  return dates.map((date) => known.get(date) ?? { date, count: 0, uniqueCount: 0 });
};

/** The ten countries that most visits came from, ever or within the last `days` days, most first. */
export const topLocations = async (ctx: Ctx, days?: number | null): Promise<Location[]> => {
  const first = days ? lastDays(ctx, days)[0]! : null;
  const countries = await (await upToDate(ctx)).countries(first);
  const total = countries.reduce((sum, { count }) => sum + count, 0);
  return countries
    .sort((a, b) => b.count - a.count || a.countryCode.localeCompare(b.countryCode))
    .slice(0, TOP)
    .map(({ countryCode, count }) => ({
      countryCode,
      country: countryName(countryCode, ctx.locale),
      count,
      share: Math.round((count / total) * 10_000) / 10_000,
    }));
};
