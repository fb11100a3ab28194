import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, PASSWORD } from '../support/builders/build-account.ts';
import { buildSellable } from '../support/builders/build-sellable.ts';
import { checkInvariants } from '../support/invariants.ts';
import { until } from '../support/processes.ts';
import { startServerProcess, type ServerProcess } from '../support/server-process.ts';
import { startShop, type TestShop } from '../support/shop.ts';
import { payByCalls, ShopCalls, type Bought, type Purchase } from '../support/shop-calls.ts';
import * as newCalls from '../support/shop-calls.ts';
import { olderVersion } from './older-version.ts';

const ROUNDS = 5;
const older = olderVersion();

interface Version {
  readonly server: ServerProcess;
  /** Each is spoken to as its own tests do. */
  readonly place: (shop: ShopCalls, purchase: Purchase) => Promise<Bought>;
}

describe.skipIf(!older)(
  `the version of ${older?.commit.slice(0, 8)} beside this one, on the schema of this one`,
  () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'martyx-upgrade-data-'));
    /** Has migrated the database; it answers nobody. */
    let beside: TestShop;
    let old: Version;
    let now: Version;
    let kit: number;
    let files: number;

    beforeAll(async () => {
      beside = await startShop();
      kit = await buildSellable(beside, { stock: 1_000 });
      files = await buildSellable(beside, { type: 'DIGITAL' });
      const { env } = beside;
      const start = (main?: string) => startServerProcess({ dataDir: dir, env, main });
      const oldCalls = (await import(path.join(older!.folder, 'tests/support/shop-calls.ts'))) as typeof newCalls;
      now = { server: await start(), place: newCalls.placeByCalls };
      old = { server: await start(older!.main), place: oldCalls.placeByCalls };
    });
    afterAll(async () => {
      for (const version of [old, now])
        if (version?.server.child.exitCode === null) await version.server.end('SIGTERM');
      await beside?.close();
      rmSync(dir, { recursive: true, force: true });
    });

    const eachWay = (): [Version, Version][] => [
      [old, old],
      [old, now],
      [now, old],
      [now, now],
    ];

    it('shows lists, pages and health', async () => {
      for (const { server } of [old, now]) {
        const addresses = ['/readyz', '/', '/products', `/products/${kit}`, '/api/products', `/api/products/${kit}`];
        const statuses = await Promise.all(
          addresses.map(async (address) => (await fetch(server.url + address)).status),
        );
        expect(statuses).toEqual(addresses.map(() => 200));
      }
    });

    it('takes sign-ins, orders and payments, whichever of both has the next step', async () => {
      const { email } = await buildAccount(beside);
      const bought: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [first, second] of eachWay()) {
          const signedIn = await new ShopCalls(first.server.url).signIn({ email, password: PASSWORD });
          const elsewhere = new ShopCalls(second.server.url, signedIn.session);
          expect(await elsewhere.ask('{ me { email } }')).toEqual({ me: { email } });
          const lines = [kit, files].map((productId) => ({ productId, quantity: 1 }));
          const order = await first.place(signedIn, { lines });
          expect(await payByCalls(elsewhere, order)).toBe('PAID');
          bought.push(order.id);
        }
      }
      const unfinished = () =>
        beside.ctx().sql(
          `SELECT o.id FROM orders o WHERE o.id = ANY($1) AND
           (o.payment_status <> 'PAID' OR NOT EXISTS (SELECT FROM invoice i WHERE i.order_id = o.id))`,
          [bought],
        );
      expect(await until(async () => (await unfinished()).length === 0)).toBe(true);
      expect(bought).toHaveLength(ROUNDS * 4);
      expect(await checkInvariants(beside)).toEqual([]);
    });

    it('ends well, and this one goes on', async () => {
      expect(old.server.child.exitCode).toBeNull();
      expect((await old.server.end('SIGTERM')).code).toBe(0);
      expect((await fetch(`${now.server.url}/products/${kit}`)).status).toBe(200);
    });
  },
);
