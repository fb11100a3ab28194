import { describe, expect, it } from 'vitest';
import type { Ctx } from '../../../server/core/context.ts';
import { createNews } from '../../../server/core/news/news.ts';
import { createPageCache, type CachedPage } from '../../../server/edge/pages/page-cache.ts';
import { fakeLine } from '../../support/fakes/fake-line.ts';

const at = (seen: string | null, version: () => string): Ctx =>
  ({ seen, sql: () => Promise.resolve([{ version: version() }]) }) as unknown as Ctx;

const pageOf = (text: string): CachedPage => {
  const body = Buffer.from(text);
  return { etag: text, headers: {}, scriptHashes: [], shows: [], bodies: { br: body, identity: body } };
};

/** A shop whose catalogue has a version at the primary and one at a replica; a page tells where it was made, and of what. */
const world = () => {
  const versions = { primary: '1', replica: '1' };
  const asked = { primary: 0, replica: 0 };
  const placed = (place: 'primary' | 'replica', seen: string | null) =>
    at(seen, () => {
      asked[place] += 1;
      return versions[place];
    });
  const line = fakeLine();
  const pages = createPageCache(createNews(line));
  const get = async (reading: 'primary' | 'replica', seen: string | null) => {
    const ctx = placed('primary', seen);
    const near = reading === 'replica' ? placed('replica', seen) : ctx;
    const make = (from: Ctx) => {
      const place = from === ctx ? 'primary' : 'replica';
      return Promise.resolve(pageOf(`${place} ${versions[place]}`));
    };
    return (await pages.get('en /', { ctx, near, make }))?.answer.etag;
  };
  return { versions, asked, line, ofStranger: () => get('replica', null), ofWhoChanged: () => get('primary', '0/1') };
};

describe('a kept page', () => {
  it('is made at a replica, and costs no statement once its version is known', async () => {
    const { asked, line, ofStranger } = world();
    line.up();
    await ofStranger();
    const before = { ...asked };
    expect([await ofStranger(), await ofStranger()]).toEqual(['replica 1', 'replica 1']);
    expect(asked).toEqual(before);
    expect(asked.primary).toBe(0);
  });

  it('is made at the primary while no news come: the replica may be behind a change that was shown', async () => {
    const { versions, line, ofStranger } = world();
    line.up();
    await ofStranger();
    line.down();
    versions.primary = '2';
    expect(await ofStranger()).toBe('primary 2');
  });

  it('is none from before a change of whoever asks, even where its notice is still under way', async () => {
    const { versions, line, ofStranger, ofWhoChanged } = world();
    line.up();
    await ofStranger();
    versions.primary = '2';
    expect(await ofWhoChanged()).toBe('primary 2');
  });
});
