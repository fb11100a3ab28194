import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { galleryPersonalData } from '../../../server/gallery/gallery.personal-data.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildPerson, galleryOf, type Person } from '../../support/builders/build-gallery.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let gallery: ReturnType<typeof galleryOf>;
let admin: Person;
let anna: Person;
let boris: Person;
beforeAll(async () => {
  shop = await startShop();
  gallery = galleryOf(shop);
  admin = await buildPerson(shop, { admin: true });
  anna = await buildPerson(shop, { firstName: 'Anna', lastName: 'kováčová' });
  boris = await buildPerson(shop);
});
afterAll(() => shop.close());

interface Page {
  builds: { totalCount: number; items: { id: string; title: string; builder: { name: string | null } }[] };
}

const list = async (args: string, headers = {}) => {
  const query = `{ builds(${args}) { totalCount items { id title builder { name } } } }`;
  return gallery.run<Page>(query, {}, headers);
};
const idsOf = async (args: string) => (await list(args)).data.builds.items.map(({ id }) => id);
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const one = (id: string, headers = {}) =>
  gallery.run<{ build: { state: string; reason: string; verifiedBuyer: boolean } | null } | null>(
    'query ($id: ID!) { build(id: $id) { state reason verifiedBuyer } }',
    { id },
    headers,
  );
const reject = (id: string, reason: string, headers: Record<string, string>) =>
  gallery.run(
    'mutation ($id: ID!, $reason: String!) { rejectBuild(input: { id: $id, reason: $reason }) { id } }',
    { id, reason },
    headers,
  );

describe('a build', () => {
  it('is seen by nobody but its builder and admins until it is published', async () => {
    const productId = await buildSellable(shop);
    const id = await gallery.submitted(anna.headers, { productId });
    expect(await idsOf(`model: ${productId}`)).toEqual([]);
    expect(codeOf(await one(id))).toBe('NOT_FOUND');
    expect(codeOf(await one(id, boris.headers))).toBe('NOT_FOUND');
    expect((await one(id, anna.headers)).data?.build?.state).toBe('SUBMITTED');
    expect((await one(id, admin.headers)).data?.build?.state).toBe('SUBMITTED');
    await gallery.act('publishBuild', admin.headers, id);
    expect(await idsOf(`model: ${productId}`)).toEqual([id]);
    expect((await one(id)).data?.build?.state).toBe('PUBLISHED');
  });

  it('is signed with the first name and one initial', async () => {
    const id = await gallery.published(anna.headers, admin);
    const { items } = (await list('first: 100')).data.builds;
    expect(items.find((build) => build.id === id)?.builder).toEqual({ name: 'Anna K.' });
  });

  it('that is refused says why to its builder alone, may be changed, and waits again', async () => {
    const id = await gallery.submitted(anna.headers);
    expect(codeOf(await reject(id, '  ', admin.headers))).toBe('VALIDATION_FAILED');
    await reject(id, 'The photo shows another model.', admin.headers);
    expect((await one(id, anna.headers)).data?.build).toMatchObject({
      state: 'REJECTED',
      reason: 'The photo shows another model.',
    });
    expect(codeOf(await one(id))).toBe('NOT_FOUND');
    expect(codeOf(await gallery.act('publishBuild', admin.headers, id))).toBe('BUILD_CLOSED');
    await gallery.save(anna.headers, { productId: await buildSellable(shop), title: 'Now right' }, id);
    await gallery.act('submitBuild', anna.headers, id);
    expect((await one(id, anna.headers)).data?.build).toMatchObject({ state: 'SUBMITTED', reason: '' });
  });

  it('once sent in is changed by nobody, and somebody else changes none', async () => {
    const id = await gallery.submitted(anna.headers);
    const input = { productId: await buildSellable(shop), title: 'Other' };
    expect(codeOf(await gallery.save(anna.headers, input, id))).toBe('BUILD_CLOSED');
    expect(codeOf(await gallery.act('submitBuild', anna.headers, id))).toBe('BUILD_CLOSED');
    expect(codeOf(await gallery.save(boris.headers, input, id))).toBe('NOT_FOUND');
    for (const act of ['submitBuild', 'deleteBuild', 'restoreBuild'])
      expect(codeOf(await gallery.act(act, boris.headers, id))).toBe('NOT_FOUND');
  });

  it('is not sent in without a photograph', async () => {
    const { data } = await gallery.save(anna.headers, { productId: await buildSellable(shop), title: 'Bare' });
    const answer = await gallery.act('submitBuild', anna.headers, data!.saveBuild.id);
    expect(answer.errors?.[0]?.extensions).toEqual({ code: 'VALIDATION_FAILED', args: { photo: 'REQUIRED' } });
  });

  it('is told in clean words and possible figures, all faults at once', async () => {
    const productId = await buildSellable(shop);
    const faults = {
      title: ' ',
      story: 'x'.repeat(1001),
      printer: 'p'.repeat(81),
      grams: 0,
      hours: 10_001,
      launches: -1,
    };
    const refused = await gallery.save(anna.headers, { productId, ...faults });
    expect(refused.errors?.[0]?.extensions.args).toEqual({
      title: 'REQUIRED',
      story: 'TOO_LONG',
      printer: 'TOO_LONG',
      grams: 'OUT_OF_RANGE',
      hours: 'OUT_OF_RANGE',
      launches: 'OUT_OF_RANGE',
    });
    expect(codeOf(await gallery.save(anna.headers, { productId: 2_000_000, title: 'x' }))).toBe('PRODUCT_NOT_FOUND');
    const { data } = await gallery.save(anna.headers, { productId, title: ' A\u202e  kit\n', story: 'javascript:x' });
    const [stored] = await shop.ctx().sql('SELECT title, story FROM build WHERE id = $1', [data!.saveBuild.id]);
    expect(stored).toEqual({ title: 'A kit', story: 'x' });
  });

  it('is written down at most 20 times a day by one account', async () => {
    const person = await buildPerson(shop);
    const input = { productId: await buildSellable(shop), title: 'Again' };
    const answers = await Promise.all(Array.from({ length: 21 }, () => gallery.save(person.headers, input)));
    expect(answers.map(codeOf).filter(Boolean)).toEqual(['RATE_LIMITED']);
  });
});

