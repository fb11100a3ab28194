import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  anna = await buildPerson(shop);
  boris = await buildPerson(shop);
});
afterAll(() => shop.close());

type Headers = Record<string, string>;

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const like = (headers: Headers, id: string, name = 'likeBuild') =>
  gallery.run<Record<string, { likes: number }> | null>(
    `mutation ($id: ID!) { ${name}(input: { id: $id }) { likes } }`,
    { id },
    headers,
  );
const likesOf = async (...call: Parameters<typeof like>) => Object.values((await like(...call)).data!)[0]!.likes;
const liked = async (headers: Headers) =>
  (await gallery.run<{ likedBuilds: string[] }>('{ likedBuilds }', {}, headers)).data.likedBuilds;
const report = (headers: Headers, id: string, reason: string) =>
  gallery.run(
    'mutation ($id: ID!, $reason: String!) { reportBuild(input: { id: $id, reason: $reason }) { id } }',
    { id, reason },
    headers,
  );

interface Waiting {
  adminBuilds: { items: { id: string; reports: { reason: string }[] }[] };
}

const reportsOf = async (id: string): Promise<string[] | null> => {
  const query = '{ adminBuilds(queue: REPORTED, first: 100) { items { id reports { reason } } } }';
  const { data } = await gallery.run<Waiting>(query, {}, admin.headers);
  return data.adminBuilds.items.find((build) => build.id === id)?.reports.map(({ reason }) => reason) ?? null;
};

describe('a like', () => {
  it('counts once for each person, and is taken back', async () => {
    const id = await gallery.published(anna.headers, admin);
    await Promise.all([like(boris.headers, id), like(boris.headers, id), like(boris.headers, id)]);
    expect(await likesOf(anna.headers, id)).toBe(2);
    expect(await liked(boris.headers)).toEqual([id]);
    expect(await likesOf(boris.headers, id, 'unlikeBuild')).toBe(1);
    expect(await likesOf(boris.headers, id, 'unlikeBuild')).toBe(1);
    expect(await liked(boris.headers)).toEqual([]);
  });

  it('is for who is signed in, and for published builds', async () => {
    const id = await gallery.submitted(anna.headers);
    expect(codeOf(await like({}, id))).toBe('UNAUTHENTICATED');
    expect(codeOf(await like(boris.headers, id))).toBe('NOT_FOUND');
    expect(codeOf(await like(boris.headers, 'x'))).toBe('NOT_FOUND');
  });

  it('goes with the account', async () => {
    const id = await gallery.published(anna.headers, admin);
    const person = await buildPerson(shop);
    expect(await likesOf(person.headers, id)).toBe(1);
    await shop.ctx().sql('DELETE FROM users WHERE id = $1', [person.user.id]);
    expect(await likesOf(anna.headers, id)).toBe(1);
  });

  it('is pressed at most 100 times in ten minutes by one account', async () => {
    const id = await gallery.published(anna.headers, admin);
    const person = await buildPerson(shop);
    const answers = await Promise.all(Array.from({ length: 101 }, () => like(person.headers, id)));
    expect(answers.map(codeOf).filter(Boolean)).toEqual(['RATE_LIMITED']);
  });
});

describe('a report', () => {
  it('is read by moderators alone, once for each person, and the build stays', async () => {
    const id = await gallery.published(anna.headers, admin);
    expect(codeOf(await report({}, id, 'Not yours'))).toBe('UNAUTHENTICATED');
    await report(boris.headers, id, ' Not  the model ');
    await report(boris.headers, id, 'Again');
    expect(await reportsOf(id)).toEqual(['Not  the model']);
    const seen = await gallery.run<{ build: { reports: object[]; state: string } }>(
      'query ($id: ID!) { build(id: $id) { state reports { reason } } }',
      { id },
      anna.headers,
    );
    expect(seen.data.build).toEqual({ state: 'PUBLISHED', reports: [] });
  });

  it('is closed by the decision, and counts anew only for what was published after it', async () => {
    const id = await gallery.published(anna.headers, admin);
    await report(boris.headers, id, 'Not yours');
    shop.clock.advance(1000);
    await gallery.act('publishBuild', admin.headers, id);
    await report(boris.headers, id, 'Still not yours');
    expect(await reportsOf(id)).toBeNull();
    await gallery.run(
      'mutation ($id: ID!) { rejectBuild(input: { id: $id, reason: "Hm" }) { id } }',
      { id },
      admin.headers,
    );
    shop.clock.advance(1000);
    await gallery.act('submitBuild', anna.headers, id);
    await gallery.act('publishBuild', admin.headers, id);
    await report(boris.headers, id, 'It is back');
    expect(await reportsOf(id)).toEqual(['It is back']);
  });

  it('needs a reason of at most 500 characters', async () => {
    const id = await gallery.published(anna.headers, admin);
    const faults = await Promise.all([' ', 'x'.repeat(501)].map((reason) => report(boris.headers, id, reason)));
    expect(faults.map(({ errors }) => errors?.[0]?.extensions.args)).toEqual([
      { reason: 'REQUIRED' },
      { reason: 'TOO_LONG' },
    ]);
  });
});

describe('the page of a product', () => {
  it('is made anew when a build of it appears, is deleted, comes back or is taken down', async () => {
    const version = async () =>
      Number((await shop.ctx().sql<{ version: string }>('SELECT version FROM catalog_version'))[0]!.version);
    const productId = await buildSellable(shop);
    const id = await gallery.submitted(anna.headers, { productId });
    let before = await version();
    const steps: [string, () => Promise<unknown>][] = [
      ['published', () => gallery.act('publishBuild', admin.headers, id)],
      ['deleted', () => gallery.act('deleteBuild', anna.headers, id)],
      ['restored', () => gallery.act('restoreBuild', anna.headers, id)],
      [
        'taken down',
        () =>
          gallery.run(
            'mutation ($id: ID!) { rejectBuild(input: { id: $id, reason: "No" }) { id } }',
            { id },
            admin.headers,
          ),
      ],
    ];
    for (const [step, act] of steps) {
      await act();
      expect([step, await version()]).toEqual([step, (before += 1)]);
    }
    await gallery.act('deleteBuild', anna.headers, id);
    expect(await version()).toBe(before);
  });
});
