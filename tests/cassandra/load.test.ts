import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCassandraStore } from '../../server/visits/cassandra.store.ts';
import type { VisitStore } from '../../server/visits/visit-store.ts';
import { Machine } from '../scale/chaos/machine.ts';
import { Caller, NotAnswered, Traffic } from '../scale/chaos/traffic.ts';
import { buildSellable } from '../support/builders/build-sellable.ts';
import { buildVisit } from '../support/builders/build-visit.ts';
import { freshNetwork } from '../support/fresh-network.ts';
import { freePort } from '../support/server-process.ts';
import { startShop, type TestShop } from '../support/shop.ts';
import { createCassandraNode, type CassandraNode } from './cassandra-node.ts';

/** A visit is written within a second, and the write itself takes a moment. */
const MAY_BE_LOST_MS = 1_500;
const SHOPPERS = 4;

const nodes = [1, 2, 3].map(createCassandraNode);
const [, second] = nodes as [CassandraNode, CassandraNode, CassandraNode];
const dir = mkdtempSync(path.join(tmpdir(), 'martyx-visits-'));
const traffic = new Traffic();
/** When each visit was taken in, by the process that took it. */
const taken: number[][] = [[], []];
let web: Machine[];
let beside: TestShop;
let store: VisitStore;
let kit: number;
let isOver = false;
let shoppers: Promise<unknown>;

beforeAll(async () => {
  for (const node of nodes) await node.start();
  const ring = { CASSANDRA_CONTACT_POINTS: nodes.map((node) => node.contactPoint).join(',') };
  beside = await startShop({ env: ring });
  store = createCassandraStore(beside.shop);
  kit = await buildSellable(beside);
  const env = { ...beside.env, ...ring, TRUST_PROXY: 'loopback', PAGE_BUDGET: '1000000000' };
  web = await Promise.all([0, 1].map(async (i) => new Machine(await freePort(), path.join(dir, String(i)), env)));
  for (const machine of web) await machine.start();
});
afterAll(async () => {
  isOver = true;
  await shoppers;
  await Promise.all((web ?? []).map((machine) => machine.kill()));
  await store?.close();
  await beside?.close();
  await Promise.all(nodes.map((node) => node.kill()));
  rmSync(dir, { recursive: true, force: true });
});

/** Opens two pages of one process and is counted there. */
const visit = async (i: number): Promise<void> => {
  const caller = new Caller(web[i]!.url, traffic, { 'x-forwarded-for': freshNetwork() });
  await caller.get('/');
  await caller.get(`/products/${kit}`);
  const headers = { 'content-type': 'application/json' };
  await caller.get('/api/meta/visits/track', { method: 'POST', headers, body: JSON.stringify(buildVisit()) });
  taken[i]!.push(performance.now());
};

const shop = async (i: number): Promise<void> => {
  while (!isOver) {
    await visit(i).catch((error: unknown) => {
      if (!(error instanceof NotAnswered)) throw error;
    });
    await pause(20);
  }
};

const counted = async (): Promise<number> => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bratislava' }).format(new Date());
  return (await store.days(today, today))[0]?.count ?? 0;
};
const allTaken = (): number => taken.flat().length;
/** Resolves when so many visits were taken in. */
const visited = async (count: number): Promise<void> => {
  while (allTaken() < count) await pause(50);
};

describe('a shop whose visits go to a ring of three nodes', { timeout: 300_000 }, () => {
  beforeAll(() => {
    shoppers = Promise.all(Array.from({ length: SHOPPERS }, (_, n) => shop(n % web.length)));
  });

  it('serves on and loses no visit while a node is killed under load and comes back', async () => {
    await visited(100);
    await second.kill();
    await visited(allTaken() + 300);
    await second.start();
    await visited(allTaken() + 200);
    const soFar = allTaken();
    await expect.poll(counted, { timeout: 60_000 }).toBeGreaterThanOrEqual(soFar);
    process.stdout.write(`a node killed: ${traffic.toString()}, ${soFar} visits taken in\n`);
    expect([traffic.failed, traffic.refused]).toEqual([[], 0]);
  });

  it('loses at most the visits of the last moment of a process that is killed', async () => {
    await web[1]!.kill();
    const killedAt = performance.now();
    isOver = true;
    await shoppers;
    const last = taken[1]!.filter((at) => killedAt - at < MAY_BE_LOST_MS).length;
    const least = allTaken() - last;
    await expect.poll(counted, { timeout: 60_000 }).toBeGreaterThanOrEqual(least);
    await pause(MAY_BE_LOST_MS);
    const lost = allTaken() - (await counted());
    process.stdout.write(`a process killed: ${lost} of ${allTaken()} visits lost, ${last} of its last moment\n`);
    expect(lost).toBeLessThanOrEqual(last);
  });
});
