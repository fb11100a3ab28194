import type { Ctx } from '../context.ts';

/** What changed, in a word of the noun that tells of it, such as `catalogue`. */
export type Topic = string;

/** How news travel between processes. It is opened by the first who listens. */
export interface Line {
  /** Has the news go out with the commit of the transaction of `tx`; outside one, at once. */
  announce(tx: Ctx, topics: readonly Topic[]): Promise<void>;
  /** Sends what could not go out with the commit itself. Never rejects. */
  afterCommit(topics: readonly Topic[]): void;
  open(events: LineEvents): void;
  close(): Promise<void>;
}

export interface LineEvents {
  heard(topic: Topic): void;
  /** Nothing is missed from now on; what was told before may have been. */
  up(): void;
  down(): void;
}

/** News of changes, told to every process of the shop. */
export interface News {
  /** Whether all news come. While they do not, nothing that is kept by notice may be used. */
  readonly connected: boolean;
  /** Hears of changes of these topics once they are committed; also after each gap, in which anything may have changed. */
  on(topics: readonly Topic[], changed: () => void): void;
  /** Of `transaction`: before its commit. */
  announce(tx: Ctx, topics: ReadonlySet<Topic>): Promise<void>;
  /** Of `transaction`: after its commit. This process hears at once, so that it never shows a state before its own changes. */
  committed(topics: ReadonlySet<Topic>): void;
  close(): Promise<void>;
}

/** `noticed` is called before those who listen, for each piece of news. */
export const createNews = (line: Line, noticed: () => void = () => undefined): News => {
  const listeners = new Map<Topic, Set<() => void>>();
  let opened = false;
  let connected = false;
  const hear = (topics: Iterable<Topic>): void => {
    noticed();
    for (const topic of topics) listeners.get(topic)?.forEach((changed) => changed());
  };
  const events: LineEvents = {
    heard: (topic) => hear([topic]),
    up: () => {
      hear(listeners.keys());
      connected = true;
    },
    down: () => void (connected = false),
  };
  return {
    get connected() {
      return connected;
    },
    on: (topics, changed) => {
      for (const topic of topics) listeners.set(topic, (listeners.get(topic) ?? new Set()).add(changed));
      if (!opened) line.open(events);
      opened = true;
    },
    announce: (tx, topics) => (topics.size > 0 ? line.announce(tx, [...topics]) : Promise.resolve()),
    committed: (topics) => {
      if (topics.size === 0) return;
      hear(topics);
      line.afterCommit([...topics]);
    },
    close: () => line.close(),
  };
};

/** Tells every process of a change once the caller's transaction is committed; outside one, at once. */
export const tell = async (ctx: Ctx, topic: Topic): Promise<void> => {
  if (ctx.told) return void ctx.told.add(topic);
  const topics = new Set([topic]);
  await ctx.shop.news.announce(ctx, topics);
  ctx.shop.news.committed(topics);
};
