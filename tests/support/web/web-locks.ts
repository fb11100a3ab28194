import { vi } from 'vitest';

/** Tabs wait for each other, as in browsers that can lock. */
export const stubLocks = (): void => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<void>) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
};
