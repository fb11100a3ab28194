import type { Visit } from './visit.ts';

export interface VisitCount {
  readonly totalCount: number;
  readonly todayCount: number;
}

export interface DayCount {
  /** ISO day in the shop's time zone. */
  readonly date: string;
  readonly count: number;
  readonly uniqueCount: number;
}

export interface CountryCount {
  readonly countryCode: string;
  readonly count: number;
}

/** Where visits and their counts are kept. Days are ISO days in the shop's time zone. */
export interface VisitStore {
  /** The secret of a day, made by the first who asks and the same for all processes. */
  saltOf(day: string): Promise<string>;
  /** Writes visits and adds them to the counts of their days, all or nothing. Repeated visits count once. */
  add(visits: readonly Visit[]): Promise<void>;
  count(today: string): Promise<VisitCount>;
  /** Days with visits from `first` to `last`, both included, in any order. */
  days(first: string, last: string): Promise<DayCount[]>;
  /** All countries that visits came from since the day `first`, or ever, in any order. */
  countries(first: string | null): Promise<CountryCount[]>;
  /** Destroys salts and visitors of days before `today`, and single visits from before `since`. Counts stay. */
  sweep(today: string, since: Date): Promise<void>;
}
