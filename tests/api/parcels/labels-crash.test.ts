import { afterEach, describe, expect, it } from 'vitest';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { goOnUntil, startCrashingShop, type CrashingShop } from '../../support/crashing-shop.ts';
import { startCarriers, type CarrierServer } from '../../support/fakes/carriers.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { buildGoodsOrder, packingTable } from '../../support/parcels.ts';
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
});
