import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../../support/processes.ts';
import { startReplication, type Replication } from '../../support/replication.ts';
import { freePort } from '../../support/server-process.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { startSmtpSink, type SmtpSink } from '../../support/smtp-sink.ts';
import { startLocalServer, type LocalServer } from '../local-server.ts';
import { startPooler, type Pooler } from '../pooler.ts';
import { startS3Gateway, type S3Gateway } from '../s3-gateway.ts';
import { startBalancer, type Balancer } from './balancer.ts';
import { Machine } from './machine.ts';

const SECRET = 'test-secret-test-secret-test-secret!';
/** Longer than the balancer needs to see that a process leaves. */
const SHUTDOWN_DELAY = '3';

/** Everything that a large shop stands on, on this machine. */
export interface Stack {
  readonly database: Replication;
  readonly pooler: Pooler;
  readonly redis: { start(): Promise<void>; kill(): Promise<void> };
  readonly s3: S3Gateway;
  readonly balancer: Balancer;
  readonly web: readonly Machine[];
  readonly jobs: readonly Machine[];
  readonly mails: SmtpSink;
  /** The test's own way to the database. */
  readonly beside: TestShop;
  close(): Promise<void>;
}

const hostsOf = ({ primary, replicas }: Replication): string => {
  const { host } = new URL(primary.url);
  return primary.url.replace(host, [primary, ...replicas].map(({ url }) => new URL(url).host).join());
};

const openRedis = (port: number) => {
  let server: LocalServer | null = null;
  const args = ['--port', String(port), '--save', '', '--appendonly', 'no'];
  return {
    start: async () => void (server = await startLocalServer('redis-server', args, port)),
    kill: async () => server?.kill(),
  };
};

const bucketOf = ({ access }: S3Gateway): Record<string, string> => ({
  S3_ENDPOINT: access.endpoint,
  S3_REGION: access.region,
  S3_BUCKET: access.bucket,
  S3_ACCESS_KEY_ID: access.accessKeyId,
  S3_SECRET_ACCESS_KEY: access.secretAccessKey,
  S3_PATH_STYLE: 'on',
});

const NO_LIMITS = { GRAPHQL_BUDGET: '1000000000', PAGE_BUDGET: '1000000000' };

/**
 * HAProxy before three web processes, and two that work; PgBouncer before a primary with two streaming replicas, one of which
 * has confirmed whatever was acknowledged; Redis, an S3 store and a mail server. `program` is the S3 server.
 */
export const startStack = async (program: string): Promise<Stack> => {
  const root = mkdtempSync(path.join(tmpdir(), 'martyx-chaos-'));
  const ports = await Promise.all(Array.from({ length: 8 }, freePort));
  const [balancerPort, statistics, redisPort, ...ofMachines] = ports as [number, number, number, ...number[]];
  const database = await startReplication(2, [], { synchronous_standby_names: 'ANY 1 (*)' });
  const redis = openRedis(redisPort);
  const [pooler, s3, mails] = await Promise.all([
    startPooler(database.primary.url, 20),
    startS3Gateway(program),
    startSmtpSink(),
    redis.start(),
  ]);
  const env = {
    DATABASE_URL: pooler.url,
    DATABASE_SESSION_URL: hostsOf(database),
    DATABASE_REPLICA_URLS: database.replicas.map(({ url }) => url).join(),
    JWT_SECRET: SECRET,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    SMTP_URL: mails.url,
    PUBLIC_URL: `http://127.0.0.1:${balancerPort}`,
    TRUST_PROXY: 'loopback',
    SHUTDOWN_DELAY,
    ...bucketOf(s3),
    ...NO_LIMITS,
  };
  const machines = ofMachines.map(
    (port, i) => new Machine(port, path.join(root, String(i)), { ...env, ROLE: i < 3 ? 'web' : 'jobs' }),
  );
  const [web, jobs] = [machines.slice(0, 3), machines.slice(3)];
  const beside = await startShop({ databaseUrl: hostsOf(database), env: { PUBLIC_URL: env.PUBLIC_URL } });
  const balancer = await startBalancer(
    balancerPort,
    statistics,
    web.map(({ port }) => port),
  );
  // Those that work speak to the simulator of PayPal through the balancer.
  for (const machine of machines) await machine.start();
  await until(() =>
    fetch(`${balancer.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    database,
    pooler,
    redis,
    s3,
    balancer,
    web,
    jobs,
    mails,
    beside,
    close: async () => {
      await Promise.all(machines.map((machine) => machine.kill()));
      await Promise.all([balancer, pooler, s3, mails, beside].map((one) => one.close()));
      await Promise.all([redis.kill(), database.stop()]);
      rmSync(root, { recursive: true, force: true });
    },
  };
};
