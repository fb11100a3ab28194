import { execFile, spawnSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, PASSWORD, signInAs, type SignedInHeaders } from '../support/builders/build-account.ts';
import { buildSellable } from '../support/builders/build-sellable.ts';
import { until } from '../support/processes.ts';
import { allMailed, breachesOf } from './chaos/audit.ts';
import { changeAndLook, LAG_MS } from './chaos/pairs.ts';
import { administer, buy, shop, uploadPicture, type Acknowledged, type Offer } from './chaos/people.ts';
import { startStack, type Stack } from './chaos/stack.ts';
import { Caller, Traffic } from './chaos/traffic.ts';
import { isInstalled } from './local-server.ts';
import { olderVersion } from './older-version.ts';
import { POOLER_THERE } from './pooler.ts';
import { versitygw } from './s3-gateway.ts';

const PAIRS = Number(process.env.SCALE_PAIRS ?? 10_000);
const PEOPLE = 40;
/** Longer than the limit of a replica's lag. */
const PAUSED_MS = Number(process.env.SCALE_PAUSED_MS ?? 30_000);
const WRITES_BACK_MS = 10_000;
const MOST_LOST = 0.001;
const PROMOTE = path.resolve(import.meta.dirname, '../../server/deploy/promote.sh');

const program = versitygw();
const older = olderVersion();
const isThere =
  POOLER_THERE &&
  isInstalled('haproxy', '-v') &&
  isInstalled('redis-server', '--version') &&
  isInstalled('psql', '--version');
const mayMount = process.getuid?.() === 0 && isInstalled('mount', '--version');

let stack: Stack;
let admin: SignedInHeaders;
let offer: Offer;
let people: Promise<unknown>;
let isOver = false;
const traffic = new Traffic();
const acknowledged: Acknowledged = { placed: [], paid: [], stock: [], pictures: [] };
const figures: string[] = [];

const tell = (fault: string, more = '') => figures.push(`${fault}: ${traffic.toString()}${more && `, ${more}`}`);
/** Resolves when so many requests have been answered, or not, since the fault. */
const served = async (count: number): Promise<void> => {
  while (traffic.total < count) await pause(50);
};

beforeAll(async () => {
  if (!program || !isThere) return;
  stack = await startStack(program);
  const { beside } = stack;
  const kit = await buildSellable(beside, { stock: 100_000 });
  const files = await buildSellable(beside, { type: 'DIGITAL' });
  admin = await signInAs(beside, await buildAccount(beside, { admin: true }));
  offer = { kit, files, acknowledged, isOver: () => isOver };
  acknowledged.pictures.push(await uploadPicture(new Caller(stack.web[0]!.url, traffic, admin), '#336699'));
}, 600_000);
afterAll(async () => {
  isOver = true;
  await people;
  await stack?.close();
  process.stdout.write(`${figures.join('\n')}\n`);
});

/** Four who look, two who buy, one who works. */
const startPeople = (): void => {
  const { url } = stack.balancer;
  const [caller, worker] = [new Caller(url, traffic), new Caller(url, traffic, admin)];
  const running = [
    ...Array.from({ length: 4 }, () => shop(caller, offer, 30)),
    ...Array.from({ length: 2 }, () => buy(caller, offer, 100)),
    administer(worker, offer, 400),
  ];
  people = Promise.all(running);
};

describe.skipIf(!program || !isThere)('three processes over a replica that lags', { timeout: 1_200_000 }, () => {
  it(`show each of ${PAIRS} changes to who made it, at whichever process`, async () => {
    const { beside, database, web } = stack;
    const [behind, near] = database.replicas;
    await behind!.sql(`ALTER SYSTEM SET recovery_min_apply_delay = '${LAG_MS}ms'`);
    await behind!.sql('SELECT pg_reload_conf()');
    const reads = async () =>
      Number((await near!.sql<{ n: string }>('SELECT sum(xact_commit) AS n FROM pg_stat_database'))[0]!.n);
    const [before, startedAt] = [await reads(), performance.now()];
    const each = Array.from({ length: PEOPLE }, async () => {
      const session = await signInAs(beside, await buildAccount(beside));
      return changeAndLook(web, session, await buildSellable(beside), PAIRS / PEOPLE);
    });
    const stale = (await Promise.all(each)).reduce((sum, one) => sum + one, 0);
    const atReplica = (await reads()) - before;
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    figures.push(
      `own writes: ${PAIRS} pairs in ${seconds} s, ${stale} stale, ${atReplica} statements at the other replica`,
    );
    expect(stale).toBe(0);
    expect(atReplica).toBeGreaterThan(PAIRS / 4);
    await behind!.sql('ALTER SYSTEM RESET recovery_min_apply_delay');
    await behind!.sql('SELECT pg_reload_conf()');
  });

  it('lock an account after five wrong passwords, wherever each was tried', async () => {
    const { email } = await buildAccount(stack.beside);
    const signIn = async (n: number, password: string) => {
      const query = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
      const asked = new Caller(stack.web[n % 3]!.url, new Traffic()).ask(query, { input: { email, password } });
      return asked.then(String, (error: Error) => error.message);
    };
    const wrong = [];
    for (let n = 0; n < 5; n += 1) wrong.push(await signIn(n, 'not the password'));
    expect(wrong).toEqual(wrong.map(() => 'login: INVALID_CREDENTIALS'));
    const right = await Promise.all([0, 1, 2].map((n) => signIn(n, PASSWORD)));
    expect(right).toEqual(right.map(() => 'login: RATE_LIMITED'));
  });
});

