import { createHash } from 'node:crypto';
import type { Ctx } from '../core/context.ts';
import { networkLimit } from '../core/limits/network-limit.ts';
import type { PrintChoice } from './print-choice.ts';
import { priceChoice } from './print-price.queries.ts';
import type { PricedWork } from './print-work.ts';

/** Print jobs that one network may bring into carts in an hour: each new one is a row. */
export const MOST_JOBS = 60;
const WINDOW_MINUTES = 60;

const limitNetwork = networkLimit('print-jobs', MOST_JOBS, WINDOW_MINUTES);

/** The same parts, material and colour of one version have one digest, in whatever order they were chosen. */
const digestOf = ({ productId, versionId, parts, material, colour }: PricedWork['work']): string => {
  const copies = parts.map((part) => [part.id, part.copies]);
  return createHash('sha256')
    .update(JSON.stringify([productId, versionId, copies, material, colour.hex]))
    .digest('hex');
};

const ASKED_AGAIN = 'UPDATE print_job SET asked_at = $2 WHERE digest = $1 RETURNING id';

const KEEP = `
  INSERT INTO print_job (digest, asked_at, product_id, version_id, parts, material, colour)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (digest) DO UPDATE SET asked_at = excluded.asked_at RETURNING id`;

export interface KeptWork extends PricedWork {
  /** Stands in a cart where the id of a product does. */
  readonly id: number;
}

/**
 * Keeps a choice, so that it can be put into a cart under its id, and says what it costs now. The same choice has the same id
 * again. Throws as `priceChoice`, and RATE_LIMITED (args.minutes) for more than 60 new ones of a network in an hour.
 */
export const keepPrintJob = async (ctx: Ctx, given: PrintChoice): Promise<KeptWork> => {
  const priced = await priceChoice(ctx, given);
  const { work } = priced;
  const [digest, now] = [digestOf(work), ctx.shop.clock.now()];
  const [known] = await ctx.sql<{ id: number }>(ASKED_AGAIN, [digest, now], 'printing.asked-again');
  if (known) return { ...priced, id: known.id };
  await limitNetwork(ctx);
  const parts = JSON.stringify(work.parts.map(({ id, copies }) => ({ partId: id, copies })));
  const params = [digest, now, work.productId, work.versionId, parts, work.material, work.colour.hex];
  const [kept] = await ctx.sql<{ id: number }>(KEEP, params, 'printing.keep');
  return { ...priced, id: kept!.id };
};
