import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewsPersonalData } from '../../../server/reviews/reviews.personal-data.ts';
import { buildPerson, galleryOf, type Person } from '../../support/builders/build-gallery.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let gallery: ReturnType<typeof galleryOf>;
let admin: Person;
beforeAll(async () => {
  shop = await startShop();
  gallery = galleryOf(shop);
  admin = await buildPerson(shop, { admin: true });
});
afterAll(() => shop.close());

type Headers = Record<string, string>;

const TEXT = 'Flies straight, the fins need care.';

interface Own {
  id: string;
  state: string;
  version: number;
  reason: string;
}

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const save = (headers: Headers, productId: number, input: object = {}) =>
  gallery.run<{ saveReview: Own } | null>(
    `mutation ($input: SaveReviewInput!) { saveReview(input: $input) { id state version reason } }`,
    { input: { productId, rating: 4, text: TEXT, ...input } },
    headers,
  );
const saved = async (...call: Parameters<typeof save>): Promise<Own> => (await save(...call)).data!.saveReview;
const publish = (headers: Headers, { id, version }: Pick<Own, 'id' | 'version'>) =>
  gallery.run(
    'mutation ($id: ID!, $version: Int!) { publishReview(input: { id: $id, expectedVersion: $version }) { id } }',
    { id, version },
    headers,
  );
const reject = (headers: Headers, { id, version }: Own, reason = 'Not about the model.') =>
  gallery.run(
    `mutation ($id: ID!, $version: Int!, $reason: String!) {
      rejectReview(input: { id: $id, expectedVersion: $version, reason: $reason }) { id } }`,
    { id, version, reason },
    headers,
  );

interface Shown {
  rating: { average: number | null; count: number; stars: number[] };
  reviews: {
    totalCount: number;
    pageInfo: { endCursor: string | null; hasNextPage: boolean; hasPreviousPage: boolean };
    nodes: { id: string; author: string; build: { id: string } | null }[];
  };
}

const shown = async (id: number, args = 'first: 10'): Promise<Shown> => {
  const query = `query ($id: Int!) { product(id: $id) {
    rating { average count stars } reviews(${args}) { totalCount pageInfo { endCursor hasNextPage hasPreviousPage } nodes { id author build { id } } } } }`;
  return (await gallery.run<{ product: Shown }>(query, { id })).data.product;
};

const pay = async ({ user }: Person, productId: number, status = 'PAID') => {
  const viewer = { userId: user.id, admin: false, sessionId: '' };
  const { order } = await buildOrder(shop.ctx({ viewer }), { lines: [{ productId, quantity: 1 }] });
  await shop.ctx().sql('UPDATE orders SET payment_status = $2 WHERE id = $1', [order.id, status]);
};
const buyerOf = async (productId: number, changes: object = {}): Promise<Person> => {
  const person = await buildPerson(shop, changes);
  await pay(person, productId);
  return person;
};
const published = async (productId: number, rating: number): Promise<[Person, Own]> => {
  const person = await buyerOf(productId, { firstName: 'Eva', lastName: 'malá' });
  const review = await saved(person.headers, productId, { rating });
  await publish(admin.headers, review);
  return [person, review];
};

