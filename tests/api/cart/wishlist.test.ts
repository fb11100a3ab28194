import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setActive } from '../../../server/catalog/product/product-change.service.ts';
import { buildAccount, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let kit: number;
let files: number;
let headers: SignedInHeaders;
beforeAll(async () => {
  shop = await startShop();
  kit = await buildSellable(shop, { priceMinor: 12_900, name: 'Kit' });
  files = await buildSellable(shop, { type: 'DIGITAL', priceMinor: 1290, name: 'Files' });
});
beforeEach(async () => {
  headers = await signInAs(shop, await buildAccount(shop));
});
afterAll(() => shop.close());

type Method = 'GET' | 'POST' | 'DELETE';
const UNKNOWN = 2_000_000_000;

const call = async (method: Method, path: string, payload?: object, as: Record<string, string> = headers) => {
  const answer = await shop.inject({ method, url: `/api/wishlist${path}`, headers: as, payload });
  return { status: answer.statusCode, body: answer.json<never>() as Record<string, unknown> };
};
const add = (productId: unknown) => call('POST', '/add', { productId });
const idsOf = ({ body }: { body: Record<string, unknown> }) =>
  (body.data as { items: { productId: number }[] }).items.map(({ productId }) => productId);

describe('GET /api/wishlist', () => {
  it('is empty before the first product', async () => {
    expect(await call('GET', '')).toEqual({
      status: 200,
      body: { success: true, data: { items: [], totalCount: 0, lastUpdated: null } },
    });
  });

  it('has the product added last in front, with name, price as a decimal, picture and whether it is sold', async () => {
    await add(kit);
    const answer = await add(files);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      data: {
        items: [
          {
            productId: files,
            productName: 'Files',
            productPrice: 12.9,
            currency: 'EUR',
            imageUrl: expect.stringMatching(/^\/media\//) as string,
            isAvailable: true,
            addedAt: expect.any(String) as string,
          },
          expect.objectContaining({ productId: kit, productPrice: 129 }),
        ],
        totalCount: 2,
        lastUpdated: expect.any(String) as string,
      },
    });
    expect((await call('GET', '')).body).toEqual(answer.body);
  });

  it('marks as unavailable what is no longer sold, and counts it into no value', async () => {
    const gone = await buildSellable(shop, { priceMinor: 5000 });
    for (const id of [kit, files, gone]) await add(id);
    await setActive(shop.ctx(), gone, false);
    const { items } = (await call('GET', '')).body.data as { items: { isAvailable: boolean }[] };
    expect(items.map(({ isAvailable }) => isAvailable)).toEqual([false, true, true]);
    expect((await call('GET', '/stats')).body).toEqual({
      success: true,
      data: { totalItems: 3, availableItems: 2, unavailableItems: 1, totalValue: 141.9 },
    });
  });

  it('takes two statements beside those that know the caller, however many products there are', async () => {
    await call('POST', '/bulk/add', [kit, files]);
    const texts = await shop.statementTexts(() => call('GET', ''));
    expect(texts.filter((text) => /wishlist|FROM product/.test(text))).toHaveLength(2);
  });
});

describe('POST /api/wishlist/add', () => {
  it('takes an id as a text of digits too', async () => {
    expect(idsOf(await add(String(kit)))).toEqual([kit]);
  });

  it('refuses what is there already, unknown, no longer sold or no id', async () => {
    const gone = await buildSellable(shop, { active: false });
    await add(kit);
    const codeOf = async (id: unknown) => {
      const { status, body } = await add(id);
      return [status, body.errorCode];
    };
    expect(await codeOf(kit)).toEqual([409, 'ALREADY_IN_WISHLIST']);
    expect(await codeOf(UNKNOWN)).toEqual([404, 'PRODUCT_NOT_FOUND']);
    expect(await codeOf(gone)).toEqual([404, 'PRODUCT_NOT_FOUND']);
    for (const id of ['abc', 1.5, null, -1, 3e10, {}]) expect(await codeOf(id)).toEqual([400, 'VALIDATION_FAILED']);
    expect(idsOf(await call('GET', ''))).toEqual([kit]);
  });

  it('adds once when it is called many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(kit)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
    expect(idsOf(await call('GET', ''))).toEqual([kit]);
  });
});

describe('DELETE /api/wishlist/remove', () => {
  it('removes a product and says so when it was not there', async () => {
    await call('POST', '/bulk/add', [kit, files]);
    expect(idsOf(await call('DELETE', '/remove', { productId: kit }))).toEqual([files]);
    const again = await call('DELETE', '/remove', { productId: kit });
    expect([again.status, again.body.errorCode]).toEqual([404, 'NOT_IN_WISHLIST']);
  });
});

describe('GET /api/wishlist/check/{productId}', () => {
  it('says whether a product is there, and refuses what is no id', async () => {
    await add(kit);
    const check = async (id: number | string) => (await call('GET', `/check/${id}`)).body;
    expect(await check(kit)).toEqual({ success: true, data: { productId: kit, inWishlist: true } });
    expect(await check(files)).toEqual({ success: true, data: { productId: files, inWishlist: false } });
    expect(await check('abc')).toMatchObject({ errorCode: 'INVALID_PRODUCT_ID', args: { id: 'abc' } });
  });
});

