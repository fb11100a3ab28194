import { statfs } from 'node:fs/promises';
import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Shop } from '../../core/shop.ts';
import { COUNT_WAITING_MAILS } from '../../admin/mails/waiting-mails.service.ts';
import { COUNT_TROUBLE } from '../../invoices/sending/sending-rows.ts';
import { DELIVER_JOB } from '../../webhooks/delivery-queue.service.ts';

/** However often it is asked, and by however many. */
const KEPT_MS = 10_000;

/** Each figure by an index or from a table that holds only what is to be done. */
const FIGURES = `
  SELECT
    (SELECT count(*) FROM graphile_worker._private_jobs WHERE attempts < max_attempts AND run_at <= now())::int AS jobs_waiting,
    (SELECT count(*) FROM graphile_worker._private_jobs WHERE attempts >= max_attempts)::int AS jobs_failed,
    (SELECT coalesce(extract(epoch FROM now() - min(run_at)), 0) FROM graphile_worker._private_jobs
      WHERE attempts < max_attempts AND run_at <= now())::float8 AS jobs_oldest_seconds,
    (${COUNT_WAITING_MAILS})::int AS mails_waiting_for_person,
    (${COUNT_TROUBLE})::int AS documents_undelivered,
    (SELECT count(*) FROM payment_attempt WHERE next_ask_at <= $1)::int AS payments_to_check,
    (SELECT count(*) FROM payment_webhook_event WHERE dead_at IS NOT NULL)::int AS payment_events_dead,
    (SELECT count(*) FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      WHERE t.identifier = '${DELIVER_JOB}' AND j.attempts < j.max_attempts)::int AS webhooks_waiting,
    (SELECT count(*) FROM webhook_delivery WHERE state = 'FAILED')::int AS webhooks_failed`;

type Figures = Record<string, number>;

type Help = Readonly<Record<string, string>>;

/** The same whichever process tells it. */
const OF_SHOP: Help = {
  jobs_waiting: 'Jobs that are due and not done, those in hand among them.',
  jobs_failed: 'Jobs that were given up after their last try.',
  jobs_oldest_seconds: 'How long the oldest job that is due has been due.',
  mails_waiting_for_person: 'Mails that were given up, or that the mail server has not taken for an hour.',
  documents_undelivered:
    'Invoices and credit notes that were refused or given up in the Peppol network and wait for a person.',
  payments_to_check: 'Attempts at payments about which PayPal is to be asked now.',
  payment_events_dead: 'Events of PayPal that are tried no more and wait for a person.',
  webhooks_waiting: 'Deliveries of webhooks that are to be tried, now or later.',
  webhooks_failed: 'Deliveries of webhooks of the last 30 days that were given up.',
  disk_free_bytes: 'What is free on the disk of DATA_DIR.',
};

/** To be added up. */
const OF_PROCESS: Help = {
  pool_connections: 'Connections to the database.',
  pool_idle: 'Connections to the database that nobody uses now.',
  pool_waiting: 'Who waits for a connection to the database.',
  spans_sent: 'Spans of traces that the collector took.',
  spans_dropped: 'Spans of traces that did not fit in the queue, or that the collector did not take.',
};

/** As the process sees it that is worst off. */
const OF_REPLICAS: Help = {
  replicas_away: 'Replicas that take no reads.',
  replica_lag_seconds: 'How far the furthest replica is behind; nothing while one is away.',
};

const ofDatabase = async ({ pool, clock }: Shop): Promise<Figures> => {
  const { rows } = await pool.query<Figures>(FIGURES, [clock.now()]);
  return rows[0]!;
};

const ofDisk = async ({ config }: Shop): Promise<Figures> => {
  const { bavail, bsize } = await statfs(config.dataDir);
  return { disk_free_bytes: bavail * bsize };
};

const ofPools = async ({ pool, background, replicas }: Shop): Promise<Figures> => {
  const pools = [pool, background.pool, ...(replicas?.all.map((replica) => replica.pool) ?? [])];
  const sum = (of: (one: Pool) => number): number => pools.reduce((total, one) => total + of(one), 0);
  return {
    pool_connections: sum(({ totalCount }) => totalCount),
    pool_idle: sum(({ idleCount }) => idleCount),
    pool_waiting: sum(({ waitingCount }) => waitingCount),
  };
};

/** Nothing where no traces are made. */
const ofTraces = ({ tracing }: Shop): Figures =>
  tracing ? { spans_sent: tracing.counts.sent, spans_dropped: tracing.counts.dropped } : {};

const ofReplicas = async ({ replicas }: Shop): Promise<Figures> => {
  if (!replicas) return {};
  const lagMs = Math.max(...replicas.all.map((replica) => replicas.lagOf(replica)));
  return {
    replicas_away: replicas.all.filter((replica) => !replicas.isFit(replica)).length,
    ...(Number.isFinite(lagMs) && { replica_lag_seconds: lagMs / 1000 }),
  };
};

/** Asks once in ten seconds at the most; callers in between, and at once, share the answer. What cannot be known is left out. */
const memoize = (read: () => Promise<Figures>, now: () => number = Date.now): (() => Promise<Figures>) => {
  let kept: Promise<Figures> = Promise.resolve({});
  let readAt = -Infinity;
  return () => {
    if (now() - readAt >= KEPT_MS) {
      readAt = now();
      kept = read().catch(() => ({}));
    }
    return kept;
  };
};

const addGauges = (
  registry: Registry,
  help: Help,
  read: (name: string) => Promise<Figures>,
  aggregator: 'max' | 'sum',
): void => {
  for (const [name, text] of Object.entries(help)) {
    const gauge: Gauge = new Gauge({
      name: `martyx_${name}`,
      help: text,
      aggregator,
      registers: [registry],
      collect: async () => {
        const value = (await read(name))[name];
        if (value === undefined) gauge.remove();
        else gauge.set(value);
      },
    });
  }
};

/** Adds what an operator watches of the shop: jobs, mails, payments, webhooks and the disk. */
export const watchShop = (registry: Registry, shop: Shop): void => {
  const database = memoize(() => ofDatabase(shop));
  const disk = () => ofDisk(shop).catch((): Figures => ({}));
  addGauges(registry, OF_SHOP, (name) => (name.startsWith('disk_') ? disk() : database()), 'max');
};

/** Adds what an operator watches of each process: its connections, and the replicas as it sees them. */
export const watchProcess = (registry: Registry, shop: Shop): void => {
  addGauges(registry, OF_PROCESS, async () => ({ ...(await ofPools(shop)), ...ofTraces(shop) }), 'sum');
  addGauges(registry, OF_REPLICAS, () => ofReplicas(shop), 'max');
};
