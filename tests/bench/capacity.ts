/** CPU of one request in milliseconds, by who does the work, and statements on the primary. */
export interface Costs {
  readonly web: number;
  readonly primary: number;
  readonly replicas: number;
  readonly statements: number;
}

export type Kind = 'kept page' | 'page made anew' | 'public call' | 'list' | 'detail' | 'search' | 'cart' | 'order';

/** What visitors ask for, before a cache in front takes its part. An order is all calls from its quote to its payment. */
export const MIX: Readonly<Record<Kind, number>> = {
  'kept page': 0.4,
  'page made anew': 0.1,
  'public call': 0.1,
  list: 0.15,
  detail: 0.12,
  search: 0.06,
  cart: 0.06,
  order: 0.01,
};

/** Held by the test with Varnish: nineteen of twenty readings of pages and public calls by GET are hits. */
const HITS: Partial<Record<Kind, number>> = { 'kept page': 0.95, 'page made anew': 0.5, 'public call': 0.95 };

/** A core is full when it works for six tenths of the time: beyond that, callers wait. */
const BUSY = 0.6;

type Shares = Readonly<Record<Kind, number>>;

/** What one request of these shares costs on average. */
export const predicted = (costs: Readonly<Record<Kind, Costs>>, shares: Shares): Costs => {
  const sum = (part: keyof Costs) =>
    (Object.keys(shares) as Kind[]).reduce((all, kind) => all + shares[kind] * costs[kind][part], 0);
  return { web: sum('web'), primary: sum('primary'), replicas: sum('replicas'), statements: sum('statements') };
};

/** What a cache in front leaves of them. */
const behindCache = Object.fromEntries(
  (Object.keys(MIX) as Kind[]).map((kind) => [kind, MIX[kind] * (1 - (HITS[kind] ?? 0))]),
) as Shares;

/** Cores that so many requests a second need, with a cache in front and without. */
export const planOf = (rate: number, costs: Readonly<Record<Kind, Costs>>) => {
  const cores = (ms: number) => ((rate * ms) / 1_000 / BUSY).toFixed(1);
  const [all, left] = [predicted(costs, MIX), predicted(costs, behindCache)];
  const share = (Object.keys(MIX) as Kind[]).reduce((sum, kind) => sum + MIX[kind] - behindCache[kind], 0);
  return {
    'web cores': cores(all.web),
    'primary cores': cores(all.primary),
    'replica cores': cores(all.replicas),
    'taken by the cache': `${Math.round(share * 100)} %`,
    'web cores behind it': cores(left.web),
    'primary cores behind it': cores(left.primary),
    'replica cores behind it': cores(left.replicas),
  };
};
