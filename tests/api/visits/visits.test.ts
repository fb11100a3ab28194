import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '../../../server/core/jobs/jobs.ts';
import { dayOf } from '../../../server/core/text/format.ts';
import { sweepVisitsJob } from '../../../server/visits/visits-cleanup.job.ts';
import { buildAccount, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { buildVisit, CHROME, FIREFOX, track } from '../../support/builders/build-visit.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds to the next day in the shop's time zone, to the minute. */
const untilMidnight = (now: Date): number => {
  for (let ms = 0; ; ms += MINUTE) if (dayOf(new Date(now.getTime() + ms)) !== dayOf(now)) return ms;
};

let shop: TestShop;
let admin: SignedInHeaders;
beforeAll(async () => {
  shop = await startShop();
  admin = await signInAs(shop, await buildAccount(shop, { admin: true }));
});
afterAll(() => shop.close());

const read = async <T>(path: string, { at = shop, headers = admin } = {}): Promise<T> => {
  const answer = await at.inject({ url: `/api/admin/visits/${path}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<T>();
};

interface Count {
  totalCount: number;
  todayCount: number;
}
interface Day {
  date: string;
  count: number;
  uniqueCount: number;
}
interface Location {
  countryCode: string;
  country: string;
  count: number;
  share: number;
}
const total = async () => (await read<Count>('count')).totalCount;
const today = async () => (await read<Day[]>('daily?days=1'))[0]!;
const stored = () => shop.ctx().sql('SELECT * FROM visit ORDER BY at DESC, id');

describe('a tracked visit', () => {
  it('is answered 204 without a statement, and counted as soon as an admin looks', async () => {
    const before = await total();
    let status = 0;
    expect(await shop.statements(async () => (status = (await track(shop)).statusCode))).toBe(0);
    expect(status).toBe(204);
    expect(await total()).toBe(before + 1);
  });

  it('is written within about a second by itself', async () => {
    const before = (await stored()).length;
    await track(shop);
    await expect.poll(async () => (await stored()).length, { timeout: 3000 }).toBe(before + 1);
  });

  it('keeps neither address nor user agent, path nor query', async () => {
    const referrer = 'https://forum.example/rockets?user=eva#top';
    await track(shop, buildVisit({ referrer, userAgent: `${CHROME} secret-mark` }), '195.146.130.77');
    await total();
    const [row] = await stored();
    expect(row).toMatchObject({
      referrer: 'https://forum.example',
      device: 'Chrome, Windows',
      country_code: 'SK',
      language: 'sk-SK',
      screen_resolution: '1920x1080',
      timezone: 'Europe/Bratislava',
    });
    const tables = ['visit', 'visit_visitor', 'visit_day', 'visit_country', 'visit_salt'];
    const all = await Promise.all(tables.map((table) => shop.ctx().sql(`SELECT * FROM ${table}`)));
    expect(JSON.stringify(all)).not.toMatch(/195\.146|secret-mark|rockets/);
  });

  it.each([
    ['the shop itself', 'http://localhost:3000/products?x=1'],
    ['an app', 'android-app://com.example'],
    ['no address', 'not an address'],
  ])('has no referrer when that is %s', async (_, referrer) => {
    await track(shop, buildVisit({ referrer }));
    await total();
    expect((await stored())[0]).toMatchObject({ referrer: '' });
  });

  it.each([
    ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a headless browser', CHROME.replace('Chrome/', 'HeadlessChrome/')],
    ['curl', 'curl/8.5.0'],
  ])('of %s is answered alike and not counted', async (_, userAgent) => {
    const before = await total();
    expect((await track(shop, buildVisit({ userAgent }))).statusCode).toBe(204);
    expect(await total()).toBe(before);
  });

  it.each([
    ['no user agent', { userAgent: undefined }, { userAgent: 'INVALID_TYPE' }],
    ['an empty user agent', { userAgent: '' }, { userAgent: 'TOO_SMALL' }],
    ['a referrer that is a number', { referrer: 7 }, { referrer: 'INVALID_TYPE' }],
    ['markup as language', { language: '<b>' }, { language: 'INVALID_FORMAT' }],
    ['a screen of words', { screenResolution: 'big' }, { screenResolution: 'INVALID_FORMAT' }],
    ['a long time zone', { timezone: 'x'.repeat(65) }, { timezone: 'INVALID_FORMAT' }],
  ])('with %s is refused with 400', async (_, change, args) => {
    const answer = await track(shop, buildVisit(change));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errorCode: 'VALIDATION_FAILED', args, path: '/api/meta/visits/track' });
  });

  it('is refused when it is too large, no JSON or no object', async () => {
    expect((await track(shop, buildVisit({ more: 'x'.repeat(70_000) }))).statusCode).toBe(413);
    const url = '/api/meta/visits/track';
    const send = (type: string, payload: string) =>
      shop.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
    expect((await send('application/json', '{')).statusCode).toBe(400);
    expect((await send('application/json', '[]')).statusCode).toBe(400);
    expect((await send('application/xml', '<a/>')).statusCode).toBe(415);
  });

  it('is refused past 120 a minute from one network, and heard again a minute later', async () => {
    shop.clock.toNextMinute();
    const visits = await Promise.all(Array.from({ length: 121 }, () => track(shop, buildVisit(), '203.0.113.9')));
    const refused = visits.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]!.headers['retry-after']).toBe('60');
    expect(refused[0]!.json()).toMatchObject({ errorCode: 'RATE_LIMITED', args: { minutes: 1 } });
    expect((await track(shop, buildVisit(), '203.0.113.10')).statusCode).toBe(204);
    shop.clock.advance(60_000);
    expect((await track(shop, buildVisit(), '203.0.113.9')).statusCode).toBe(204);
  });
});

describe('the figures', () => {
  it.each(['count', 'daily', 'locations'])('%s are for admins only', async (path) => {
    const url = `/api/admin/visits/${path}`;
    const customer = await signInAs(shop, await buildAccount(shop));
    const answers = [await shop.inject({ url }), await shop.inject({ url, headers: customer })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403]);
    expect(answers.map((each) => each.json<{ errorCode: string }>().errorCode)).toEqual([
      'UNAUTHENTICATED',
      'FORBIDDEN',
    ]);
  });

  it('tell visitors apart by network and browser', async () => {
    const before = await today();
    for (const userAgent of [FIREFOX, FIREFOX, CHROME]) {
      await track(shop, buildVisit({ userAgent }), '198.18.0.1');
    }
    await track(shop, buildVisit(), '198.18.0.2');
    const after = await today();
    expect([after.count - before.count, after.uniqueCount - before.uniqueCount]).toEqual([4, 3]);
  });

  it('take a household of IPv6 for one visitor', async () => {
    const before = await today();
    await track(shop, buildVisit(), '2a00:1450:4001:831::200e');
    await track(shop, buildVisit(), '2a00:1450:4001:831:9:9:9:9');
    const after = await today();
    expect([after.count - before.count, after.uniqueCount - before.uniqueCount]).toEqual([2, 1]);
  });

  it.each(['0', '367', '-1', '1.5', 'x', ''])('of %s days are refused', async (days) => {
    const answer = await shop.inject({ url: `/api/admin/visits/daily?days=${days}`, headers: admin });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errorCode: 'VALIDATION_FAILED',
      args: { days: expect.any(String) as string },
    });
  });

  it.each([
    ['daily', 30],
    ['daily?days=1', 1],
    ['daily?days=366', 366],
  ])('%s have one row for each day up to today, oldest first', async (path, length) => {
    const days = await read<Day[]>(path);
    expect(days).toHaveLength(length);
    expect(days.at(-1)!.date).toBe(dayOf(shop.clock.now()));
    const dates = days.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].sort());
    expect(Object.keys(days[0]!)).toEqual(['date', 'count', 'uniqueCount']);
  });

  it('need one statement each beside the session, whatever is asked', async () => {
    for (const path of ['count', 'daily?days=366', 'locations']) {
      await read(path);
      expect(await shop.statements(() => read(path))).toBe(2);
    }
  });

  it('are the same in GraphQL, and for admins only', async () => {
    const query = `query ($days: Int!) {
      visitCount { totalCount todayCount } visitsDaily(days: $days) { date count uniqueCount }
      visitLocations { countryCode country count share }
    }`;
    const { data } = await shop.graphql<Record<string, unknown>>(query, { days: 7 }, { headers: admin });
    expect(data).toEqual({
      visitCount: await read('count'),
      visitsDaily: await read('daily?days=7'),
      visitLocations: await read('locations'),
    });
    const tooMany = await shop.graphql(query, { days: 367 }, { headers: admin });
    expect(tooMany.errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
    const customer = await signInAs(shop, await buildAccount(shop));
    const refused = await shop.graphql(query, { days: 7 }, { headers: customer });
    expect(refused.errors?.map(({ extensions }) => extensions.code)).toContain('FORBIDDEN');
    expect(JSON.stringify(refused.data)).not.toContain('Count":{');
  });
});

describe('the countries', () => {
  it('come most first, at most ten, with their shares, in the language that is asked for', async () => {
    const other = await startShop();
    const headers = await signInAs(other, await buildAccount(other, { admin: true }));
    const networks = ['195.146.130.1', '195.146.130.2', '77.75.76.3', '127.0.0.1', '192.168.1.1', '2003::1'];
    for (const network of networks) await track(other, buildVisit(), network);
    const locations = await read<Location[]>('locations?lang=sk', { at: other, headers });
    expect(locations).toEqual([
      { countryCode: 'SK', country: 'Slovensko', count: 2, share: 0.3333 },
      { countryCode: 'XX', country: 'neznámy región', count: 2, share: 0.3333 },
      { countryCode: 'CZ', country: 'Česko', count: 1, share: 0.1667 },
      { countryCode: 'DE', country: 'Nemecko', count: 1, share: 0.1667 },
    ]);
    await other
      .ctx()
      .sql("INSERT INTO visit_country SELECT '2026-01-01', 'A' || chr(64 + n), 100 - n FROM generate_series(1, 20) n");
    const top = await read<Location[]>('locations', { at: other, headers });
    expect(top.map(({ count }) => count)).toEqual([99, 98, 97, 96, 95, 94, 93, 92, 91, 90]);
    const query = '{ visitLocations(days: 7) { countryCode share } }';
    const { data } = await other.graphql<{ visitLocations: Location[] }>(query, {}, { headers });
    expect(data.visitLocations.map(({ countryCode }) => countryCode)).toEqual(['SK', 'XX', 'CZ', 'DE']);
    expect(data.visitLocations[0]).toEqual({ countryCode: 'SK', share: 0.3333 });
    await other.close();
  });
});

describe('a new day', () => {
  it('begins at midnight in Bratislava and knows nobody of the day before; days without visits are zero', async () => {
    const own = await startShop();
    own.clock.advance(untilMidnight(own.clock.now()) - MINUTE);
    const person = await buildAccount(own, { admin: true });
    const figures = async (days: number) => {
      const options = { at: own, headers: await signInAs(own, person) };
      const daily = await read<Day[]>(`daily?days=${days}`, options);
      return [await read<Count>('count', options), daily.map(({ count, uniqueCount }) => [count, uniqueCount])];
    };
    await track(own, buildVisit(), '198.18.7.7');
    await track(own, buildVisit(), '198.18.7.7');
    expect(await figures(1)).toEqual([{ totalCount: 2, todayCount: 2 }, [[2, 1]]]);
    own.clock.advance(MINUTE);
    await track(own, buildVisit(), '198.18.7.7');
    const today = [1, 1];
    expect(await figures(2)).toEqual([{ totalCount: 3, todayCount: 1 }, [[2, 1], today]]);
    expect(await own.ctx().sql('SELECT DISTINCT hash FROM visit_visitor')).toHaveLength(2);
    own.clock.advance(2 * DAY + 2 * HOUR);
    expect(await figures(4)).toEqual([{ totalCount: 3, todayCount: 0 }, [[2, 1], today, [0, 0], [0, 0]]]);
    await own.close();
  });

  it('ends salts and visitors of the day before, and 13 months end single visits; counts stay', async () => {
    const own = await startShop();
    await track(own);
    const ctx = own.ctx();
    const sizes = async () => {
      await enqueue(ctx, sweepVisitsJob, {});
      await own.runJobs();
      const tables = ['visit_salt', 'visit_visitor', 'visit', 'visit_day'];
      return Promise.all(
        tables.map(async (table) => (await ctx.sql<{ n: number }>(`SELECT count(*)::int n FROM ${table}`))[0]!.n),
      );
    };
    await expect.poll(sizes, { timeout: 3000 }).toEqual([1, 1, 1, 1]);
    own.clock.advance(DAY);
    expect(await sizes()).toEqual([0, 0, 1, 1]);
    own.clock.advance(390 * DAY);
    expect((await sizes())[2]).toBe(1);
    own.clock.advance(8 * DAY);
    expect(await sizes()).toEqual([0, 0, 0, 1]);
    await own.close();
  });
});
