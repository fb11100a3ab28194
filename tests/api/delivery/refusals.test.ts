import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../../server/core/context.ts';
import { revokeEntitlements } from '../../../server/delivery/delivery.service.ts';
import { buildAccount } from '../../support/builders/build-account.ts';
import { buildFiles, type BuiltFiles } from '../../support/builders/build-files.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildPaidOrder, payOrder, type PaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { downloadOf, itemsOf, zipPath } from '../../support/download-calls.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const MINUTE = 60_000;

let shop: TestShop;
let files: BuiltFiles;
let paid: PaidOrder;
beforeAll(async () => {
  shop = await startShop();
  files = await buildFiles(shop.ctx());
});
beforeEach(async () => {
  paid = await buildPaidOrder(shop.ctx({ locale: 'sk' }), [files.productId]);
});
afterAll(async () => {
  expect(await checkInvariants(shop, ['catalog', 'orders', 'delivery', 'invoices'])).toEqual([]);
  await shop.close();
});

const get = (url: string) => shop.inject({ method: 'GET', url });

describe('who may not', () => {
  const errorOf = async (url: string) => {
    const response = await get(url);
    return [response.statusCode, response.json<{ errorCode: string }>().errorCode];
  };

  it('a link dies after 15 minutes', async () => {
    const { zipUrl } = await downloadOf(shop, paid);
    shop.clock.advance(14 * MINUTE);
    expect((await get(zipUrl)).statusCode).toBe(200);
    shop.clock.advance(2 * MINUTE);
    expect(await errorOf(zipUrl)).toEqual([403, 'DOWNLOAD_LINK_EXPIRED']);
  });

  it('a person who opens a link in vain reads why and where a new one is, in her language', async () => {
    const { zipUrl } = await downloadOf(shop, paid);
    const read = async (url: string, headers: Record<string, string>) => {
      const answer = await shop.inject({ method: 'GET', url, headers: { accept: 'text/html,*/*;q=0.8', ...headers } });
      return [answer.statusCode, answer.headers['content-type'], answer.body] as const;
    };
    const html = 'text/html; charset=utf-8';
    expect(await read(zipUrl.replace(/[^/]+$/, 'x.zip'), { 'accept-language': 'de' })).toEqual([
      404,
      html,
      expect.stringContaining('Unter diesem Link gibt es keine Datei'),
    ]);
    shop.clock.advance(16 * MINUTE);
    const [status, type, page] = await read(zipUrl, { 'accept-language': 'de', cookie: 'a=1; martyx_language=sk' });
    expect([status, type]).toEqual([403, html]);
    expect(page).toContain('<html lang="sk">');
    expect(page).toContain('Platnosť odkazu vypršala');
    expect(page).toContain('href="/account/downloads?lang=sk"');
    expect(page).not.toMatch(new RegExp(`${paid.order.id}|${paid.accessToken}`));
    const { zipUrl: fresh } = await downloadOf(shop, paid);
    await revokeEntitlements(shop.ctx(), paid.order);
    expect((await read(fresh, {}))[2]).toContain('href="/contact?lang=en"');
    expect(await errorOf(fresh)).toEqual([403, 'DOWNLOAD_NOT_ALLOWED']);
  });

  it('a link that was changed, re-signed with another purpose or made up opens nothing', async () => {
    const { zipUrl, files: inside } = await downloadOf(shop, paid);
    const [, , token = '', name = ''] = zipUrl.split('/');
    const [text, signature] = token.split('.') as [string, string];
    const later = Buffer.from(
      JSON.stringify([...(JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]).slice(0, 4), 9e9]),
    ).toString('base64url');
    const other = inside[1]!.url.split('.')[1]!.split('/')[0]!;
    for (const path of [
      `${later}.${signature}/${name}`,
      `${text}.${other}/${name}`,
      `${text}.${paid.accessToken}/${name}`,
      `${text}/${name}`,
      `x.y.z/${name}`,
      `%00/${name}`,
      `..%2f../${name}`,
      `${token}/another.zip`,
      `${token}/${inside[1]!.url.split('/').at(-1)!}`,
      `${token}/..%2f..`,
    ]) {
      expect(await errorOf(`/downloads/${path}`)).toEqual([404, 'FILE_NOT_AVAILABLE']);
    }
    expect(await errorOf(`/downloads/${token}`)).toEqual([404, 'NOT_FOUND']);
  });

  it('order and item must belong to the caller and to each other', async () => {
    const other = await buildPaidOrder(shop.ctx(), [files.productId]);
    const mixed = `/api/orders/${paid.order.id}/items/${other.lines[0]!.id}/download?accessToken=`;
    expect(await errorOf(mixed + paid.accessToken)).toEqual([404, 'FILE_NOT_AVAILABLE']);
    expect(await errorOf(mixed + other.accessToken)).toEqual([404, 'ORDER_NOT_FOUND']);
    const nobody = zipPath(paid).split('?')[0]!;
    expect(await errorOf(nobody)).toEqual([401, 'UNAUTHENTICATED']);
    expect(await errorOf(`${nobody}?accessToken=${paid.accessToken}&accessToken=x`)).toEqual([401, 'UNAUTHENTICATED']);
    expect(await errorOf('/api/orders/1/items/../download')).toEqual([404, 'NOT_FOUND']);
    expect(await errorOf('/api/orders/x/items/%2e%2e/download')).toEqual([404, expect.any(String)]);
  });

  it('the signed-in owner needs no key, a stranger gets nothing', async () => {
    const { openItem } = await import('../../../server/delivery/links/downloads.service.ts');
    const { id: userId } = await buildAccount(shop);
    await shop.ctx().sql('UPDATE orders SET customer_id = $2 WHERE id = $1', [paid.order.id, userId]);
    const as = (id: string) => shop.ctx({ viewer: { userId: id, admin: false, sessionId: 's' } });
    const item = paid.lines[0]!.id;
    expect((await openItem(as(userId), { id: paid.order.id }, item)).file).toBe('zip');
    const stranger = openItem(as('0197a1b2-0000-7000-8000-000000000002'), { id: paid.order.id }, item);
    await expect(stranger).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  it('nothing before the payment, and goods have no files', async () => {
    const kit = await buildProduct(shop.ctx());
    const { order, accessToken } = await buildOrder(shop.ctx(), {
      lines: [files.productId, kit].map((productId) => ({ productId, quantity: 1 })),
    });
    const items = await itemsOf(shop, { order, accessToken });
    const [digital, goods] = ['DIGITAL', 'PHYSICAL'].map((type) =>
      items.find(({ productType }) => productType === type)!,
    );
    const path = (id: string) => `/api/orders/${order.id}/items/${id}/download?accessToken=${accessToken}`;
    expect(await errorOf(path(digital!.id))).toEqual([403, 'DOWNLOAD_NOT_ALLOWED']);
    expect(await errorOf(path(goods!.id))).toEqual([404, 'FILE_NOT_AVAILABLE']);
    await payOrder(shop.ctx(), order);
    expect((await get(path(digital!.id))).statusCode).toBe(200);
  });

  it('what was taken back once keeps its time and reason when it is taken back again', async () => {
    const taken = () =>
      shop.ctx().sql(
        `SELECT revoked_at, revoke_reason FROM entitlement e JOIN order_line l ON l.id = e.order_line_id
         WHERE l.order_id = $1`,
        [paid.order.id],
      );
    expect(await revokeEntitlements(shop.ctx(), paid.order, { reason: 'WITHDRAWN' })).toBeGreaterThan(0);
    const before = await taken();
    shop.clock.advance(MINUTE);
    expect(await revokeEntitlements(shop.ctx(), paid.order)).toBe(0);
    expect(await taken()).toEqual(before);
  });

  it('a refund kills the links that are out, and the order says so', async () => {
    const before = await downloadOf(shop, paid);
    await transaction(shop.ctx(), (tx) => revokeEntitlements(tx, paid.order));
    for (const url of [before.zipUrl, before.files[2]!.url, zipPath(paid)]) {
      expect(await errorOf(url)).toEqual([403, 'DOWNLOAD_NOT_ALLOWED']);
    }
    expect((await downloadOf(shop, paid)).revoked).toBe(true);
    await shop.ctx().sql(`UPDATE entitlement SET revoked_at = NULL, revoke_reason = NULL`);
  });

  it('a file that is lost is said to be so, not sent empty', async () => {
    const lost = await buildFiles(shop.ctx());
    const order = await buildPaidOrder(shop.ctx(), [lost.productId]);
    await shop.ctx().sql('UPDATE model_file SET sha256 = $2 WHERE version_id = $1', [lost.versionId, '0'.repeat(64)]);
    expect(await errorOf(zipPath(order))).toEqual([404, 'FILE_NOT_AVAILABLE']);
    await shop.ctx().sql('DELETE FROM graphile_worker._private_jobs');
  });
});
