import { BoundedCache } from '../bounded-cache.ts';
import type { News, Topic } from './news.ts';

/** Should a notice be lost without anybody's knowing, as on a line that is cut silently. */
const LONGEST_MS = 20_000;

interface Kept<Value> {
  readonly value: Value;
  readonly until: number;
}

/**
 * Readings that this process keeps until one of `topics` is told of, `most` of them. While news do not come each is made anew for
 * each caller; what was read while a notice came is given to its caller and not kept.
 */
export class KeptByNotice<Value> {
  readonly #news: News;
  readonly #most: number;
  #kept: BoundedCache<Kept<Value>>;
  #notices = 0;

  constructor(news: News, topics: readonly Topic[], most: number) {
    this.#news = news;
    this.#most = most;
    this.#kept = new BoundedCache(most);
    news.on(topics, () => {
      this.#notices += 1;
      this.#kept = new BoundedCache(this.#most);
    });
  }

  /** What is kept under `key`, else what `read` answers; `mayKeep` says of it whether it may be kept at all. */
  async get(key: string, read: () => Promise<Value>, mayKeep: (value: Value) => boolean = () => true): Promise<Value> {
    const kept = this.#news.connected ? this.#kept.get(key) : undefined;
    if (kept && kept.until > Date.now()) return kept.value;
    const [before, wasConnected] = [this.#notices, this.#news.connected];
    const value = await read();
    if (wasConnected && before === this.#notices && mayKeep(value)) {
      this.#kept.set(key, { value, until: Date.now() + LONGEST_MS }, 1);
    }
    return value;
  }
}