describe('a review', () => {
  it('is written only by who has bought the product or its counterpart and paid', async () => {
    const [kit, files] = [await buildSellable(shop), await buildSellable(shop)];
    const counterparts =
      'UPDATE product SET counterpart_id = CASE id WHEN $1 THEN $2::int ELSE $1 END WHERE id IN ($1, $2)';
    await shop.ctx().sql(counterparts, [kit, files]);
    const person = await buildPerson(shop);
    expect(codeOf(await save({}, kit))).toBe('UNAUTHENTICATED');
    expect(codeOf(await save(person.headers, kit))).toBe('REVIEW_NOT_BUYER');
    await pay(person, files, 'UNPAID');
    expect(codeOf(await save(person.headers, kit))).toBe('REVIEW_NOT_BUYER');
    await pay(person, files);
    expect(await saved(person.headers, kit)).toMatchObject({ state: 'SUBMITTED', version: 1 });
    expect(codeOf(await save(person.headers, 2_000_000))).toBe('PRODUCT_NOT_FOUND');
  });

  it('is one for each person and product, however often and at once it is sent', async () => {
    const productId = await buildSellable(shop);
    const person = await buyerOf(productId);
    const sent = await Promise.all([1, 2, 3, 4].map((rating) => saved(person.headers, productId, { rating })));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(sent.map(({ version }) => version).sort()).toEqual(expect.arrayContaining([4]));
  });

  it('is told with all its faults at once', async () => {
    const productId = await buildSellable(shop);
    const person = await buyerOf(productId);
    const faultsOf = async (input: object) =>
      (await save(person.headers, productId, input)).errors?.[0]?.extensions.args;
    expect(await faultsOf({ rating: 6, text: ` ${'x'.repeat(19)} ` })).toEqual({
      rating: 'OUT_OF_RANGE',
      text: 'TOO_SHORT',
    });
    expect(await faultsOf({ rating: 0, text: 'x'.repeat(2001) })).toEqual({ rating: 'OUT_OF_RANGE', text: 'TOO_LONG' });
    expect(await faultsOf({ text: ' ' })).toEqual({ text: 'REQUIRED' });
  });

  it('is seen by its author and admins until it is published, and again after a change', async () => {
    const productId = await buildSellable(shop);
    const [person, review] = await published(productId, 4);
    expect((await shown(productId)).reviews.nodes).toEqual([{ id: review.id, author: 'Eva M.', build: null }]);
    const changed = await saved(person.headers, productId, { rating: 1 });
    expect(changed).toMatchObject({ id: review.id, state: 'SUBMITTED', version: 2 });
    expect(await shown(productId)).toEqual({
      rating: { average: null, count: 0, stars: [0, 0, 0, 0, 0] },
      reviews: {
        totalCount: 0,
        pageInfo: { endCursor: null, hasNextPage: false, hasPreviousPage: false },
        nodes: [],
      },
    });
    const own = await gallery.run<{ myReview: { mayWrite: boolean; review: { rating: number } | null } }>(
      'query ($id: Int!) { myReview(productId: $id) { mayWrite review { rating } } }',
      { id: productId },
      person.headers,
    );
    expect(own.data.myReview).toEqual({ mayWrite: true, review: { rating: 1 } });
  });

  it('carries a photograph of an own build, while that is published', async () => {
    const productId = await buildSellable(shop);
    const person = await buyerOf(productId);
    const stranger = await buildPerson(shop);
    const foreign = await gallery.published(stranger.headers, admin, { productId });
    expect(codeOf(await save(person.headers, productId, { buildId: foreign }))).toBe('NOT_FOUND');
    const buildId = await gallery.submitted(person.headers, { productId });
    await publish(admin.headers, await saved(person.headers, productId, { buildId }));
    const buildShown = async () => (await shown(productId)).reviews.nodes[0]!.build;
    expect(await buildShown()).toBeNull();
    await gallery.act('publishBuild', admin.headers, buildId);
    expect(await buildShown()).toEqual({ id: buildId });
  });

  it('is deleted by its author alone', async () => {
    const productId = await buildSellable(shop);
    const [person, { id }] = await published(productId, 5);
    const remove = (headers: Headers) =>
      gallery.run('mutation ($id: ID!) { deleteReview(input: { id: $id }) { id } }', { id }, headers);
    expect(codeOf(await remove((await buildPerson(shop)).headers))).toBe('NOT_FOUND');
    expect(codeOf(await remove(person.headers))).toBeUndefined();
    expect((await shown(productId)).rating.count).toBe(0);
  });
});

