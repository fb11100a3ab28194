import type { Line, LineEvents } from '../../../server/core/news/news.ts';

export interface FakeLine extends Line, LineEvents {
  /** What was sent after commits. */
  readonly sent: string[];
}

/** A line of news that the test holds both ends of; it is down at first. */
export const fakeLine = (): FakeLine => {
  let events: LineEvents | null = null;
  const sent: string[] = [];
  return {
    sent,
    announce: () => Promise.resolve(),
    afterCommit: (topics) => void sent.push(...topics),
    open: (given) => (events = given),
    close: () => Promise.resolve(),
    heard: (topic) => events?.heard(topic),
    up: () => events?.up(),
    down: () => events?.down(),
  };
};
