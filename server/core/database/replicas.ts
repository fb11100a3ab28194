import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { throughPool } from './connections.ts';
import { positionOf, UNREACHED } from './position.ts';
import { readingPool } from './reading-pool.ts';
import type { Replica } from './replica.ts';
import { ServerWatch } from './server-watch.ts';

/** How often each server is asked. */
const LOOK_MS = 500;
/** A replica that is further behind takes no reads. */
export const MOST_LAG_MS = 5_000;

/** Where the primary was when. */
interface Sample {
  readonly at: number;
  readonly position: bigint;
}

const POSITION = 'SELECT pg_current_wal_insert_lsn()::text AS position';

interface Reader {
  readonly replica: Replica;
  readonly dataSource: DataSource;
}

export interface ReplicasOptions {
  readonly replicas: readonly Replica[];
  /** Of the primary: writes, and what fails at a replica, go through it. */
  readonly dataSource: DataSource;
  readonly pool: Pool;
  readonly primaryUrl: () => string;
  readonly logger: Logger;
}

/** The replicas of a shop: which of them may answer, and how far changes have come. */
export class Replicas {
  readonly #readers: readonly Reader[];
  readonly #pool: Pool;
  readonly #logger: Logger;
  readonly #primary: ServerWatch;
  readonly #unfit = new Set<Replica>();
  /** Further than the primary was later: they follow another one, such as the one that was there before a failover. */
  readonly #astray = new Set<Replica>();
  /** Of the last seconds, oldest first. */
  #samples: Sample[] = [];
  /** What this process reads is no older. */
  #floor = 0n;
  /** Changes of which it is being asked how far they are. */
  #unplaced = 0;
  #turn = 0;
  #closed = false;

  constructor({ replicas, dataSource, pool, primaryUrl, logger }: ReplicasOptions) {
    this.#pool = pool;
    this.#logger = logger;
    this.#primary = new ServerWatch(primaryUrl);
    this.#readers = replicas.map((replica) => {
      const reading = readingPool({
        replica: replica.pool,
        primary: pool,
        mayAsk: () => this.#has(replica, this.#floor),
        onFailure: (error) => this.#failed(replica, error),
      });
      return { replica, dataSource: throughPool(dataSource, reading) };
    });
  }

  /** Looks at every server, then again and again until it is closed. */
  async start(): Promise<void> {
    const looks = this.all.map((replica) => () => this.#lookAt(replica));
    await this.#lookAtPrimary();
    await Promise.all(looks.map((look) => look()));
    await this.#lookAtPrimary();
    for (const look of [() => this.#lookAtPrimary(), ...looks]) void this.#goOn(look);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#primary.close();
    await Promise.all(this.#readers.map(({ replica }) => replica.close()));
  }

  /**
   * A replica that is well and has replayed `seen`, a position that a caller was given, and everything that this process
   * must not forget; null where there is none, and the primary has to answer.
   */
  readerFor(seen: string | null): DataSource | null {
    const asked = seen === null ? 0n : (positionOf(seen) ?? 0n);
    const least = asked > this.#floor ? asked : this.#floor;
    const fit = this.#readers.filter(({ replica }) => this.#has(replica, least));
    this.#turn += 1;
    return fit[this.#turn % fit.length]?.dataSource ?? null;
  }

  /**
   * How far changes have come: whoever is given it, after a commit, sees that commit with later reads. Beyond everything
   * while the primary does not answer, so that they wait for it.
   */
  async position(): Promise<string> {
    const { rows } = await this.#pool.query<{ position: string }>(POSITION).catch(() => ({ rows: [] }));
    return rows[0]?.position ?? UNREACHED;
  }

  /**
   * As `position`, for somebody who has just changed something. What an admin changed empties what is kept for everybody:
   * this process then fills it with nothing older.
   */
  async changed(by: { readonly admin: boolean } | null): Promise<string> {
    const position = await this.position();
    if (by?.admin) this.forgetBefore(position);
    return position;
  }

  /**
   * A change that is committed has emptied something that this process keeps. From this moment on it reads nothing from before
   * that change, however far behind a replica is; to be called in the same turn in which it is emptied.
   */
  async noticed(): Promise<void> {
    this.#unplaced += 1;
    this.forgetBefore(await this.position());
    this.#unplaced -= 1;
  }

  /** From now on this process reads nothing older than this position. */
  forgetBefore(position: string): void {
    const floor = positionOf(position) ?? 0n;
    if (position !== UNREACHED && floor > this.#floor) this.#floor = floor;
  }

  /** It answers, follows the primary, and is no more than five seconds behind. */
  isFit(replica: Replica): boolean {
    return replica.position !== null && this.lagOf(replica) <= MOST_LAG_MS && !this.#astray.has(replica);
  }

  /** How long ago the primary was where the replica is now, as far as is known, in milliseconds. */
  lagOf({ position }: Replica): number {
    const reached = this.#samples.findLast((sample) => position !== null && sample.position <= position);
    return reached ? this.#samples.at(-1)!.at - reached.at : Infinity;
  }

  get all(): readonly Replica[] {
    return this.#readers.map(({ replica }) => replica);
  }

  #has(replica: Replica, position: bigint): boolean {
    return this.#unplaced === 0 && this.isFit(replica) && replica.position! >= position;
  }

  #failed(replica: Replica, error: unknown): void {
    this.#logger.debug({ err: error, replica: replica.name }, 'a read failed at a replica and is done at the primary');
    replica.failed(error);
  }

  async #goOn(look: () => Promise<void>): Promise<void> {
    while (!this.#closed) {
      await pause(LOOK_MS, undefined, { ref: false });
      if (!this.#closed) await look();
    }
  }

  async #lookAt(replica: Replica): Promise<void> {
    await replica.look();
    const isFit = this.isFit(replica);
    if (isFit === !this.#unfit.has(replica)) return;
    if (isFit) this.#unfit.delete(replica);
    else this.#unfit.add(replica);
    const lagMs = this.lagOf(replica);
    this.#logger.warn(
      { replica: replica.name, lagMs },
      isFit ? 'a replica takes reads again' : 'a replica takes no reads',
    );
  }

  async #lookAtPrimary(): Promise<void> {
    const at = performance.now();
    const state = await this.#primary.ask();
    if (!state || state.standby) return;
    this.#note({ at, position: state.position });
    for (const replica of this.all) {
      if (replica.toldAt > at) continue;
      if (replica.position !== null && replica.position > state.position) this.#astray.add(replica);
      else this.#astray.delete(replica);
    }
  }

  #note(sample: Sample): void {
    // Another primary may not have all that the one before it had, if that one confirmed before the others had it.
    const isAnother = sample.position < (this.#samples.at(-1)?.position ?? 0n);
    const kept = isAnother ? [] : this.#samples.filter(({ at }) => sample.at - at < 2 * MOST_LAG_MS);
    this.#samples = [...kept, sample];
    if (isAnother) this.#floor = sample.position;
  }
}
