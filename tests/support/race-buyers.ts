/**
 * A second process of the same shop: `RACE` (JSON: databaseUrl, productId, buyers) tells how many buyers it sends at once.
 * Prints a JSON map of outcome → count, where the outcome is `ok` or an error code.
 */
import { createCtx } from '../../server/core/context.ts';
import { readConfig } from '../../server/core/config/config.ts';
import { openShop } from '../../server/process/open-shop.ts';
import { placeOrder } from '../../server/orders/order-placement.service.ts';
import { buildOrderInput } from './builders/build-order.ts';

const { databaseUrl, productId, buyers } = JSON.parse(process.env.RACE ?? '{}') as {
  databaseUrl: string;
  productId: number;
  buyers: number;
};

const shop = await openShop(
  readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'test-secret-test-secret-test-secret!',
    DATA_DIR: process.env.RACE_DIR,
    LOG_LEVEL: 'silent',
  }),
  { poolSize: 10 },
);
const ctx = createCtx(shop);
const inputs = await Promise.all(
  Array.from({ length: buyers }, () => buildOrderInput(ctx, { lines: [{ productId, quantity: 1 }] })),
);
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
const outcomes: Record<string, number> = {};
await Promise.all(
  inputs.map(async (input) => {
    const outcome = await placeOrder(ctx, input).then(
      () => 'ok',
      (error: { code?: string; message: string }) => error.code ?? error.message,
    );
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }),
);
process.stdout.write(`${JSON.stringify(outcomes)}\n`);
await shop.close();
process.exit(0);
