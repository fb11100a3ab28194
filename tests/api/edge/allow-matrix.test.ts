import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { User } from '../../../server/accounts/user.entity.ts';
import { buildBareSchema } from '../../../server/schema.ts';
import { buildApiKey } from '../../support/builders/build-api-key.ts';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { callOf } from '../../support/root-calls.ts';
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