describe('the gallery', () => {
  it('goes newest first by page, and is narrowed to a model, a category or a customer', async () => {
    const productId = await buildSellable(shop, { name: 'Krivan' });
    const person = await buildPerson(shop);
    const ids: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      ids.unshift(await gallery.published(person.headers, admin, { productId }));
      shop.clock.advance(1000);
    }
    expect(await idsOf(`model: ${productId}`)).toEqual(ids);
    expect(await idsOf(`model: ${productId}, first: 2, page: 2`)).toEqual([ids[2]]);
    expect((await list(`model: ${productId}, first: 2, page: 2`)).data.builds.totalCount).toBe(3);
    expect(await idsOf(`builder: "${person.user.id}"`)).toEqual(ids);
    expect(await idsOf('builder: "nobody"')).toEqual([]);
    const [{ slug }] = (await shop
      .ctx()
      .sql<{ slug: string }>('SELECT c.slug FROM product p JOIN category c ON c.id = p.category_id WHERE p.id = $1', [
        productId,
      ])) as [{ slug: string }];
    expect(await idsOf(`category: "${slug}"`)).toEqual(ids);
    const { data } = await gallery.run<{ galleryFilters: { models: object[] } }>(
      '{ galleryFilters { models { count product { id } } categories { slug } } }',
      {},
    );
    expect(data.galleryFilters.models).toContainEqual({ count: 3, product: { id: productId } });
    expect(codeOf(await list('first: 101'))).toBe('VALIDATION_FAILED');
    expect(codeOf(await list('first: 100, page: 102'))).toBe('VALIDATION_FAILED');
  });

  it('goes on with a cursor where it stands below a product', async () => {
    const productId = await buildSellable(shop);
    const ids: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      ids.unshift(await gallery.published(anna.headers, admin, { productId }));
      shop.clock.advance(1000);
    }
    const below = async (args: string) => {
      const query = `{ product(id: ${productId}) { builds(${args}) { nodes { id } pageInfo { endCursor hasNextPage } } } }`;
      return gallery.run<{ product: { builds: { nodes: { id: string }[]; pageInfo: { endCursor: string } } } }>(
        query,
        {},
      );
    };
    const { nodes, pageInfo } = (await below('first: 2')).data.product.builds;
    expect([nodes.map(({ id }) => id), pageInfo]).toMatchObject([ids.slice(0, 2), { hasNextPage: true }]);
    const rest = (await below(`first: 2, after: "${pageInfo.endCursor}"`)).data.product.builds;
    expect([rest.nodes, rest.pageInfo]).toMatchObject([[{ id: ids[2] }], { hasNextPage: false }]);
    expect(codeOf(await below('first: 2, after: "x"'))).toBe('CURSOR_INVALID');
  });

  it('shows builds of the files with the kit, and those of the kit with the files', async () => {
    const [kit, files] = [await buildSellable(shop), await buildSellable(shop, { type: 'DIGITAL' })];
    await shop
      .ctx()
      .sql('UPDATE product SET counterpart_id = CASE id WHEN $1 THEN $2::int ELSE $1 END WHERE id IN ($1, $2)', [
        kit,
        files,
      ]);
    const id = await gallery.published(anna.headers, admin, { productId: kit });
    expect([await idsOf(`model: ${kit}`), await idsOf(`model: ${files}`)]).toEqual([[id], [id]]);
  });

  it('hides what a closed account built, and names nobody who has published nothing', async () => {
    const person = await buildPerson(shop, { firstName: 'Eva', lastName: 'Malá' });
    const name = async () =>
      (
        await gallery.run<{ builder: { name: string | null; figures: { builds: number } } }>(
          'query ($id: ID!) { builder(id: $id) { name figures { builds } } }',
          { id: person.user.id },
        )
      ).data.builder;
    expect(await name()).toEqual({ name: null, figures: { builds: 0 } });
    await gallery.published(person.headers, admin);
    expect(await name()).toEqual({ name: 'Eva M.', figures: { builds: 1 } });
    await shop.ctx().sql('UPDATE users SET active = false WHERE id = $1', [person.user.id]);
    expect(await name()).toEqual({ name: null, figures: { builds: 0 } });
    expect(await idsOf(`builder: "${person.user.id}"`)).toEqual([]);
  });

  it('costs the same statements for many builds as for one', async () => {
    const query =
      '{ builds { totalCount items { id verifiedBuyer product { name } builder { name } photo { url } } } }';
    await gallery.run(query, {});
    expect(await shop.statements(() => gallery.run(query, {}))).toBeLessThanOrEqual(4);
  });

  it('marks who bought the model and paid for it, and nobody else', async () => {
    const productId = await buildSellable(shop);
    const [buyer, other] = [await buildPerson(shop), await buildPerson(shop)];
    const bought = await gallery.published(buyer.headers, admin, { productId });
    const given = await gallery.published(other.headers, admin, { productId });
    const verified = async (id: string) => (await one(id)).data?.build?.verifiedBuyer;
    const viewer = { userId: buyer.user.id, admin: false, sessionId: '' };
    const { order } = await buildOrder(shop.ctx({ viewer }), { lines: [{ productId, quantity: 1 }] });
    expect(await verified(bought)).toBe(false);
    const pay = (status: string) =>
      shop.ctx().sql('UPDATE orders SET payment_status = $2 WHERE id = $1', [order.id, status]);
    await pay('PAID');
    expect([await verified(bought), await verified(given)]).toEqual([true, false]);
    await pay('REFUNDED');
    expect(await verified(bought)).toBe(false);
  });
});

