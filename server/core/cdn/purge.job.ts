import * as z from 'zod';
import type { Ctx } from '../context.ts';
import { defineJob, enqueue } from '../jobs/jobs.ts';
import { tracedCall } from '../tracing/tracing.ts';
import { ALL } from './shared-caches.ts';

const TIMEOUT_MS = 5_000;
/** Of one call; with more everything of the catalogue goes. */
const MOST_KEYS = 30;
/** By then every process has heard of the change, so that no cache fetches what was before. */
const AFTER_MS = 1_000;

/**
 * Tells the cache in front of the shop (`CDN_PURGE_URL`) which keys are old: by POST, in the header `Surrogate-Key` and as `tags` of a
 * JSON body, which Fastly and Cloudflare understand as they are. Throws unless it answers 2xx, and is tried again.
 */
export const purgeJob = defineJob({
  name: 'cdn.purge',
  payload: z.object({ keys: z.array(z.string()) }),
  run: async ({ shop: { config, tracing } }, { keys }) => {
    if (!config.cdnPurge) return;
    const { url, token } = config.cdnPurge;
    const headers = {
      'content-type': 'application/json',
      'surrogate-key': keys.join(' '),
      ...(token && { authorization: `Bearer ${token}`, 'fastly-key': token }),
    };
    const init = { method: 'POST', redirect: 'error', headers, body: JSON.stringify({ tags: keys }) } as const;
    const response = await tracedCall(tracing, { name: 'CDN', method: 'POST', url }, () =>
      fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
    );
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the cache in front of the shop answered ${response.status}`);
  },
});

/** Has what carries these keys removed from the cache in front of the shop, a second after the caller's transaction; without one nothing. */
export const purge = async (ctx: Ctx, keys: readonly string[]): Promise<void> => {
  if (!ctx.shop.config.cdnPurge) return;
  const few = keys.length > MOST_KEYS ? [ALL.catalogue] : [...keys];
  const runAt = new Date(ctx.shop.clock.now().getTime() + AFTER_MS);
  await enqueue(ctx, purgeJob, { keys: few }, { runAt });
};
