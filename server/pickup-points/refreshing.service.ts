import type { Ctx } from '../core/context.ts';
import { columnsOf } from '../core/database/columns.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../core/time.ts';
import { PickupCarrier } from '../settings/pickup-carriers.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { ObjectStream } from './object-stream.ts';
import { openPacketaFeed, type OpenFeed } from './packeta-feed.ts';
import { packetaPoint, type FoundPoint } from './packeta-point.ts';
import { PickupFeed } from './pickup-feed.entity.ts';
import { PickupKind } from './pickup-place.types.ts';
import { StoredPickupPoint } from './pickup-point.entity.ts';

const PERIOD_MS = 6 * HOUR_MS;
const AGAIN_MS = 30 * MINUTE_MS;
const AT_ONCE = 500;
/** A list with more than this is none. */
const MOST_POINTS = 200_000;
/** Of the entries of a list that may make no sense before nothing is concluded from what it leaves out. */
const UNREADABLE_SHARE = 0.1;
/** Of the points that one list may leave out at once; more have to stay away for the days below. */
const GONE_SHARE = 0.2;
const GONE_AFTER_MS = 14 * DAY_MS;
/** A list that leaves out more than this is not followed at all. */
const MOST_GONE_SHARE = 0.5;

const store = async (ctx: Ctx, points: readonly FoundPoint[], seenAt: Date): Promise<void> => {
  const byId = new Map(
    points.map((point) => [point.id, columnsOf(ctx, StoredPickupPoint, { ...point, active: true, seenAt })]),
  );
  const names = Object.keys(byId.values().next().value!);
  const changed = names.filter((name) => !['carrier', 'id'].includes(name));
  const text = `
    INSERT INTO pickup_point (${names.join()})
    SELECT ${names.join()} FROM json_populate_recordset(NULL::pickup_point, $1::json)
    ON CONFLICT (carrier, id) DO UPDATE SET ${changed.map((name) => `${name} = excluded.${name}`).join()}`;
  await ctx.sql(text, [JSON.stringify([...byId.values()])], 'pickup-points.store');
};

interface Read {
  readonly complete: boolean;
  readonly entries: number;
  readonly unreadable: number;
}

/** Stores what the list has, as it arrives; what stops half-way leaves what is known as it is. */
const readFeed = async (ctx: Ctx, kind: PickupKind, { pieces }: OpenFeed, now: Date): Promise<Read> => {
  const stream = new ObjectStream();
  let [entries, unreadable] = [0, 0];
  let waiting: FoundPoint[] = [];
  for await (const piece of pieces) {
    ctx.stopped?.throwIfAborted();
    for (const json of stream.push(piece)) {
      const point = packetaPoint(json, kind);
      entries += 1;
      if (point) waiting.push(point);
      else if (point === undefined) unreadable += 1;
    }
    if (entries > MOST_POINTS) throw new Error('too many entries');
    if (waiting.length < AT_ONCE) continue;
    await store(ctx, waiting, now);
    waiting = [];
  }
  if (waiting.length > 0) await store(ctx, waiting, now);
  return { complete: stream.complete, entries, unreadable };
};

const COUNT = `
  SELECT count(*)::int AS known, (count(*) FILTER (WHERE seen_at < $3))::int AS missing
  FROM pickup_point WHERE carrier = $1 AND kind = $2 AND active`;

const WITHDRAW = `
  UPDATE pickup_point SET active = false WHERE carrier = $1 AND kind = $2 AND active AND seen_at < $3`;

/** Takes out of use what the list left out, unless it left out more than a carrier closes; answers what is odd about it. */
const withdraw = async (ctx: Ctx, kind: PickupKind, read: Read, now: Date): Promise<string | null> => {
  if (!read.complete) return 'it broke off';
  if (read.unreadable > read.entries * UNREADABLE_SHARE)
    return `${read.unreadable} of ${read.entries} entries make no sense`;
  const carrier = PickupCarrier.PACKETA;
  const [count] = await ctx.sql<{ known: number; missing: number }>(COUNT, [carrier, kind, now]);
  const { known, missing } = count!;
  if (missing === 0) return null;
  const odd = `it leaves out ${missing} of ${known} points`;
  if (missing > known * MOST_GONE_SHARE) return odd;
  const isUsual = missing <= known * GONE_SHARE;
  const before = isUsual ? now : new Date(now.getTime() - GONE_AFTER_MS);
  await ctx.sql(WITHDRAW, [carrier, kind, before]);
  return isUsual ? null : odd;
};

/** What was there when the list was read last still is: the same list says so. */
const CONFIRM = `
  UPDATE pickup_point SET seen_at = $4 WHERE carrier = $1 AND kind = $2 AND active AND seen_at = $3`;

const feedId = (kind: PickupKind): string => `${PickupCarrier.PACKETA}:${kind}`;

const refreshed = async (
  ctx: Ctx,
  kind: PickupKind,
  known: PickupFeed | null,
  now: Date,
): Promise<Partial<PickupFeed>> => {
  const feed = await openPacketaFeed(ctx.shop, kind, known?.etag ?? null);
  if (!feed) {
    await ctx.sql(CONFIRM, [PickupCarrier.PACKETA, kind, known?.refreshedAt, now]);
    return { refreshedAt: now };
  }
  const read = await readFeed(ctx, kind, feed, now);
  const problem = await withdraw(ctx, kind, read, now);
  // An odd list is read again, whether it changed or not.
  return read.complete ? { refreshedAt: now, etag: problem ? null : feed.etag, problem } : { problem };
};

const refreshFeed = async (ctx: Ctx, kind: PickupKind): Promise<void> => {
  const now = ctx.shop.clock.now();
  const feeds = ctx.repo(PickupFeed);
  const id = feedId(kind);
  const known = await feeds.findOneBy({ id });
  if (known && known.dueAt > now) return;
  const outcome = await refreshed(ctx, kind, known, now).catch((error: unknown): Partial<PickupFeed> => {
    if (ctx.stopped?.aborted) throw error;
    return { problem: error instanceof Error ? error.message : String(error) };
  });
  const { problem = null } = outcome;
  if (problem) ctx.shop.logger.warn({ feed: id, problem }, 'the list of pick-up points was not followed');
  const dueAt = new Date(now.getTime() + (problem ? AGAIN_MS : PERIOD_MS));
  await feeds.save({ ...outcome, id, problem, dueAt });
};

/**
 * Brings the points in step with the carrier's lists where they are due: every six hours, half an hour after one that failed.
 * No list, however broken, takes most points out of use.
 */
export const refreshPickupPoints = async (ctx: Ctx): Promise<void> => {
  if (ctx.shop.config.packetaFeed === null) return;
  for (const kind of Object.values(PickupKind)) await refreshFeed(ctx, kind);
};

/** The same, once the owner sends parcels to points. */
export const refreshWantedPoints = async (ctx: Ctx): Promise<void> => {
  const { shipping } = await readSettings(ctx);
  if (shipping.methods.some(({ pickup }) => pickup)) await refreshPickupPoints(ctx);
};
