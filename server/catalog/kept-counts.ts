import { BoundedCache } from '../core/bounded-cache.ts';
import type { Ctx } from '../core/context.ts';

/** More products than these take long to count. */
export const MANY = 2000;

/** So long counts of an older catalogue may still be given, while new ones are made. */
const LONGEST_MS = 20_000;

/** Counts of a million products, which take longer than a moment, may be given so long: no visitor waits for them. */
const MOMENT_MS = 1_000;
const LONGEST_OF_MILLIONS_MS = 600_000;

interface Kept<Value> {
  readonly value: Value;
  readonly version: string;
  /** When the catalogue was last seen to be at that version. */
  current: number;
  readonly tookMs: number;
}

const mayBeGiven = ({ current, tookMs }: Kept<unknown>, now: number): boolean =>
  now - current <= (tookMs > MOMENT_MS ? LONGEST_OF_MILLIONS_MS : LONGEST_MS);

export interface Counting<Value> {
  /** Of the catalogue, as the caller's database has it. */
  readonly version: string;
  readonly count: () => Promise<Value>;
}

/**
 * Counts that this process keeps for a version of the catalogue, `most` of them. One computation of each at a time, whoever
 * asks. After a change, counts that are `slow` to make are still given for 20 seconds at most (for ten minutes where they took more than
 * a second), while new ones are made behind them, one after another; all others, and those for an admin or for who has changed something, are waited for.
 */
export class KeptCounts<Value> {
  readonly #kept: BoundedCache<Kept<Value>>;
  readonly #slow: (value: Value) => boolean;
  readonly #running = new Map<string, Promise<Value>>();
  readonly #renewing = new Set<string>();
  #behind: Promise<unknown> = Promise.resolve();

  constructor(most: number, slow: (value: Value) => boolean) {
    this.#kept = new BoundedCache(most);
    this.#slow = slow;
  }

  async get(ctx: Ctx, key: string, counting: Counting<Value>): Promise<Value> {
    if (ctx.inTransaction) return counting.count();
    const now = ctx.shop.clock.now().getTime();
    const kept = this.#kept.get(key);
    if (kept?.version === counting.version) {
      kept.current = now;
      return kept.value;
    }
    const mayBeOld = !ctx.viewer?.admin && ctx.seen === null;
    if (kept && mayBeOld && this.#slow(kept.value) && mayBeGiven(kept, now)) {
      this.#renewBehind(ctx, key, counting);
      return kept.value;
    }
    return this.#make(ctx, key, counting);
  }

  #make(ctx: Ctx, key: string, { version, count }: Counting<Value>): Promise<Value> {
    const name = `${version} ${key}`;
    const running = this.#running.get(name);
    if (running) return running;
    const now = (): number => ctx.shop.clock.now().getTime();
    const current = now();
    const made = count()
      .then((value) => {
        this.#kept.set(key, { value, version, current, tookMs: now() - current }, 1);
        return value;
      })
      .finally(() => this.#running.delete(name));
    this.#running.set(name, made);
    return made;
  }

  /** What fails is tried again by the next who asks. */
  #renewBehind(ctx: Ctx, key: string, counting: Counting<Value>): void {
    if (this.#renewing.has(key)) return;
    this.#renewing.add(key);
    this.#behind = this.#behind
      .then(() => this.#make(ctx, key, counting))
      .catch(() => undefined)
      .finally(() => this.#renewing.delete(key));
  }
}
