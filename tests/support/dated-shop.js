import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { createApp } from '../../dist/server/app.js';
import { readConfig } from '../../dist/server/core/config/config.js';
import { startWorker } from '../../dist/server/core/jobs/worker.js';
import { modules } from '../../dist/server/modules.js';
import { openShop } from '../../dist/server/process/open-shop.js';

/** The built shop as a process with a clock that a test moves: SHOP_AHEAD names a file with the milliseconds that it is ahead. */
const { SHOP_AHEAD } = process.env;
const clock = { now: () => new Date(Date.now() + Number(readFileSync(SHOP_AHEAD, 'utf8'))) };

const config = readConfig(process.env);
const shop = await openShop(config, { clock });
const http = await createApp(shop);
shop.setSelfUrl(await http.listen({ port: config.port, host: config.host }));
const worker = await startWorker(
  shop,
  modules.flatMap((module) => module.jobs ?? []),
);
process.once('SIGTERM', () => {
  void worker
    .stop()
    .then(() => http.close())
    .then(() => shop.close())
    .then(() => process.exit(0));
});
