import { operationOf, type Question } from '../../lib/graphql/answer-key.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Freshness {
  /** For so many milliseconds an answer counts as new and is not asked for again. */
  maxAge: number;
  /** So many answers are kept, then the oldest goes. */
  entries: number;
  /** For so many milliseconds an older answer stays, to be shown where no newer one can be had; absent: `maxAge`. */
  keep?: number;
}

/** Section 9 of the specification: products, user data, static assets, API responses. */
export const FRESHNESS = {
  products: { maxAge: 10 * MINUTE, entries: 100, keep: HOUR },
  user: { maxAge: 5 * MINUTE, entries: 50 },
  static: { maxAge: 24 * HOUR, entries: 200 },
  api: { maxAge: 2 * MINUTE, entries: 1000 },
  /** What is paid and where an order stands: always asked for, what was known is shown meanwhile. */
  live: { maxAge: 0, entries: 50, keep: HOUR },
  /** What is going to be edited: always asked for, and nothing is shown before. */
  current: { maxAge: 0, entries: 50, keep: HOUR },
  /** What was worked out for one input: asked for anew with each, kept nowhere. */
  unkept: { maxAge: 0, entries: 0 },
} satisfies Record<string, Freshness>;

export type Kind = keyof typeof FRESHNESS;

/** What `@freshness` says of a query in its document; `api` where it says nothing. */
export const kindOf = (question: Pick<Question, 'query'>): Kind =>
  (operationOf(question) as { freshness?: Kind }).freshness ?? 'api';

/** Also section 9: how often what has outlived its kind's lifetime is removed. */
export const SWEEP_EVERY = MINUTE;

/** And how often whatever is older than `CLEANUP_AGE` is removed, of any kind. */
export const CLEANUP_EVERY = 5 * MINUTE;
export const CLEANUP_AGE = HOUR;

/** For so many milliseconds a screen shows what its page was just given without asking, of any kind. */
export const LOADED_FOR = 5000;

/** How long an answer of this kind may stay in the cache at all, in milliseconds. */
export const lifetimeOf = (kind: Kind): number => {
  const { maxAge, keep = maxAge }: Freshness = FRESHNESS[kind];
  return keep;
};
