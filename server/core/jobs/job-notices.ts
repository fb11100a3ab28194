import { EventEmitter } from 'node:events';
import type { PoolClient } from 'pg';
import { Listening } from '../database/listening.ts';
import type { Shop } from '../shop.ts';
import type { DueJobs } from './due-jobs.ts';

/** Names of jobs that were added and are due, with how many of each. */
type Counts = Readonly<Record<string, number>>;

const CHANNEL = 'martyx_jobs';
/** After a gap nobody knows what was added. */
const ANY_NUMBER = 100;

/** In a statement that adds jobs: has their workers hear of those that are due, when it is committed. `counts` is an expression. */
export const noticeSql = (counts: string): string => `pg_notify('${CHANNEL}', ${counts})`;

/** The same for one job of this name. */
export const noticeOfOne = (name: string): string => noticeSql(`'{"${name}":1}'`);

/** How a pool hands out a connection. */
export type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (destroy?: unknown) => void,
) => void;

/** What the workers of a lane listen to, in place of a connection of their own. */
class LaneNotices extends EventEmitter {
  readonly #names: ReadonlySet<string>;

  constructor(names: Iterable<string>) {
    super();
    this.#names = new Set(names);
  }

  /** They say what they want to hear; it is heard already. */
  query(): Promise<{ rows: never[] }> {
    return Promise.resolve({ rows: [] });
  }

  hear(counts: Counts): void {
    const own = Object.entries(counts).filter(([name]) => this.#names.has(name));
    this.wake(own.reduce((sum, [, count]) => sum + count, 0));
  }

  wake(count: number): void {
    if (count > 0) this.emit('notification', { channel: 'jobs:insert', payload: JSON.stringify({ count }) });
  }
}

/**
 * Notices of new jobs over one connection for all lanes, each of which hears of its own only. The job queue's own notices say
 * neither which job nor when: each order would wake all workers of the shop. What is missed is found by the next look.
 */
export class JobNotices {
  readonly #lanes = new Set<LaneNotices>();
  readonly #listening: Listening;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(shop: Pick<Shop, 'pool' | 'logger'>) {
    this.#listening = new Listening(shop, CHANNEL, {
      heard: (payload) => this.#tell(JSON.parse(payload) as Counts),
      up: () => this.#lanes.forEach((lane) => lane.wake(ANY_NUMBER)),
      down: () => undefined,
    });
    void this.#listening.connect();
  }

  /** Stands in for the connection on which the workers of these jobs would listen. */
  listen(names: Iterable<string>, connected: Connected): void {
    const lane = new LaneNotices(names);
    this.#lanes.add(lane);
    connected(undefined, lane as unknown as PoolClient, () => void this.#lanes.delete(lane));
  }

  /** Wakes the workers of these jobs when their moment comes. */
  expect({ name, inMs, count }: DueJobs): void {
    const tell = (): void => this.#tell({ [name]: count });
    if (inMs === 0) return tell();
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      tell();
    }, inMs).unref();
    this.#timers.add(timer);
  }

  #tell(counts: Counts): void {
    for (const lane of this.#lanes) lane.hear(counts);
  }

  close(): void {
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#listening.close();
  }
}
