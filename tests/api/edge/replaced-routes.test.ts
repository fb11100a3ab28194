import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiOperation } from '../../../server/core/http/api-operation.ts';
import { tellReplacedRoutes } from '../../../server/edge/http/replaced-routes.ts';
import { collectApiRoutes, describeApi, type ApiRoute } from '../../../server/edge/openapi/openapi.ts';
import type { Document } from '../../../server/edge/openapi/openapi.types.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

/** In the document, of a route that goes. */
const WORDS = /Deprecated since ([\d-]+), answers until ([\d-]+): (\S+) does the same\.$/;
const YEAR_MS = 365 * 86_400_000;

const old: ApiOperation = {
  summary: 'What was before.',
  caller: 'anyone',
  answers: { 200: { description: 'It.' } },
  replaced: { since: '2026-11-26', until: '2027-11-26', by: '/api/new' },
};
const { replaced: _, ...present } = old;

let http: FastifyInstance;
let routes: readonly ApiRoute[];
let shop: TestShop;
beforeAll(async () => {
  http = Fastify();
  routes = collectApiRoutes(http);
  tellReplacedRoutes(http);
  http.get('/api/old', { config: { api: old } }, () => 'old');
  http.get('/api/new', { config: { api: present } }, () => 'new');
  shop = await startShop();
});
afterAll(async () => {
  await http.close();
  await shop.close();
});

describe('a route that another one replaces', () => {
  it('says since when, until when, and which one', async () => {
    const { headers, body } = await http.inject({ url: '/api/old' });
    expect(body).toBe('old');
    expect(headers).toMatchObject({
      deprecation: `@${Date.UTC(2026, 10, 26) / 1000}`,
      sunset: 'Fri, 26 Nov 2027 00:00:00 GMT',
      link: '</api/new>; rel="successor-version"',
    });
    expect((await http.inject({ url: '/api/new' })).headers).not.toHaveProperty('deprecation');
  });

  it('is deprecated in the OpenAPI document', () => {
    const { paths } = describeApi(routes, 'http://localhost');
    expect([paths['/api/old']!.get!.deprecated, paths['/api/new']!.get!.deprecated]).toEqual([true, undefined]);
    expect(WORDS.exec(paths['/api/old']!.get!.description!)!.slice(1)).toEqual([
      '2026-11-26',
      '2027-11-26',
      '/api/new',
    ]);
  });

  it('goes on for a year and leads to one that is served: so it is for every route of the shop', async () => {
    const { paths } = (await shop.inject({ url: '/api/openapi.json' })).json<Document>();
    const replaced = Object.values(paths)
      .flatMap((operations) => Object.values(operations))
      .filter(({ deprecated }) => deprecated)
      .map(({ description }) => WORDS.exec(description!)!.slice(1) as [since: string, until: string, by: string]);
    expect(
      replaced.filter(([since, until, by]) => !(by in paths) || Date.parse(until) - Date.parse(since) < YEAR_MS),
    ).toEqual([]);
  });
});
