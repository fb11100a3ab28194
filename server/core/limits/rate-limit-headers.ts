import type { Taken } from './shared-budget.ts';

export interface LimitOfCaller extends Pick<Taken, 'remaining'> {
  /** What it counts. */
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}

/** `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers): the limit, what is left of it, and for how many seconds. */
export const rateLimitHeaders = (
  { name, most, windowMs, remaining }: LimitOfCaller,
  now: Date,
): Record<'ratelimit-policy' | 'ratelimit', string> => {
  const left = Math.ceil((windowMs - (now.getTime() % windowMs)) / 1000);
  return {
    'ratelimit-policy': `"${name}";q=${most};w=${windowMs / 1000}`,
    ratelimit: `"${name}";r=${remaining};t=${left}`,
  };
};