describe('moderation', () => {
  it('is for admins', async () => {
    const id = await gallery.submitted(anna.headers);
    for (const headers of [{}, anna.headers]) {
      const refusals = [
        await gallery.act('publishBuild', headers, id),
        await reject(id, 'No', headers),
        await gallery.run('{ adminBuilds(queue: WAITING) { totalCount } }', {}, headers),
      ];
      const code = 'authorization' in headers ? 'FORBIDDEN' : 'UNAUTHENTICATED';
      expect(refusals.map(codeOf)).toEqual([code, code, code]);
    }
    const { data } = await gallery.run<{ adminBuilds: { items: { id: string }[] } }>(
      '{ adminBuilds(queue: WAITING, first: 100) { items { id } } }',
      {},
      admin.headers,
    );
    expect(data.adminBuilds.items.map((build) => build.id)).toContain(id);
  });
});

describe('the export of personal data', () => {
  it('holds own builds with their photographs, and nobody else’s', async () => {
    const person = await buildPerson(shop);
    const id = await gallery.published(person.headers, admin, { story: 'Mine.' });
    const [builds] = galleryPersonalData;
    expect(await builds!.read!(shop.ctx(), person.user.id)).toMatchObject({ builds: [{ id, story: 'Mine.' }] });
    const files = await builds!.files!(shop.ctx(), person.user.id);
    expect(files.map(({ name }) => name)).toEqual([`builds/${id}.webp`]);
    expect(((await files[0]!.open()) as Buffer).length).toBeGreaterThan(100);
  });
});
