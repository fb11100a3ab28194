import type { Taken } from './shared-budget.ts';

export interface LimitOfCaller extends Pick<Taken, 'remaining'> {
  /** What it counts. */
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}

/** Whole seconds until the window of the clock is over, 1 at least. */
export const secondsLeft = (windowMs: number, now: Date): number =>
  Math.ceil((windowMs - (now.getTime() % windowMs)) / 1000);

/** `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers): the limit, what is left of it, and for how many seconds. */
export const rateLimitHeaders = (
  { name, most, windowMs, remaining }: LimitOfCaller,
  now: Date,
): Record<'ratelimit-policy' | 'ratelimit', string> => ({
  'ratelimit-policy': `"${name}";q=${most};w=${windowMs / 1000}`,
  ratelimit: `"${name}";r=${remaining};t=${secondsLeft(windowMs, now)}`,
});
