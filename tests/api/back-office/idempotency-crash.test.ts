import { describe, expect, it } from 'vitest';
import { BackOfficeScope } from '../../../server/core/permissions.ts';
import { buildProgram } from '../../support/builders/build-admin-key.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startCrashingShop, startShopOfTest } from '../../support/crashing-shop.ts';
import { checkInvariants } from '../../support/invariants.ts';

describe('a call of a key whose process dies by kill -9', () => {
  it.each([
    ['key.worked', undefined],
    ['key.kept', 'true'],
  ])('at %s has one effect once it was sent again', async (step, replayed) => {
    const shop = await startShopOfTest();
    const program = await buildProgram(shop, [BackOfficeScope.FULFILMENT_WRITE]);
    const { order } = await buildPaidOrder(shop.ctx(), [await buildProduct(shop.ctx())]);
    const doomed = await startCrashingShop(shop, step);
    const headers = { ...program.headers, 'content-type': 'application/json', 'idempotency-key': '"one-parcel"' };
    const url = `/api/back-office/v1/orders/${order.id}/shipment`;
    const payload = JSON.stringify({ carrier: 'GLS', tracking: '90123456' });
    await fetch(doomed.url + url, { method: 'POST', headers, body: payload }).catch(() => undefined);
    expect(await doomed.gone).toBe('SIGKILL');
    const again = await shop.inject({ method: 'POST', url, headers, payload });
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([200, replayed]);
    expect(again.json()).toMatchObject({ fulfilmentStatus: 'SHIPPED', parcel: { tracking: '90123456' } });
    const logged = await shop.ctx().sql(`SELECT FROM audit_entry WHERE action = 'order.ship'`);
    expect(logged).toHaveLength(1);
    expect(await checkInvariants(shop)).toEqual([]);
  });
});
