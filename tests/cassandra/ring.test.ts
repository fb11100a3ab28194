import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoreStatus, VisitStore } from '../../server/visits/visit-store.ts';
import { visitLogOf } from '../../server/visits/visit-log.ts';
import { buildAccount, signInAs } from '../support/builders/build-account.ts';
import { track } from '../support/builders/build-visit.ts';
import { startShop, type TestShop } from '../support/shop.ts';
import { buildStoredVisit, countsOf } from '../support/visit-store-contract.ts';
import { createCassandraNode, type CassandraNode } from './cassandra-node.ts';

const nodes = [1, 2, 3].map(createCassandraNode);
const [, second, third] = nodes as [CassandraNode, CassandraNode, CassandraNode];
const DAY = '2026-03-03';
const UP_MS = 60_000;

let shop: TestShop;
let store: VisitStore;
beforeAll(async () => {
  for (const node of nodes) await node.start();
  const points = nodes.map(({ contactPoint }) => contactPoint).join(',');
  shop = await startShop({ env: { CASSANDRA_CONTACT_POINTS: points } });
  ({ store } = visitLogOf(shop.shop));
});
afterAll(async () => {
  await shop?.close();
  await Promise.all(nodes.map((node) => node.kill()));
});

/** Writes a batch every 50 ms as the buffer does, again after a failure; counts what was acknowledged. */
const startWriting = () => {
  const state = { on: true, acknowledged: 0, failures: 0 };
  const run = async (): Promise<void> => {
    for (let n = 0; state.on; n += 1) {
      const batch = Array.from({ length: 5 }, (_, i) => buildStoredVisit(DAY, { visitor: `v${(n + i) % 9}` }, n));
      for (let done = false; !done;) {
        done = await store.add(batch).then(
          () => true,
          () => ((state.failures += 1), false),
        );
      }
      state.acknowledged += batch.length;
      await pause(50);
    }
  };
  const running = run();
  return { state, stop: () => ((state.on = false), running) };
};

const readConsole = async (): Promise<StoreStatus> => {
  const headers = await signInAs(shop, await buildAccount(shop, { admin: true }));
  const query = '{ visitStore { kind replication nodes { address state since version dataCentre hintFiles } } }';
  const { data } = await shop.graphql<{ visitStore: StoreStatus }>(query, {}, { headers });
  return data.visitStore;
};
const statesOf = async () => (await readConsole()).nodes.map(({ state }) => state);

const rowsOf = async (): Promise<number> => {
  let rows = 0;
  for await (const batch of store.rowsOf(DAY)) rows += batch.length;
  return rows;
};

describe('a ring of three nodes', () => {
  it('keeps three copies and takes visits', async () => {
    await store.add([buildStoredVisit('2026-03-02')]);
    expect(await readConsole()).toMatchObject({ kind: 'CASSANDRA', replication: 3 });
    await expect.poll(statesOf, { timeout: UP_MS }).toEqual(['NORMAL', 'NORMAL', 'NORMAL']);
  });

  it('loses nothing acknowledged while a node is killed and comes back, and the console tells', async () => {
    const writer = startWriting();
    await expect.poll(() => writer.state.acknowledged, { timeout: UP_MS }).toBeGreaterThan(50);
    await second.kill();
    const atKill = writer.state.acknowledged;
    await expect.poll(statesOf, { timeout: UP_MS }).toEqual(['NORMAL', 'DOWN', 'NORMAL']);
    expect((await readConsole()).nodes[1]!.since).not.toBeNull();
    await expect.poll(() => writer.state.acknowledged, { timeout: UP_MS }).toBeGreaterThan(atKill + 100);
    await second.start();
    await expect.poll(statesOf, { timeout: UP_MS }).toEqual(['NORMAL', 'NORMAL', 'NORMAL']);
    await writer.stop();
    const { acknowledged, failures } = writer.state;
    expect(await countsOf(store, DAY)).toEqual({ visits: acknowledged, visitors: 9, countries: { SK: acknowledged } });
    expect(await rowsOf()).toBe(acknowledged);
    process.stdout.write(`${acknowledged} visits, ${atKill} before the kill, ${failures} batches sent again\n`);

    await third.kill();
    await expect.poll(rowsOf, { timeout: UP_MS }).toBe(acknowledged);
    expect((await countsOf(store, DAY)).visits).toBe(acknowledged);
  });

  it('has visits wait while too few nodes are left, and counts them once it is whole again', async () => {
    const log = visitLogOf(shop.shop);
    await second.kill();
    for (let i = 0; i < 3; i += 1) expect((await track(shop)).statusCode).toBe(204);
    await expect.poll(() => log.buffer.state().away, { timeout: UP_MS }).toBe(true);
    expect(log.buffer.state().waiting).toBe(3);
    expect(await statesOf()).toEqual(['NORMAL', 'DOWN', 'DOWN']);
    await third.start();
    await expect.poll(() => log.buffer.state().waiting, { timeout: UP_MS }).toBe(0);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bratislava' }).format(shop.clock.now());
    expect(log.buffer.state()).toMatchObject({ away: false, dropped: 0 });
    expect((await countsOf(store, day)).visits).toBe(3);
  });
});
