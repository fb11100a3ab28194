import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { OF_REQUESTS } from '../../../server/core/database/connections.ts';
import { transaction } from '../../../server/core/context.ts';
import { ErrorCode } from '../../../server/core/error-codes.ts';
import { buildAccount, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startReplication, type DatabaseServer, type Replication } from '../../support/replication.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const PATIENCE = { timeout: 15_000, interval: 50 };

let database: Replication;
/** Cuts a silent connection after half a second, and has no replica. */
let shop: TestShop;
/** As in production, with a replica. */
let withReplica: TestShop;
let headers: SignedInHeaders;
let kit: number;

const servers = (): DatabaseServer[] => [database.primary, ...database.replicas];
const freeze = (...some: DatabaseServer[]) => some.forEach((server) => server.signal('SIGSTOP'));
const goOn = () => servers().forEach((server) => server.signal('SIGCONT'));

beforeAll(async () => {
  database = await startReplication(1);
  const [databaseUrl, replica] = [database.primary.url, database.replicas[0]!.url];
  shop = await startShop({ databaseUrl, limits: { ...OF_REQUESTS, silentMs: 500 } });
  withReplica = await startShop({ databaseUrl, env: { DATABASE_REPLICA_URLS: replica } });
  kit = await buildSellable(shop);
  headers = await signInAs(shop, await buildAccount(shop));
});
afterEach(goOn);
afterAll(async () => {
  await Promise.all([shop.close(), withReplica.close()]);
  await database.stop();
});

/** Connects as many as will be asked at once. */
const warm = ({ shop: { pool } }: TestShop) => Promise.all(Array.from({ length: 8 }, () => pool.query('SELECT 1')));

const wish = () => ({
  query: 'mutation ($id: Int!) { addToWishlist(input: { productId: $id }) { totalCount } }',
  variables: { id: kit },
});

describe('a database that hangs', () => {
  it('is a shop that is back in a moment, for whoever reads or writes, and serves again when it goes on', async () => {
    await warm(shop);
    freeze(database.primary);
    const answers = await Promise.all([
      shop.inject({ url: '/api/products' }),
      shop.inject({ url: '/api/wishlist', headers }),
      shop.inject({ method: 'POST', url: '/api/wishlist/add', headers, payload: { productId: kit } }),
      shop.inject({ url: '/sitemap.xml' }),
      shop.inject({ url: '/readyz' }),
    ]);
    expect(answers.map((answer) => [answer.statusCode, answer.headers['retry-after']])).toEqual(
      answers.map(() => [503, '5']),
    );
    goOn();
    const answer = await shop.inject({ method: 'POST', url: '/graphql', headers, payload: wish() });
    expect(answer.json()).toMatchObject({ data: { addToWishlist: { totalCount: 1 } } });
  });

  it('is told by its code to GraphQL', async () => {
    await warm(shop);
    freeze(database.primary);
    const { errors } = await shop.graphql('{ products(first: 1) { nodes { id } } }');
    expect(errors![0]!.extensions.code).toBe(ErrorCode.SERVICE_UNAVAILABLE);
  });

  it('ends a transaction at its first silent statement', async () => {
    await warm(shop);
    const lost = transaction(shop.ctx(), async (tx) => {
      freeze(database.primary);
      await tx.sql('SELECT 1');
    });
    await expect(lost).rejects.toMatchObject({ code: ErrorCode.SERVICE_UNAVAILABLE });
  });

  it('does not end what is long but goes on', async () => {
    const long = `SELECT pg_sleep(0.1), repeat('x', 10000) AS text FROM generate_series(1, 12)`;
    expect(await shop.ctx().sql(long)).toHaveLength(12);
    await expect(shop.ctx().sql('SELECT pg_sleep(5)')).rejects.toThrow('Connection terminated');
  });
});

describe('a primary that hangs while a replica answers', () => {
  it('leaves the process ready, and its public calls answered', async () => {
    const { replicas } = withReplica.shop;
    await vi.waitFor(async () => expect(replicas!.readerFor(await replicas!.position())).not.toBeNull(), PATIENCE);
    await warm(withReplica);
    freeze(database.primary);
    const answers = await Promise.all(['/readyz', '/api/products'].map((url) => withReplica.inject({ url })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });
});
