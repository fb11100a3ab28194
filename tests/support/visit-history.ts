import type { VisitStore } from '../../server/visits/visit-store.ts';
import { buildStoredVisit, countsOf } from './visit-store-contract.ts';

/** Days of a history: `n` visits on the n-th. */
export const HISTORY = ['2026-04-01', '2026-04-02', '2026-04-03', '2026-04-04'] as const;

export const writeHistory = async (store: VisitStore): Promise<void> => {
  for (const [i, day] of HISTORY.entries()) {
    const countryCode = i % 2 ? 'SK' : 'CZ';
    const visits = Array.from({ length: i + 1 }, (_, n) => buildStoredVisit(day, { visitor: `v${n}`, countryCode }, n));
    await store.add(visits);
  }
};

/** Counts of each day, and its single visits. */
export const readHistory = (store: VisitStore) =>
  Promise.all(
    HISTORY.map(async (day) => {
      const { rows } = await store.rows({ day, countryCode: null, most: 100, limit: 100, offset: 0 });
      return { day, ...(await countsOf(store, day)), rows };
    }),
  );
