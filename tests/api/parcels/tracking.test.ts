import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trackingJob } from '../../../server/parcels/tracking.job.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startCarriers, type CarrierServer } from '../../support/fakes/carriers.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { buildGoodsOrder, packingTable, runAllJobs, statesOf } from '../../support/parcels.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const HOUR = 3_600_000;

let shop: TestShop;
let carriers: CarrierServer;
let table: ReturnType<typeof packingTable>;
let kit: number;
/** Sessions end long before parcels arrive. */
const signIn = async (): Promise<void> => {
  table = packingTable(shop, await buildPerson(shop, { admin: true }));
};
beforeAll(async () => {
  carriers = await startCarriers();
  shop = await startShop({ env: carriers.env });
  await signIn();
  kit = await buildSellable(shop, { stock: 500 });
});
afterAll(async () => {
  expect(await checkInvariants(shop)).toEqual([]);
  await shop.close();
  await carriers.close();
});

/** An order whose one parcel its carrier has. */
const sent = async (carrier: 'GLS' | 'DPD' = 'GLS') => {
  const order = await buildGoodsOrder(shop, [{ productId: kit, quantity: 1 }]);
  const { id: parcel } = await table.pack(order.id, undefined, { carrier });
  await table.done('requestParcelLabel', { id: parcel });
  await runAllJobs(shop);
  await table.done('handParcelOver', { id: parcel });
  await runAllJobs(shop);
  return { ...order, number: (await table.see(order.id)).parcels[0]!.number! };
};
const stepsOf = async (id: string) => (await table.see(id)).parcels[0]!.steps.map(({ kind }) => kind);
/** The next turn of the job. */
const turn = async (): Promise<void> => {
  shop.clock.advance(HOUR);
  await trackingJob.run(shop.ctx({ background: true }), {});
  await runAllJobs(shop);
  await signIn();
};
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('a parcel that is followed', () => {
  it('waits at a point, of which the buyer is told once, and completes its order when it is taken', async () => {
    const { id, email, number } = await sent();
    carriers.gls.step(number, '55', at(1));
    await turn();
    await turn();
    expect(await stepsOf(id)).toEqual(['PACKED', 'HANDED_OVER', 'READY']);
    const told = shop.mails.filter(({ to, subject }) => to === email && /ready to be picked up/.test(subject));
    expect(told).toHaveLength(1);
    carriers.gls.step(number, '05', at(2));
    await turn();
    expect(await statesOf(shop, id)).toEqual(['COMPLETED', 'PAID', 'DELIVERED']);
  });

  it('is where it came last, whatever order the carrier tells in', async () => {
    const { id, number } = await sent();
    carriers.gls.step(number, '05', at(9));
    await turn();
    carriers.gls.step(number, '55', at(5));
    carriers.gls.step(number, '03', at(1));
    await turn();
    expect(await stepsOf(id)).toEqual(['PACKED', 'HANDED_OVER', 'DELIVERED']);
    expect((await statesOf(shop, id))[2]).toBe('DELIVERED');
  });

  it('is asked for again at its next turn when the carrier does not answer, and no more once it arrived', async () => {
    const { id, number } = await sent();
    carriers.gls.step(number, '05', at(1));
    carriers.gls.faults.push('ERROR_500');
    await turn();
    expect((await statesOf(shop, id))[2]).toBe('SHIPPED');
    await turn();
    expect((await statesOf(shop, id))[2]).toBe('DELIVERED');
    const sql = 'SELECT count(*)::int AS n FROM parcel WHERE look_at IS NOT NULL AND order_id = $1';
    expect(await shop.ctx().sql(sql, [id])).toEqual([{ n: 0 }]);
  });

  it('is not asked for at a carrier that does not tell, nor is one for which it was meant to be', async () => {
    const { id } = await sent('DPD');
    const lookAt = async () =>
      (await shop.ctx().sql<{ at: Date | null }>('SELECT look_at AS at FROM parcel WHERE order_id = $1', [id]))[0]!.at;
    expect(await lookAt()).toBeNull();
    await shop.ctx().sql('UPDATE parcel SET look_at = now() WHERE order_id = $1', [id]);
    await turn();
    expect(await lookAt()).toBeNull();
    expect(await stepsOf(id)).toEqual(['PACKED', 'HANDED_OVER']);
  });

  it('that comes back is told as such, and its order is not delivered', async () => {
    const { id, number } = await sent();
    carriers.gls.step(number, '23', at(1));
    await turn();
    expect(await stepsOf(id)).toEqual(['PACKED', 'HANDED_OVER', 'RETURNED']);
    expect((await statesOf(shop, id))[2]).toBe('SHIPPED');
  });
});
