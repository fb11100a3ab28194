import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { transaction, type Ctx } from '../../../server/core/context.ts';
import { ErrorCode } from '../../../server/core/error-codes.ts';
import { AppError } from '../../../server/core/errors.ts';
import { Order } from '../../../server/orders/order.entity.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** The database ends the connection of an open transaction, and the shop has noticed. */
const lose = async (tx: Ctx): Promise<void> => {
  const [row] = await tx.sql<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await shop.ctx().sql('SELECT pg_terminate_backend($1)', [row!.pid]);
  await vi.waitFor(() => expect(tx.manager.queryRunner!.isReleased).toBe(true));
};

describe('a database that ends a connection within a transaction', () => {
  it.each<[string, (tx: Ctx) => Promise<unknown>]>([
    ['before a statement', (tx) => tx.sql('SELECT 1')],
    ['before a reading', (tx) => tx.repo(Order).count()],
    ['before the commit', () => Promise.resolve()],
  ])('%s is a shop that is back in a moment', async (_name, work) => {
    const lost = transaction(shop.ctx(), async (tx) => {
      await lose(tx);
      return work(tx);
    });
    await expect(lost).rejects.toMatchObject({ code: ErrorCode.SERVICE_UNAVAILABLE });
  });

  it('during a statement is one too', async () => {
    const lost = transaction(shop.ctx(), (tx) => tx.sql('SELECT pg_terminate_backend(pg_backend_pid()), pg_sleep(60)'));
    await expect(lost).rejects.toMatchObject({
      code: expect.stringMatching(/^(57P01|SERVICE_UNAVAILABLE)$/) as string,
    });
  });

  it('does not hide what was decided before', async () => {
    const lost = transaction(shop.ctx(), async (tx) => {
      await lose(tx);
      throw new AppError(ErrorCode.OUT_OF_STOCK);
    });
    await expect(lost).rejects.toMatchObject({ code: ErrorCode.OUT_OF_STOCK });
  });

  it('is answered 503 with the time to come back, by the pages of data and by GraphQL alike', async () => {
    const original = shop.shop.pool.query.bind(shop.shop.pool) as (...given: unknown[]) => Promise<unknown>;
    const down = () => Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }));
    const spy = vi.spyOn(shop.shop.pool, 'query').mockImplementation(down);
    const rest = await shop.inject({ url: '/api/products' });
    const { errors } = await shop.graphql('{ products(first: 1) { nodes { id } } }');
    spy.mockImplementation(original);
    expect([rest.statusCode, rest.headers['retry-after']]).toEqual([503, '5']);
    expect(errors?.[0]?.extensions.code).toBe(ErrorCode.SERVICE_UNAVAILABLE);
  });
});
