import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Permission } from '../../../server/core/permissions.ts';
import { buildAdminWith } from '../../support/builders/build-admin.ts';
import { buildPerson, galleryOf, type Person } from '../../support/builders/build-gallery.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let gallery: ReturnType<typeof galleryOf>;
let moderator: Person;
let anna: Person;
beforeAll(async () => {
  shop = await startShop();
  gallery = galleryOf(shop);
  moderator = await buildAdminWith(shop, [Permission.CATALOGUE]);
  anna = await buildPerson(shop, { firstName: 'Anna', lastName: 'Kováčová' });
});
afterAll(() => shop.close());

type Headers = Record<string, string>;
type Answer = { errors?: { extensions: { code: string } }[] };

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

interface Queue {
  adminBuilds: { totalCount: number; waiting: number; reported: number; items: { id: string }[] };
}

const QUEUE = `query ($queue: BuildQueue!, $search: String) {
  adminBuilds(queue: $queue, search: $search, first: 100) { totalCount waiting reported items { id reports { reason } } } }`;
const queue = async (name: string, search: string | null = null) =>
  (await gallery.run<Queue>(QUEUE, { queue: name, search }, moderator.headers)).data.adminBuilds;
const idsIn = async (name: string, search?: string) => (await queue(name, search)).items.map(({ id }) => id);
const reject = (id: string, reason: string, headers: Headers = moderator.headers) =>
  gallery.run(
    'mutation ($id: ID!, $reason: String!) { rejectBuild(input: { id: $id, reason: $reason }) { id } }',
    { id, reason },
    headers,
  );
const report = (id: string, headers: Headers) =>
  gallery.run('mutation ($id: ID!) { reportBuild(input: { id: $id, reason: "Not theirs" }) { id } }', { id }, headers);
const actions = async (id: string) =>
  (
    await shop
      .ctx()
      .sql<{ action: string; before: object; after: object }>(
        'SELECT action, before, after FROM audit_entry WHERE subject_id = $1 ORDER BY id',
        [id],
      )
  ).map(({ action, before, after }) => [action, before, after]);

describe('the queues of builds', () => {
  it('follow a build from sending in to takedown, and the log tells each step', async () => {
    const id = await gallery.submitted(anna.headers, { title: 'Queue walker' });
    const before = await queue('WAITING');
    expect(before.items.map((each) => each.id)).toContain(id);
    await gallery.act('publishBuild', moderator.headers, id);
    expect([await idsIn('WAITING'), await idsIn('PUBLISHED')]).toEqual([
      expect.not.arrayContaining([id]),
      expect.arrayContaining([id]),
    ]);
    await report(id, (await buildPerson(shop)).headers);
    expect(await queue('REPORTED')).toMatchObject({ totalCount: 1, reported: 1, items: [{ id }] });
    await gallery.act('publishBuild', moderator.headers, id);
    expect((await queue('REPORTED')).totalCount).toBe(0);
    await reject(id, 'A photo of a box.');
    expect(await idsIn('REJECTED')).toContain(id);
    expect(await actions(id)).toEqual([
      ['build.publish', { state: 'SUBMITTED' }, { state: 'PUBLISHED' }],
      ['build.publish', { openReports: 1 }, { openReports: 0 }],
      ['build.reject', { state: 'PUBLISHED', reason: '' }, { state: 'REJECTED', reason: 'A photo of a box.' }],
    ]);
  });

  it('are searched by title and builder', async () => {
    const id = await gallery.submitted(anna.headers, { title: 'Čierna raketa' });
    for (const search of ['cierna', 'raketa kovacova', anna.user.email])
      expect(await idsIn('WAITING', search)).toContain(id);
    expect(await idsIn('WAITING', 'raketa nobody')).toEqual([]);
  });

  it('take a decision back: the build waits, and its picture is private again', async () => {
    const id = await gallery.submitted(anna.headers);
    const photo = async () => {
      const query = 'query ($id: ID!) { build(id: $id) { photo { url } } }';
      const { data } = await gallery.run<{ build: { photo: { url: string } } }>(query, { id }, moderator.headers);
      return data.build.photo.url;
    };
    await gallery.act('publishBuild', moderator.headers, id);
    const shown = await photo();
    expect((await shop.inject({ url: shown })).statusCode).toBe(200);
    expect(codeOf(await gallery.act('reopenBuild', moderator.headers, id))).toBeUndefined();
    expect(await idsIn('WAITING')).toContain(id);
    expect((await shop.inject({ url: shown })).statusCode).toBe(404);
    await reject(id, 'Blurred.');
    await gallery.act('reopenBuild', moderator.headers, id);
    const { data } = await gallery.run<{ build: object }>(
      'query ($id: ID!) { build(id: $id) { state reason } }',
      { id },
      anna.headers,
    );
    expect(data.build).toEqual({ state: 'SUBMITTED', reason: '' });
  });

  it('are seen, like what waits in them, with CATALOGUE only', async () => {
    const id = await gallery.submitted(anna.headers);
    const others = [Permission.ORDERS, Permission.CUSTOMERS, Permission.ANALYTICS, Permission.SETTINGS];
    const clerk = await buildAdminWith(shop, others);
    for (const { headers } of [clerk, await buildPerson(shop)]) {
      const refused = [
        await gallery.run(QUEUE, { queue: 'WAITING' }, headers),
        await gallery.act('publishBuild', headers, id),
        await gallery.act('reopenBuild', headers, id),
        await reject(id, 'No', headers),
        await gallery.run('{ adminReviews(state: SUBMITTED) { totalCount } }', {}, headers),
      ];
      expect(refused.map(codeOf)).toEqual(refused.map(() => 'FORBIDDEN'));
      expect(codeOf(await gallery.run('query ($id: ID!) { build(id: $id) { id } }', { id }, headers))).toBe(
        'NOT_FOUND',
      );
    }
  });
});

