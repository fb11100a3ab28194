import type { Ctx } from '../core/context.ts';
import { KeptByNotice } from '../core/news/kept-by-notice.ts';
import type { News } from '../core/news/news.ts';

/** So long, and while they ask anew, caches for many visitors may keep what is public (`FOR_SHARED_CACHES`); so does the process. */
const FRESH_MS = 20_000;
const STALE_MS = 40_000;

const CHANGES = ['catalogue', 'settings'];

interface Entry<Answer> {
  readonly version: string;
  readonly madeAt: number;
  readonly answer: Answer;
}

/** Where an answer may be made: as of now, or where what is a moment old is read, which is the same without a replica. */
export interface Making<Answer> {
  readonly ctx: Ctx;
  readonly near: Ctx;
  /** Null for an answer that is not to be kept. It may run behind the answer of a request that is over. */
  readonly make: (from: Ctx) => Promise<Answer | null>;
}

export interface Kept<Answer> {
  readonly answer: Answer;
  readonly ageMs: number;
}

export interface KeptAnswers<Answer> {
  /** What is kept under `key`, else what `make` answers. */
  get(key: string, making: Making<Answer>): Promise<Kept<Answer> | null>;
}

export interface KeepingOptions<Answer> {
  readonly news: News;
  /** Of all that answers are made from; what was made from an older one is never given again. */
  readonly readVersion: (ctx: Ctx) => Promise<string>;
  readonly sizeOf: (answer: Answer) => number;
  /** The sum of what is kept; an answer that is larger than a sixteenth of it is not kept. */
  readonly mostBytes: number;
  /** In milliseconds; the system's clock unless said. */
  readonly now?: () => number;
}

type Work<Answer> = () => Promise<Answer | null>;

/** Bounded in bytes: those made first go first. */
class Entries<Answer> {
  readonly #of: KeepingOptions<Answer>;
  readonly #kept = new Map<string, Entry<Answer>>();
  #bytes = 0;

  constructor(options: KeepingOptions<Answer>) {
    this.#of = options;
  }

  get(key: string): Entry<Answer> | undefined {
    return this.#kept.get(key);
  }

  forget(key: string): void {
    const entry = this.#kept.get(key);
    if (entry) this.#bytes -= this.#sizeOf(key, entry);
    this.#kept.delete(key);
  }

  forgetAll(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }

  keep(key: string, entry: Entry<Answer>): void {
    const size = this.#sizeOf(key, entry);
    if (size > this.#of.mostBytes / 16) return;
    this.#kept.set(key, entry);
    this.#bytes += size;
    while (this.#bytes > this.#of.mostBytes) this.forget(this.#kept.keys().next().value!);
  }

  #sizeOf(key: string, { answer }: Entry<Answer>): number {
    return key.length + this.#of.sizeOf(answer);
  }
}

/**
 * Short-lived public answers, bounded in bytes, emptied by a change of the catalogue or the settings. While news of these come, a
 * kept answer costs no statement; while they do not, a replica may be behind a change that was shown already, and is not
 * asked. Whoever has changed something gets no older version. One process makes an answer once at a time. After twenty
 * seconds it is made anew behind the one that is kept, which is given for forty more.
 */
export const keepAnswers = <Answer>(options: KeepingOptions<Answer>): KeptAnswers<Answer> => {
  const { news, now = Date.now } = options;
  const versions = new KeptByNotice<string>(news, CHANGES, 1);
  const entries = new Entries(options);
  const inHand = new Map<string, Promise<Kept<Answer> | null>>();
  let changes = 0;
  // A version may be read at a replica that is further than the one where the answer is made, just before its notice.
  news.on(CHANGES, () => {
    changes += 1;
    entries.forgetAll();
  });

  const make = async (key: string, version: string, work: Work<Answer>): Promise<Kept<Answer> | null> => {
    const [madeAt, before] = [now(), changes];
    const answer = await work();
    entries.forget(key);
    if (answer && before === changes) entries.keep(key, { version, madeAt, answer });
    return answer && { answer, ageMs: now() - madeAt };
  };
  const makeOnce = (key: string, version: string, work: Work<Answer>): Promise<Kept<Answer> | null> => {
    const slot = `${changes} ${version} ${key}`;
    const running = inHand.get(slot) ?? make(key, version, work).finally(() => inHand.delete(slot));
    inHand.set(slot, running);
    return running;
  };

  return {
    get: async (key, { ctx, near, make: work }) => {
      const from = news.connected ? near : ctx;
      const readVersion = () => options.readVersion(from);
      const version = await (ctx.seen === null ? versions.get('', readVersion) : readVersion());
      const entry = entries.get(key);
      const ageMs = entry?.version === version ? now() - entry.madeAt : Infinity;
      const usableMs = ctx.seen === null && news.connected ? FRESH_MS + STALE_MS : FRESH_MS;
      if (!entry || ageMs >= usableMs) return makeOnce(key, version, () => work(from));
      // The answer that is kept is as good if this fails or is refused.
      if (ageMs >= FRESH_MS) makeOnce(key, version, () => work(from)).catch(() => undefined);
      return { answer: entry.answer, ageMs };
    },
  };
};

/** The header that tells caches how old an answer is already. */
export const ageHeader = ({ ageMs }: { readonly ageMs: number }): Record<string, string> => ({
  age: String(Math.floor(ageMs / 1000)),
});
