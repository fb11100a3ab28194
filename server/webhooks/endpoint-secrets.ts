import type { Ctx } from '../core/context.ts';
import { seal, unseal } from '../core/seal.ts';
import { DAY_MS } from '../core/time.ts';
import type { WebhookEndpoint } from './webhook-endpoint.entity.ts';

const PURPOSE = 'webhook';
/** How long a secret that was replaced still signs beside the new one. */
export const OVERLAP_MS = DAY_MS;

export const sealSecret = (ctx: Ctx, endpointId: string, secret: string): string =>
  seal(ctx.shop, { purpose: PURPOSE, owner: endpointId }, secret);

/** The secrets that sign now, the newest first; null when the shop can no longer read them. */
export const secretsOf = (ctx: Ctx, endpoint: WebhookEndpoint): string[] | null => {
  const open = (sealed: string) => unseal(ctx.shop, { purpose: PURPOSE, owner: endpoint.id }, sealed);
  const current = open(endpoint.secret);
  if (current === null) return null;
  const { previousSecret, previousUntil } = endpoint;
  const overlaps = previousSecret && previousUntil && previousUntil > ctx.shop.clock.now();
  const previous = overlaps ? open(previousSecret) : null;
  return previous === null ? [current] : [current, previous];
};
