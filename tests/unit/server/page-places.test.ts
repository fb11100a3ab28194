import { describe, expect, it } from 'vitest';
import type { Ctx } from '../../../server/core/context.ts';
import { createPageCache, type CachedPage } from '../../../server/edge/pages/page-cache.ts';

const at = (version: () => string): Ctx => ({ sql: () => Promise.resolve([{ version: version() }]) }) as unknown as Ctx;

const pageOf = (text: string): CachedPage => {
  const body = Buffer.from(text);
  return { etag: text, headers: {}, scriptHashes: [], bodies: { br: body, gzip: body, identity: body } };
};

/** A shop whose catalogue has a version at the primary and one at a replica; a page tells where it was made, and of what. */
const world = () => {
  const versions = { primary: '1', replica: '1' };
  const asked = { primary: 0, replica: 0 };
  const placed = (place: 'primary' | 'replica') =>
    at(() => {
      asked[place] += 1;
      return versions[place];
    });
  const [ctx, near] = [placed('primary'), placed('replica')];
  const pages = createPageCache();
  const make = (from: Ctx) => {
    const place = from === near ? 'replica' : 'primary';
    return Promise.resolve(pageOf(`${place} ${versions[place]}`));
  };
  const get = async (reading: Ctx) => (await pages.get('en /', { ctx, near: reading, make }))?.etag;
  return { versions, asked, ofStranger: () => get(near), ofWhoChanged: () => get(ctx) };
};

describe('a kept page', () => {
  it('is made at a replica, and asks nothing of the primary once its version is known', async () => {
    const { asked, ofStranger } = world();
    await ofStranger();
    const before = asked.primary;
    expect([await ofStranger(), await ofStranger()]).toEqual(['replica 1', 'replica 1']);
    expect(asked.primary).toBe(before);
  });

  it('is made at the primary while the replica is behind the change that emptied it', async () => {
    const { versions, ofStranger, ofWhoChanged } = world();
    await ofStranger();
    versions.primary = '2';
    expect(await ofWhoChanged()).toBe('primary 2');
    expect(await ofStranger()).toBe('primary 2');
    versions.primary = '3';
    await ofWhoChanged();
    versions.replica = '3';
    expect(await ofStranger()).toBe('primary 3');
  });
});
