import { BoundedCache } from '../core/bounded-cache.ts';
import type { Ctx } from '../core/context.ts';

/** More products than these take long to count. */
export const MANY = 2000;

/** So long counts of an older catalogue may still be given, while new ones are made. */
const LONGEST_MS = 20_000;

/** Counts of a million products, which take longer than a moment, may be given so long: no visitor waits for them. */
const MOMENT_MS = 1_000;
const LONGEST_OF_MILLIONS_MS = 600_000;

/** So long a visitor waits for counts of a large catalogue before an estimate is given. */
export const PATIENCE_MS = 150;

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
  /** About as much, within a moment; absent where counting takes no longer. */
  readonly estimate?: () => Promise<Value>;
}

/**
 * Counts that this process keeps for a version of the catalogue, `most` of them. One computation of each at a time, whoever
 * asks. After a change, counts that are `slow` to make are still given for 20 seconds at most (for ten minutes where they took more than
 * a second), while new ones are made behind them, one after another. Of those that are not kept yet an estimate is given as long as
 * they are being made, if that takes longer than a moment. All others, and those for an admin or for who has changed something, are waited for.
 */
export class KeptCounts<Value> {
  readonly #kept: BoundedCache<Kept<Value>>;
  readonly #slow: (value: Value) => boolean;
  readonly #running = new Map<string, Promise<Value>>();
  readonly #soonMade = new Map<string, Promise<Value>>();
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
    if (!mayBeOld || !counting.estimate) return this.#make(ctx, key, counting);
    return this.#soon(`${counting.version} ${key}`, () => this.#inTurn(ctx, key, counting), counting.estimate);
  }

  /** What is made, if that is soon, else one estimate for all who ask until then. */
  #soon(name: string, make: () => Promise<Value>, estimate: () => Promise<Value>): Promise<Value> {
    const known = this.#soonMade.get(name);
    if (known) return known;
    const made = make();
    const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), PATIENCE_MS));
    const soon = Promise.race([made.then((value) => ({ value })), late]).then((done) =>
      done ? done.value : estimate(),
    );
    this.#soonMade.set(name, soon);
    const forget = (): boolean => this.#soonMade.delete(name);
    void made.then(forget, forget);
    return soon;
  }

  /** One after another: who asks for many does not keep the others of the database's cores from their work. */
  #inTurn(ctx: Ctx, key: string, counting: Counting<Value>): Promise<Value> {
    const made = this.#behind.then(() => this.#make(ctx, key, counting));
    this.#behind = made.catch(() => undefined);
    return made;
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