describe('POST /api/wishlist/cleanup', () => {
  it('removes what is no longer sold and counts it', async () => {
    const gone = await buildSellable(shop);
    await call('POST', '/bulk/add', [gone, kit]);
    await setActive(shop.ctx(), gone, false);
    expect(await call('POST', '/cleanup')).toEqual({ status: 200, body: { success: true, data: { removed: 1 } } });
    const json = { ...headers, 'content-type': 'application/json' };
    for (const as of [headers, json])
      expect((await call('POST', '/cleanup', undefined, as)).body).toEqual({ success: true, data: { removed: 0 } });
    expect(idsOf(await call('GET', ''))).toEqual([kit]);
  });
});

describe('POST /api/wishlist/bulk', () => {
  it('adds and removes what it can and says why it skipped the rest', async () => {
    await add(files);
    expect((await call('POST', '/bulk/add', [kit, files, UNKNOWN, kit])).body).toEqual({
      success: true,
      data: {
        added: [kit],
        skipped: [
          { productId: files, errorCode: 'ALREADY_IN_WISHLIST' },
          { productId: UNKNOWN, errorCode: 'PRODUCT_NOT_FOUND' },
        ],
      },
    });
    expect((await call('POST', '/bulk/remove', [UNKNOWN, kit])).body).toEqual({
      success: true,
      data: { removed: [kit], skipped: [{ productId: UNKNOWN, errorCode: 'NOT_IN_WISHLIST' }] },
    });
    expect(idsOf(await call('GET', ''))).toEqual([files]);
  });

  it('takes a hundred ids and not one more, and nothing but ids', async () => {
    const ids = Array.from({ length: 101 }, (_, i) => UNKNOWN + i);
    for (const path of ['/bulk/add', '/bulk/remove']) {
      expect((await call('POST', path, ids.slice(1))).status).toBe(200);
      for (const body of [ids, ['x'], { ids: [1] }])
        expect((await call('POST', path, body)).body).toMatchObject({ errorCode: 'VALIDATION_FAILED' });
    }
  });

  it('stays below 500 products on a list', async () => {
    const { userId } = (
      await shop
        .ctx()
        .sql<{ userId: string }>('SELECT user_id AS "userId" FROM session ORDER BY created_at DESC LIMIT 1')
    )[0]!;
    await add(kit);
    await shop.ctx().sql(
      `WITH p AS (
         INSERT INTO product (slug, sku, product_type, price_minor, tax_class, category_id, published_at, updated_at)
         SELECT 'fill-' || n, 'FILL-' || n, 'DIGITAL', 100, 'digital', (SELECT min(id) FROM category), now(), now()
         FROM generate_series(1, 499) n RETURNING id
       ) INSERT INTO wishlist_item SELECT $1, id, now() - id * interval '1 s', 100, true FROM p`,
      [userId],
    );
    const { status, body } = await add(files);
    expect([status, body.errorCode]).toEqual([409, 'WISHLIST_FULL']);
  });
});

describe('every call', () => {
  const CALLS: [Method, string, object?][] = [
    ['GET', ''],
    ['GET', '/stats'],
    ['POST', '/add', { productId: 1 }],
    ['DELETE', '/remove', { productId: 1 }],
    ['GET', '/check/1'],
    ['POST', '/cleanup'],
    ['POST', '/bulk/add', [1]],
    ['POST', '/bulk/remove', [1]],
  ];

  it.each(CALLS)('%s %s asks for a sign-in and is kept by nobody', async (method, path, payload) => {
    const answer = await shop.inject({ method, url: `/api/wishlist${path}`, payload });
    expect([answer.statusCode, answer.json<{ errorCode: string }>().errorCode]).toEqual([401, 'UNAUTHENTICATED']);
    expect(
      (await shop.inject({ method, url: `/api/wishlist${path}`, payload, headers })).headers['cache-control'],
    ).toBe('no-store');
  });

  it.each(CALLS.filter(([method]) => method !== 'GET'))(
    '%s %s of a browser echoes the token of its cookie',
    async (method, path, payload) => {
      const { headers: answered } = await shop.inject({ method: 'GET', url: '/api/csrf' });
      const cookie = String(answered['set-cookie']).split(';')[0]!;
      const { status, body } = await call(method, path, payload, { ...headers, cookie });
      expect([status, body.errorCode]).toEqual([403, 'CSRF_FAILED']);
    },
  );

  it('sees and changes the own list only', async () => {
    await add(kit);
    const other = await signInAs(shop, await buildAccount(shop));
    expect((await call('DELETE', '/remove', { productId: kit }, other)).status).toBe(404);
    expect((await call('POST', '/bulk/remove', [kit], other)).body).toMatchObject({ data: { removed: [] } });
    expect(idsOf(await call('GET', '', undefined, other))).toEqual([]);
    expect(idsOf(await call('GET', ''))).toEqual([kit]);
  });
});
