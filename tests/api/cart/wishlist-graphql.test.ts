import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../../server/accounts/user.entity.ts';
import { setActive, setPrice } from '../../../server/catalog/product/product-change.service.ts';
import { restock } from '../../../server/catalog/stock/stock.service.ts';
import { sendNews } from '../../../server/wishlist/wishlist-news.job.ts';
import { wishlistPersonalData } from '../../../server/wishlist/wishlist.personal-data.ts';
import { buildAccount, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let user: User;
let headers: SignedInHeaders;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(async () => {
  user = await buildAccount(shop);
  headers = await signInAs(shop, user);
});
afterAll(() => shop.close());

const LIST = `items { productId addedAt isAvailable product { name inMyWishlist } } totalCount lastUpdated shareToken news
  stats { totalItems availableItems unavailableItems totalValue { minor } }`;

interface List {
  items: {
    productId: number;
    addedAt: string;
    isAvailable: boolean;
    product: { name: string; inMyWishlist: boolean };
  }[];
  totalCount: number;
  shareToken: string | null;
  news: boolean;
  stats: object;
}

const run = async <Data>(query: string, variables: object = {}, as: Record<string, string> = headers) =>
  shop.graphql<Data>(query, variables as Record<string, unknown>, { headers: as });
const list = async (field: string, variables = {}, types = '') =>
  (await run<{ list: List }>(`${types} { list: ${field} { ${LIST} } }`, variables)).data.list;
const mine = () => list('myWishlist', {}, 'query');
const add = (id: number) => list('addToWishlist(input: { productId: $id })', { id }, 'mutation ($id: Int!)');
const addAll = (ids: number[]) =>
  run('mutation ($ids: [Int!]!) { addAllToWishlist(input: { productIds: $ids }) { changed } }', { ids });
const idsOf = ({ items }: List) => items.map(({ productId }) => productId);
const news = (on: boolean) => list('setWishlistNews(input: { news: $on })', { on }, 'mutation ($on: Boolean!)');

const mails = async () => {
  const before = shop.mails.length;
  await sendNews(shop.ctx());
  await shop.runJobs();
  return shop.mails.slice(before).filter(({ to }) => to === user.email);
};

describe('the list over GraphQL', () => {
  it('says what is on it, what it is worth, and of each product that it is on it', async () => {
    const kit = await buildSellable(shop, { name: 'Kit', priceMinor: 12_900 });
    const after = await add(kit);
    expect(after).toMatchObject({
      items: [{ productId: kit, isAvailable: true, product: { name: 'Kit', inMyWishlist: true } }],
      totalCount: 1,
      stats: { totalItems: 1, availableItems: 1, unavailableItems: 0, totalValue: { minor: 12_900 } },
    });
    expect(await mine()).toEqual(after);
    const visitor = await run('query ($id: Int!) { product(id: $id) { inMyWishlist } }', { id: kit }, {});
    expect(visitor.data).toEqual({ product: { inMyWishlist: false } });
  });

  it('brings removed products back to their places, also those that are no longer sold', async () => {
    const [a, b, c] = [await buildSellable(shop), await buildSellable(shop), await buildSellable(shop)];
    await addAll([a, b, c]);
    const { items } = await mine();
    await setActive(shop.ctx(), b, false);
    await run('mutation ($ids: [Int!]!) { removeAllFromWishlist(input: { productIds: $ids }) { changed } }', {
      ids: [b, c],
    });
    const back = await list(
      'restoreToWishlist(input: { items: $items })',
      { items: items.slice(0, 2).map(({ productId, addedAt }) => ({ productId, addedAt })) },
      'mutation ($items: [WishlistRestoreInput!]!)',
    );
    expect(idsOf(back)).toEqual([c, b, a]);
    expect(back.items[1]!.isAvailable).toBe(false);
  });

  it('is exported with the data of a person, without its secret, and goes with the account', async () => {
    await add(await buildSellable(shop, { name: 'Exported' }));
    await list('shareWishlist', {}, 'mutation');
    const data = JSON.stringify(await wishlistPersonalData[0]!.read!(shop.ctx(), user.id));
    expect(data).toContain('Exported');
    expect(data).not.toContain((await mine()).shareToken);
    await shop.ctx().sql('DELETE FROM users WHERE id = $1', [user.id]);
    expect(await shop.ctx().sql('SELECT 1 FROM wishlist_item WHERE user_id = $1', [user.id])).toEqual([]);
  });
});

describe('a shared list', () => {
  const SHARED = 'query ($token: String!) { sharedWishlist(token: $token) { items { productId } } }';
  const share = async () => (await list('shareWishlist', {}, 'mutation')).shareToken!;

  it('is read by whoever has its token, without what is no longer sold, until that is revoked', async () => {
    const [kit, gone] = [await buildSellable(shop), await buildSellable(shop)];
    await addAll([kit, gone]);
    await setActive(shop.ctx(), gone, false);
    const token = await share();
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(await share()).toBe(token);
    expect((await run(SHARED, { token }, {})).data).toEqual({ sharedWishlist: { items: [{ productId: kit }] } });
    await list('stopSharingWishlist', {}, 'mutation');
    expect((await run(SHARED, { token }, {})).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await share()).not.toBe(token);
  });

  it('has no list behind a token that nobody made', async () => {
    for (const token of ['', 'x', '\0', 'null'])
      expect((await run(SHARED, { token }, {})).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('news of a list', () => {
  it('tell of a lower price once, in the language in which they were asked for, with a way out', async () => {
    headers['accept-language'] = 'sk';
    const kit = await buildSellable(shop, { name: 'Kestrel', priceMinor: 18_900 });
    await add(kit);
    await news(true);
    expect(await mails()).toEqual([]);
    await setPrice(shop.ctx(), kit, 14_900);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('Nižšia cena: Kestrel');
    expect(mail!.text).toMatch(/149,00.€/);
    expect(await mails()).toEqual([]);
    expect(mail!.text).toContain(mail!.unsubscribeUrl);

    const token = /unsubscribe\?lang=sk&token=([\w-]+)/.exec(mail!.text)![1];
    const out = await run(
      'mutation ($token: String!) { unsubscribeFromWishlist(input: { token: $token }) { receivedAt } }',
      { token },
      {},
    );
    expect(out.data).toEqual({ unsubscribeFromWishlist: { receivedAt: expect.any(String) } });
    expect((await mine()).news).toBe(false);
    await setPrice(shop.ctx(), kit, 9900);
    expect(await mails()).toEqual([]);
  });

  it('tell of what is back in stock and of what is sold again, all of one time in one mail', async () => {
    const [kit, off] = [await buildSellable(shop, { stock: 0 }), await buildSellable(shop)];
    await addAll([kit, off]);
    await news(true);
    await setActive(shop.ctx(), off, false);
    expect(await mails()).toEqual([]);
    await restock(shop.ctx(), [{ productId: kit, quantity: 3 }]);
    await setActive(shop.ctx(), off, true);
    const told = await mails();
    expect(told).toHaveLength(1);
    expect(told[0]!.subject).toBe('News about 2 products on your wishlist');
  });

  it('say nothing of a higher price, and measure the next one against it', async () => {
    const kit = await buildSellable(shop, { priceMinor: 1000 });
    await add(kit);
    await news(true);
    await setPrice(shop.ctx(), kit, 2000);
    expect(await mails()).toEqual([]);
    await setPrice(shop.ctx(), kit, 1500);
    expect(await mails()).toHaveLength(1);
  });

  it('are sent to nobody who did not ask, and not about what changed before', async () => {
    const kit = await buildSellable(shop, { priceMinor: 1000 });
    await add(kit);
    await setPrice(shop.ctx(), kit, 500);
    expect(await mails()).toEqual([]);
    await news(true);
    expect(await mails()).toEqual([]);
  });

  it('are told once although two processes look at once', async () => {
    const kit = await buildSellable(shop, { priceMinor: 1000 });
    await add(kit);
    await news(true);
    await setPrice(shop.ctx(), kit, 500);
    await Promise.all([sendNews(shop.ctx()), sendNews(shop.ctx())]);
    expect(await mails()).toHaveLength(1);
  });

  it('do not end by a link that nobody sent', async () => {
    const token = Buffer.from(`${user.id}.forged`).toString('base64url');
    const { errors } = await run(
      'mutation ($token: String!) { unsubscribeFromWishlist(input: { token: $token }) { receivedAt } }',
      { token },
      {},
    );
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