describe('moderation of reviews', () => {
  it('is for admins, who read the oldest first', async () => {
    const productId = await buildSellable(shop);
    const person = await buyerOf(productId);
    const review = await saved(person.headers, productId);
    for (const headers of [{}, person.headers]) {
      const code = 'authorization' in headers ? 'FORBIDDEN' : 'UNAUTHENTICATED';
      const waiting = await gallery.run('{ adminReviews(state: SUBMITTED) { totalCount } }', {}, headers);
      const refusals = [await publish(headers, review), await reject(headers, review), waiting];
      expect(refusals.map(codeOf)).toEqual([code, code, code]);
    }
    const { data } = await gallery.run<{ adminReviews: { items: { id: string; product: { id: number } }[] } }>(
      '{ adminReviews(state: SUBMITTED, first: 100) { items { id product { id } } } }',
      {},
      admin.headers,
    );
    expect(data.adminReviews.items).toContainEqual({ id: review.id, product: { id: productId } });
  });

  it('publishes only what was read', async () => {
    const productId = await buildSellable(shop);
    const person = await buyerOf(productId);
    const read = await saved(person.headers, productId);
    await save(person.headers, productId, { text: 'Something else entirely, unread.' });
    expect(codeOf(await publish(admin.headers, read))).toBe('VERSION_CONFLICT');
    expect((await shown(productId)).rating.count).toBe(0);
  });

  it('takes a published one down with a reason for its author', async () => {
    const productId = await buildSellable(shop);
    const [person, review] = await published(productId, 2);
    expect(codeOf(await reject(admin.headers, review, ' '))).toBe('VALIDATION_FAILED');
    await reject(admin.headers, review);
    expect((await shown(productId)).rating.count).toBe(0);
    const own = await gallery.run<{ myReview: { review: object } }>(
      'query ($id: Int!) { myReview(productId: $id) { review { state reason } } }',
      { id: productId },
      person.headers,
    );
    expect(own.data.myReview.review).toEqual({ state: 'REJECTED', reason: 'Not about the model.' });
  });

  it('makes the page of the product anew', async () => {
    const version = async () =>
      Number((await shop.ctx().sql<{ version: string }>('SELECT version FROM catalog_version'))[0]!.version);
    const productId = await buildSellable(shop);
    const person = await buyerOf(productId);
    const before = await version();
    const review = await saved(person.headers, productId);
    expect(await version()).toBe(before);
    await publish(admin.headers, review);
    await publish(admin.headers, review);
    expect(await version()).toBe(before + 1);
    await save(person.headers, productId, { rating: 3 });
    expect(await version()).toBe(before + 2);
  });
});

describe('the rating of a product', () => {
  it('is right after many at once were published, changed and removed', async () => {
    const productId = await buildSellable(shop);
    const people = await Promise.all(Array.from({ length: 8 }, () => buyerOf(productId)));
    const reviews = await Promise.all(
      people.map((person, index) => saved(person.headers, productId, { rating: (index % 5) + 1 })),
    );
    await Promise.all(reviews.map((review) => publish(admin.headers, review)));
    expect((await shown(productId)).rating).toEqual({ average: 2.63, count: 8, stars: [2, 2, 2, 1, 1] });
    await Promise.all([
      ...reviews.slice(0, 3).map((review) => reject(admin.headers, review)),
      ...people.slice(3, 5).map(({ headers }) => save(headers, productId, { rating: 5 })),
    ]);
    expect((await shown(productId)).rating).toEqual({ average: 2, count: 3, stars: [1, 1, 1, 0, 0] });
  });

  it('no longer counts the review of an account that is deleted', async () => {
    const productId = await buildSellable(shop);
    const [person] = await published(productId, 1);
    await published(productId, 5);
    expect((await shown(productId)).rating).toMatchObject({ average: 3, count: 2 });
    await shop.ctx().sql('DELETE FROM users WHERE id = $1', [person.user.id]);
    expect(await shown(productId)).toMatchObject({ rating: { average: 5, count: 1 }, reviews: { totalCount: 1 } });
  });

  it('goes with pages of reviews, newest first', async () => {
    const productId = await buildSellable(shop);
    const ids: string[] = [];
    for (const rating of [3, 4, 5]) {
      ids.unshift((await published(productId, rating))[1].id);
      shop.clock.advance(1000);
    }
    const { reviews: first } = await shown(productId, 'first: 2');
    const { reviews: second } = await shown(productId, `first: 2, after: "${first.pageInfo.endCursor}"`);
    expect([first, second].map(({ nodes }) => nodes.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2)]);
    expect([first, second].map(({ pageInfo }) => [pageInfo.hasPreviousPage, pageInfo.hasNextPage])).toEqual([
      [false, true],
      [true, false],
    ]);
    const wrong = `query { product(id: ${productId}) { reviews(after: "x") { totalCount } } }`;
    expect(codeOf(await gallery.run(wrong, {}))).toBe('CURSOR_INVALID');
  });
});

describe('the export of personal data', () => {
  it('holds own reviews, and nobody else’s', async () => {
    const productId = await buildSellable(shop);
    const [person, { id }] = await published(productId, 4);
    await published(productId, 2);
    const { reviews } = (await reviewsPersonalData[0]!.read!(shop.ctx(), person.user.id)) as { reviews: object[] };
    expect(reviews).toMatchObject([{ id, productId, rating: 4, text: TEXT, state: 'PUBLISHED' }]);
  });
});
