import { readFileSync } from 'node:fs';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { User } from '../../../server/accounts/user.entity.ts';
import { buildBareSchema } from '../../../server/schema.ts';
import { buildApiKey } from '../../support/builders/build-api-key.ts';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

/** Who may call which root field: a line for each, a column for each caller; `-` is refused whatever is asked for. */
const [head, ...lines] = readFileSync(new URL('./allow-matrix.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const CALLERS = head!.trim().split(/\s+/).slice(1);
const matrix = new Map(lines.map((line) => [line.split(/\s+/)[0]!, line.trim().split(/\s+/).slice(1)]));

const schema = buildBareSchema();
const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({ root: type.name, field })),
);

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ env: { GRAPHQL_BUDGET: '1000000000' } });
});
afterAll(() => shop.close());

/** A value of the right type that means nothing. */
const valueOf = (type: GraphQLInputType): string => {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const all = Object.values(type.getFields());
    const required = type.isOneOf ? all.slice(0, 1) : all.filter((field) => isNonNullType(field.type));
    return `{ ${required.map((field) => `${field.name}: ${valueOf(field.type)}`).join(', ')} }`;
  }
  return { Int: '1', Float: '1.5', Boolean: 'true', ID: '"019a0000-0000-7000-8000-000000000000"' }[type.name] ?? '"x"';
};

const callOf = (root: string, { name, args, type }: GraphQLField<unknown, unknown>): string => {
  const given = args.filter((arg) => isNonNullType(arg.type)).map((arg) => `${arg.name}: ${valueOf(arg.type)}`);
  const selection = isLeafType(getNamedType(type)) ? '' : name === 'me' ? '{ id }' : '{ __typename }';
  return `${root.toLowerCase()} { ${name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${selection} }`;
};

const headersOf = async (caller: string): Promise<Record<string, string>> => {
  if (caller === 'anonymous') return {};
  const user = await buildAccount(shop, { admin: caller === 'admin' });
  const session = await signInAs(shop, user);
  if (caller === 'unconfirmed') await shop.ctx().repo(User).update({ id: user.id }, { emailConfirmedAt: null });
  if (caller.startsWith('read:')) {
    return (await buildApiKey(shop, session, [caller.toUpperCase().replace(':', '_')])).headers;
  }
  return session;
};

/** Refusals of the caller, not of what was asked for. */
const REFUSALS: Record<string, string> = { UNAUTHENTICATED: '-', FORBIDDEN: '-', API_KEY_SCOPE: '-' };
/** These end the session that calls. */
const ENDING = new Set(['logout', 'logoutEverywhere']);

describe('the allow matrix', () => {
  it('has a line for every root field and no other', () => {
    expect([...matrix.keys()]).toEqual(fields.map(({ root, field }) => `${root}.${field.name}`).sort());
  });

  it.each(CALLERS)('is what the shop does for a caller who is %s', async (caller) => {
    const column = CALLERS.indexOf(caller);
    let headers = await headersOf(caller);
    const found: Record<string, string> = {};
    for (const { root, field } of fields) {
      const { errors } = await shop.graphql(callOf(root, field), {}, { headers });
      const code = errors?.[0]?.extensions.code ?? '';
      if (code.startsWith('GRAPHQL_')) throw new Error(`${field.name}: ${errors![0]!.message}`);
      found[`${root}.${field.name}`] = REFUSALS[code] ?? 'yes';
      if (ENDING.has(field.name)) headers = await headersOf(caller);
    }
    const promised = Object.fromEntries([...matrix].map(([name, row]) => [name, row[column]]));
    expect(found).toEqual(promised);
  });
});
