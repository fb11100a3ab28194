import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantEntitlements, restoreEntitlement, restoreEntitlements, revokeEntitlements } from '../../../server/delivery/delivery.service.ts'; // oxfmt-ignore
import { Entitlement } from '../../../server/delivery/entitlement.entity.ts';
import { bindVersions } from '../../../server/delivery/entitlements.service.ts';
import { buildFiles } from '../../support/builders/build-files.ts';
import { buildPaidOrder, type PaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let files: number[];
let kit: number;
beforeAll(async () => {
  shop = await startShop();
  kit = await buildSellable(shop, { stock: 99 });
  files = [await buildSellable(shop, { type: 'DIGITAL' }), await buildSellable(shop, { type: 'DIGITAL' })];
});
afterAll(async () => {
  expect(await checkInvariants(shop, ['orders'])).toEqual([]);
  await shop.close();
});

const buy = (productIds: number[]) => buildPaidOrder(shop.ctx({ locale: 'de' }), productIds);
/** In the order of the lines. */
const entitlementsOf = async ({ lines }: PaidOrder): Promise<Entitlement[]> => {
  const found = await shop.ctx().repo(Entitlement).find();
  return lines.flatMap(({ id }) => found.filter(({ orderLineId }) => orderLineId === id));
};
const reasonsOf = async (paid: PaidOrder) => (await entitlementsOf(paid)).map(({ revokeReason }) => revokeReason);
const packing = ({ order }: PaidOrder) =>
  shop
    .ctx()
    .sql('SELECT j.payload FROM graphile_worker._private_jobs j WHERE key = $1', [`delivery.package:${order.id}`]);

describe('what is paid', () => {
  it('gives one right for each line of files, in the language of the order, and has them packed', async () => {
    const paid = await buy([kit, ...files]);
    const granted = await entitlementsOf(paid);
    expect(granted.map(({ productId }) => productId)).toEqual(files);
    expect(granted[0]).toMatchObject({ locale: 'de', revokedAt: null, revokeReason: null });
    expect(await packing(paid)).toEqual([{ payload: expect.objectContaining({ orderId: paid.order.id }) }]);
    await shop.ctx().sql('DELETE FROM graphile_worker._private_jobs');
    await grantEntitlements(shop.ctx(), paid.order);
    expect([await entitlementsOf(paid), await packing(paid)]).toEqual([granted, []]);
  });

  it('has nothing packed where it was goods alone', async () => {
    const paid = await buy([kit]);
    expect([await entitlementsOf(paid), await packing(paid)]).toEqual([[], []]);
  });
});

describe('what is taken back', () => {
  it('is all of an order, because it was refunded where nothing else is said, and of no other order', async () => {
    const [paid, other] = [await buy(files), await buy(files)];
    expect(await revokeEntitlements(shop.ctx(), paid.order)).toBe(2);
    expect([await reasonsOf(paid), await reasonsOf(other)]).toEqual([
      ['REFUNDED', 'REFUNDED'],
      [null, null],
    ]);
  });

  it('is the lines that are named, and one of them can be given back, once', async () => {
    const paid = await buy(files);
    const [first, second] = paid.lines.map(({ id }) => id);
    expect(await revokeEntitlements(shop.ctx(), paid.order, { reason: 'ADMIN', itemIds: [second!] })).toBe(1);
    expect(await reasonsOf(paid)).toEqual([null, 'ADMIN']);
    expect(await restoreEntitlement(shop.ctx(), paid.order, first!)).toBe(0);
    expect(await restoreEntitlement(shop.ctx(), paid.order, second!)).toBe(1);
    expect(await entitlementsOf(paid)).toMatchObject([{ revokedAt: null }, { revokedAt: null, revokeReason: null }]);
  });

  it('for one reason is given back without what was taken for another', async () => {
    const paid = await buy(files);
    await revokeEntitlements(shop.ctx(), paid.order, { reason: 'ADMIN', itemIds: [paid.lines[0]!.id] });
    await revokeEntitlements(shop.ctx(), paid.order, { reason: 'DISPUTED' });
    expect(await restoreEntitlements(shop.ctx(), paid.order, 'DISPUTED')).toBe(1);
    expect(await reasonsOf(paid)).toEqual(['ADMIN', null]);
  });
});

it('files that were sold before there were any get the first version, once, at no cost for all others', async () => {
  const { productId, versionId } = await buildFiles(shop.ctx());
  const [bound, open] = await entitlementsOf(await buy([productId, files[0]!]));
  await shop.ctx().sql('UPDATE entitlement SET model_version_id = NULL WHERE id = $1', [bound!.id]);
  const late = { ...bound!, modelVersionId: null };
  const known = { ...bound!, id: open!.id };
  await bindVersions(shop.ctx(), [late, known, open!]);
  expect([late, known, open!].map(({ modelVersionId }) => modelVersionId)).toEqual([versionId, versionId, null]);
  expect(await shop.statements(() => bindVersions(shop.ctx(), [late, known]))).toBe(0);
});
