import { afterEach, describe, expect, it } from 'vitest';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { goOnUntil, startCrashingShop, type CrashingShop } from '../../support/crashing-shop.ts';
import { startCarriers, type CarrierServer } from '../../support/fakes/carriers.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { buildGoodsOrder, packingTable, runAllJobs } from '../../support/parcels.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop | null = null;
let carriers: CarrierServer | null = null;
let doomed: CrashingShop | null = null;
afterEach(async () => {
  doomed?.child.kill('SIGKILL');
  await shop?.close();
  await carriers?.close();
  [shop, carriers, doomed] = [null, null, null];
});

describe('a shop that is killed when a carrier has made a label and the shop does not know yet', () => {
  it('finds it there, and no second one is made', async () => {
    carriers = await startCarriers();
    shop = await startShop({ env: carriers.env });
    Object.assign(shop.env, carriers.env);
    const table = packingTable(shop, await buildPerson(shop, { admin: true }));
    const kit = await buildSellable(shop);
    const { id } = await buildGoodsOrder(shop, [{ productId: kit, quantity: 1 }]);
    const { id: parcel } = await table.pack(id, undefined, { carrier: 'GLS' });
    await table.done('requestParcelLabel', { id: parcel });

    doomed = await startCrashingShop(shop, 'label.made');
    expect(await doomed.gone).toBe('SIGKILL');
    expect(carriers.gls.all).toHaveLength(1);
    expect((await table.see(id)).parcels[0]).toMatchObject({ labelState: 'REQUESTED', number: null });

    const label = async () => (await table.see(id)).parcels[0]!.labelState;
    await goOnUntil(shop, async () => (await label()) === 'READY');
    expect((await table.see(id)).parcels[0]).toMatchObject({
      labelState: 'READY',
      number: carriers.gls.all[0]!.number,
    });
    expect(carriers.gls.all).toHaveLength(1);
    expect(await checkInvariants(shop)).toEqual([]);
  });

  it('waits for a person at a carrier that cannot be asked, and is made once when it was deleted there', async () => {
    carriers = await startCarriers();
    shop = await startShop({ env: carriers.env });
    Object.assign(shop.env, carriers.env);
    const table = packingTable(shop, await buildPerson(shop, { admin: true }));
    const { id } = await buildGoodsOrder(shop, [{ productId: await buildSellable(shop), quantity: 1 }]);
    const { id: parcel } = await table.pack(id, undefined, { carrier: 'SLOVAK_POST' });
    await table.done('requestParcelLabel', { id: parcel });

    doomed = await startCrashingShop(shop, 'label.made');
    expect(await doomed.gone).toBe('SIGKILL');
    const [ghost] = carriers.post.all;
    const label = async () => (await table.see(id)).parcels[0]!.labelState;
    await goOnUntil(shop, async () => (await label()) === 'UNCLEAR');
    ghost!.cancelled = true;
    await table.done('clearParcelLabel', { id: parcel });
    await goOnUntil(shop, async () => (await label()) === 'READY');
    expect(carriers.post.all.filter(({ cancelled }) => !cancelled)).toHaveLength(1);
    expect([...carriers.post.sheets.keys()]).toEqual([ghost!.sheet]);
    expect(await checkInvariants(shop)).toEqual([]);
  });
});

describe('a shop that is killed when a carrier knows a manifest and the shop does not know yet', () => {
  it('tells it again, and shows a person what the carrier says', async () => {
    carriers = await startCarriers();
    shop = await startShop({ env: carriers.env });
    Object.assign(shop.env, carriers.env);
    const admin = await buildPerson(shop, { admin: true });
    const table = packingTable(shop, admin);
    const { id } = await buildGoodsOrder(shop, [{ productId: await buildSellable(shop), quantity: 1 }]);
    const { id: parcel } = await table.pack(id, undefined, { carrier: 'SLOVAK_POST' });
    await table.done('requestParcelLabel', { id: parcel });
    await runAllJobs(shop);
    const sql = `SELECT id, state, fault FROM manifest`;
    const manifest = async () => (await shop!.ctx().sql<{ id: string; state: string; fault: string | null }>(sql))[0]!;
    const register = 'mutation ($id: ID!) { registerManifest(input: { id: $id }) { id } }';
    await shop.graphql(register, { id: (await manifest()).id }, admin);

    doomed = await startCrashingShop(shop, 'manifest.registered');
    expect(await doomed.gone).toBe('SIGKILL');
    expect([...carriers.post.sheets.values()]).toEqual([true]);
    expect((await manifest()).state).toBe('REGISTERING');
    await goOnUntil(shop, async () => (await manifest()).state === 'REFUSED');
    expect((await manifest()).fault).toContain('registered');
  });
});