describe('the queues of reviews', () => {
  const TEXT = 'Letí rovno, krídla chcú čas.';
  const decide = (name: string, { id, version }: { id: string; version: number }) =>
    gallery.run(
      `mutation ($id: ID!, $version: Int!) { ${name}(input: { id: $id, expectedVersion: $version${name === 'rejectReview' ? ', reason: "Rude"' : ''} }) { id } }`,
      { id, version },
      moderator.headers,
    );
  const found = async (state: string, search = '') => {
    const query = `query ($state: ReviewState!, $search: String) {
      adminReviews(state: $state, search: $search) { totalCount waiting items { id } } }`;
    interface Found {
      adminReviews: { totalCount: number; waiting: number; items: { id: string }[] };
    }
    return (await gallery.run<Found>(query, { state, search }, moderator.headers)).data.adminReviews;
  };

  it('follow a review through every decision, and the log tells each', async () => {
    const productId = await buildSellable(shop);
    const viewer = { userId: anna.user.id, admin: false, sessionId: '' };
    const { order } = await buildOrder(shop.ctx({ viewer }), { lines: [{ productId, quantity: 1 }] });
    await shop.ctx().sql("UPDATE orders SET payment_status = 'PAID' WHERE id = $1", [order.id]);
    const { data } = await gallery.run<{ saveReview: { id: string; version: number } }>(
      `mutation ($productId: Int!, $text: String!) {
        saveReview(input: { productId: $productId, rating: 4, text: $text }) { id version } }`,
      { productId, text: TEXT },
      anna.headers,
    );
    const review = data.saveReview;
    expect(await found('SUBMITTED', 'kridla kovacova')).toMatchObject({ totalCount: 1, waiting: 1 });
    for (const [name, state] of [
      ['publishReview', 'PUBLISHED'],
      ['publishReview', 'PUBLISHED'],
      ['rejectReview', 'REJECTED'],
      ['reopenReview', 'SUBMITTED'],
    ] as const) {
      expect(codeOf(await decide(name, review))).toBeUndefined();
      expect((await found(state)).items).toEqual([{ id: review.id }]);
    }
    expect((await actions(review.id)).map(([action]) => action)).toEqual([
      'review.publish',
      'review.reject',
      'review.reopen',
    ]);
    expect(codeOf(await decide('reopenReview', { ...review, version: 9 }))).toBe('VERSION_CONFLICT');
  });
});
