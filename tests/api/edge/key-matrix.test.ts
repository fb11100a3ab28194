import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackOfficeScope, PERMISSION_OF } from '../../../server/core/permissions.ts';
import { mayManage } from '../../../server/core/rules.ts';
import { modules } from '../../../server/modules.ts';
import { adminRootsOf, buildBareSchema, keyScopesOf, rulesOf } from '../../../server/schema.ts';
import type { Document } from '../../../server/edge/openapi/openapi.types.ts';
import { callOf } from '../../support/root-calls.ts';
import { buildProgram } from '../../support/builders/build-admin-key.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

/** Which root field and which route a key reaches, and by which scope. What has no line here is closed to every key. */
const lines = readFileSync(new URL('./key-matrix.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(/ {2,}/) as [field: string, scope: BackOfficeScope]);
const promised = (scope: BackOfficeScope, kind: RegExp) =>
  lines.filter(([name, of]) => of === scope && kind.test(name)).map(([name]) => name);

const FIELD = /^(Query|Mutation)\./;
const SCOPES = Object.values(BackOfficeScope);
const schema = buildBareSchema();
const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({ root: type.name, field })),
);

let shop: TestShop;
let document: Document;
beforeAll(async () => {
  shop = await startShop({ env: { GRAPHQL_BUDGET: '1000000000' } });
  document = (await shop.inject({ url: '/api/openapi.json' })).json<Document>();
});
afterAll(() => shop.close());

/** Routes at which a key counts: elsewhere no token is looked at. */
const routes = () =>
  Object.entries(document.paths)
    .filter(([path]) => /^\/(api|auth|downloads)\//.test(path))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    );
const isRefused = (code: string | undefined): boolean =>
  ['API_KEY_SCOPE', 'FORBIDDEN', 'UNAUTHENTICATED'].includes(code ?? '');

describe('what keys of admins reach', () => {
  it.each(SCOPES)('by %s alone is what the matrix says, of all root fields', async (scope) => {
    const { headers } = await buildProgram(shop, [scope]);
    const open: string[] = [];
    for (const { root, field } of fields) {
      const { errors } = await shop.graphql(callOf(root, field), {}, { headers });
      const code = errors?.[0]?.extensions.code;
      if (code?.startsWith('GRAPHQL_')) throw new Error(`${field.name}: ${errors![0]!.message}`);
      if (!isRefused(code)) open.push(`${root}.${field.name}`);
    }
    expect(open.sort()).toEqual(promised(scope, FIELD).sort());
  });

  it.each(SCOPES)('by %s alone is what the matrix says, of all routes', async (scope) => {
    const { headers } = await buildProgram(shop, [scope]);
    const open: string[] = [];
    for (const { method, path } of routes()) {
      const url = path.replace(/\{\w+\}/g, '1');
      const answer = await shop.inject({ method, url, headers });
      const code = answer.statusCode < 400 ? undefined : answer.json<{ errorCode: string }>().errorCode;
      if (!isRefused(code)) open.push(`${method} ${path}`);
    }
    expect(open.sort()).toEqual(promised(scope, /^[A-Z]+ /).sort());
  });

  it('asks for the permission that admins need there, or is open to everybody', () => {
    const [scopes, rules] = [keyScopesOf(modules), rulesOf(modules)];
    const admins = adminRootsOf(modules);
    for (const root of ['Query', 'Mutation'] as const) {
      for (const [field, scope] of Object.entries(scopes[root])) {
        const rule = rules[root][field];
        expect(rule, `${root}.${field} is no field`).toBeDefined();
        if (admins[root].has(field)) expect(rule, `${root}.${field}`).toBe(mayManage[PERMISSION_OF[scope]]);
      }
    }
  });

  it('is all of the back office: no field and no route of it is without a scope', () => {
    const { rules, keyScopes } = modules.find(({ name }) => name === 'back-office')!;
    for (const root of ['Query', 'Mutation'] as const) {
      expect(Object.keys(keyScopes![root]!).sort()).toEqual(Object.keys(rules![root]!).sort());
    }
    const unnamed = routes().filter(
      ({ path, operation }) =>
        path.startsWith('/api/back-office/') && !/with the scope/.test(operation.description ?? ''),
    );
    expect(unnamed.map(({ path }) => path)).toEqual([]);
  });

  it('changes nothing twice: each route that writes takes an Idempotency-Key', () => {
    const writing = routes().filter(({ path, method }) => path.startsWith('/api/back-office/') && method !== 'GET');
    expect(writing.length).toBeGreaterThan(3);
    const without = writing.filter(
      ({ operation }) => !operation.parameters.some(({ name }) => name === 'Idempotency-Key'),
    );
    expect(without).toEqual([]);
  });
});