describe.skipIf(!program || !isThere)('a shop under load', { timeout: 600_000 }, () => {
  beforeAll(startPeople);
  afterEach(async () => {
    expect(await breachesOf(stack, acknowledged)).toEqual([]);
  });

  it('loses one request in a thousand at the most when a web process is killed', async () => {
    traffic.begin();
    const before = await stack.balancer.retries();
    await stack.web[0]!.kill();
    await served(1_000);
    await stack.web[0]!.start();
    await served(4_000);
    tell('kill of a web process', `${(await stack.balancer.retries()) - before} asked again by the balancer`);
    expect(traffic.lost, traffic.failed.join('\n')).toBeLessThanOrEqual(MOST_LOST);
  });

  it('loses nothing when a process that works is killed: another does its jobs', async () => {
    traffic.begin();
    await stack.jobs[0]!.kill();
    await served(500);
    expect(await allMailed(stack)).toBe(true);
    await stack.jobs[0]!.start();
    tell('kill of a jobs process');
    expect([traffic.failed, traffic.refused]).toEqual([[], 0]);
  });

  it('loses nothing when a replica is killed, and another one stands still', async () => {
    const [first, second] = stack.database.replicas;
    traffic.begin();
    await first!.crash();
    await served(500);
    await first!.start();
    tell('kill of a replica');
    expect([traffic.failed, traffic.refused]).toEqual([[], 0]);
    traffic.begin();
    second!.signal('SIGSTOP');
    await pause(PAUSED_MS);
    second!.signal('SIGCONT');
    await served(500);
    tell(`a replica stopped for ${PAUSED_MS / 1000} s`);
    expect([traffic.failed, traffic.refused]).toEqual([[], 0]);
  });

  it('loses nothing without Redis, and finds it again', async () => {
    traffic.begin();
    await stack.redis.kill();
    await served(500);
    await stack.redis.start();
    await served(1_000);
    tell('kill of Redis');
    expect([traffic.failed, traffic.refused]).toEqual([[], 0]);
  });

  it('says that files are away while the S3 store is, and nothing else', async () => {
    traffic.begin();
    await stack.s3.kill();
    await served(500);
    await stack.s3.start();
    tell('kill of the S3 store');
    expect(traffic.failed).toEqual([]);
    await served(traffic.total + 100);
    traffic.begin();
    await served(300);
    expect([traffic.failed, traffic.refused]).toEqual([[], 0]);
  });

  it.each([
    ['by the version before', older?.main],
    ['by this version', undefined],
  ])('refuses nobody while its processes are replaced one by one %s', async (name, main) => {
    traffic.begin();
    for (const machine of [...stack.web, ...stack.jobs]) {
      expect(await machine.drain()).toBe(0);
      await machine.start(main);
      await served(traffic.total + 200);
    }
    tell(`a rolling restart, each replaced ${name}`);
    expect([traffic.failed, traffic.refused]).toEqual([[], 0]);
  });

  it.skipIf(!mayMount)(
    'goes on with a full disk of one process, which takes no pictures until there is room',
    async () => {
      const machine = stack.web[2]!;
      const caller = new Caller(machine.url, new Traffic(), admin);
      traffic.begin();
      expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'full', machine.dataDir]).status).toBe(0);
      const filler = path.join(machine.dataDir, 'filler');
      writeFileSync(filler, '');
      expect(() => {
        for (;;) appendFileSync(filler, Buffer.alloc(4096));
      }).toThrow('ENOSPC');
      await expect(uploadPicture(caller, '#102030')).rejects.toThrow('SERVICE_UNAVAILABLE');
      await served(500);
      expect(spawnSync('umount', ['--lazy', machine.dataDir]).status).toBe(0);
      await uploadPicture(caller, '#102030');
      tell('a full disk of a web process');
      expect([machine.lives, traffic.failed]).toEqual([true, []]);
    },
  );

  it('writes again within ten seconds of a promotion, has lost nothing, and is followed by the other replica', async () => {
    const { database, pooler, web } = stack;
    const { host, username, password } = new URL(database.primary.url);
    const places = database.replicas.map(({ url }) => new URL(url).host);
    const env = {
      ...process.env,
      PGUSER: username,
      PGPASSWORD: password,
      POOLER: pooler.place,
      POOLER_DATABASES: pooler.databases,
    };
    traffic.begin();
    await database.primary.crash();
    await served(100);
    const promotion = promisify(execFile)(PROMOTE, places, { env });
    const startedAt = performance.now();
    const promoted = (await promotion).stdout.trim();
    const doneAt = performance.now();
    const writes = async (url: string): Promise<boolean> => {
      const letter = { id: offer.kit, delta: 1, key: crypto.randomUUID(), reason: 'DELIVERY' };
      const query = 'mutation ($input: ChangeStockInput!) { changeStock(input: $input) { id } }';
      return new Caller(url, new Traffic(), admin).ask(query, { input: letter }).then(Boolean, () => false);
    };
    await Promise.all(web.map(({ url }) => until(() => writes(url))));
    const backMs = Math.round(performance.now() - doneAt);
    const atServed = traffic.total;
    await served(atServed + 1_000);
    tell('kill of the primary', `promoted in ${Math.round(doneAt - startedAt)} ms, writes back ${backMs} ms later`);
    expect(promoted).not.toBe(host);
    expect(backMs).toBeLessThan(WRITES_BACK_MS);
    expect(traffic.failed).toEqual([]);
    traffic.begin();
    await served(500);
    expect([traffic.failed, traffic.refused]).toEqual([[], 0]);
    const now = database.replicas.find(({ url }) => new URL(url).host === promoted)!;
    expect(await now.sql('SELECT state, sync_state FROM pg_stat_replication')).toEqual([
      { state: 'streaming', sync_state: 'quorum' },
    ]);
    expect(await allMailed(stack)).toBe(true);
  });
});
