const LOCK = 'martyx-cart';

/** Whether tabs can wait for each other: not in old browsers, nor on pages without TLS. */
export const isExclusive = (): boolean => Boolean((navigator as Partial<Navigator>).locks);

/** Runs the work in one tab of the shop at a time, where the browser can do that. */
export const exclusively = (work: () => Promise<void>): Promise<void> =>
  isExclusive() ? navigator.locks.request(LOCK, work) : work();
