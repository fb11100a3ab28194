import { createHmac } from 'node:crypto';
import type { Shop } from '../core/shop.ts';
import { createCassandraStore } from './cassandra.store.ts';
import { measured, type MeasuredStore } from './measured-store.ts';
import { createPostgresStore } from './postgres.store.ts';
import { createTrackLimit } from './track-limit.ts';
import { createVisitBuffer, type VisitBuffer } from './visit-buffer.ts';
import type { VisitStore } from './visit-store.ts';
import type { AcceptedVisit, Visit } from './visit.ts';

/** What this process knows of visits: where they are kept, those on their way, and who calls too often. */
export interface VisitLog {
  readonly store: MeasuredStore;
  readonly buffer: VisitBuffer;
  readonly checkLimit: (network: string, now: Date) => Promise<void>;
  /** Writes what waits, for two seconds at the most, and lets go of the store. */
  readonly close: () => Promise<void>;
}

const hashed = ({ origin, ...visit }: AcceptedVisit, salt: string): Visit => ({
  ...visit,
  visitor: createHmac('sha256', salt).update(origin).digest('base64url').slice(0, 22),
});

/** The salts are read for each batch and not kept, so that they end where the store ends them. */
const writeTo =
  (store: VisitStore) =>
  async (visits: readonly AcceptedVisit[]): Promise<void> => {
    const days = [...new Set(visits.map(({ day }) => day))];
    const salts = new Map(await Promise.all(days.map(async (day) => [day, await store.saltOf(day)] as const)));
    await store.add(visits.map((visit) => hashed(visit, salts.get(visit.day)!)));
  };

const logs = new WeakMap<Shop, VisitLog>();

const openLog = (shop: Shop): VisitLog => {
  const store = measured(shop.config.cassandra ? createCassandraStore(shop) : createPostgresStore(shop));
  const buffer = createVisitBuffer(writeTo(store), shop.logger);
  const close = async (): Promise<void> => {
    await buffer.close();
    await store.close();
  };
  return { store, buffer, checkLimit: createTrackLimit(shop), close };
};

/** The log of a shop, one per process. */
export const visitLogOf = (shop: Shop): VisitLog => {
  const log = logs.get(shop) ?? openLog(shop);
  logs.set(shop, log);
  return log;
};
