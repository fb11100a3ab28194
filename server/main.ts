import 'reflect-metadata';
import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { startWorker } from './core/worker.ts';
import { installDraining } from './draining.ts';
import { modules } from './modules.ts';
import { openShop, type OpenShop } from './open-shop.ts';
import { demoAccounts, prepareSampleData } from './sample-data.ts';

const DRAIN_MS = 4_000;

const configOrExit = (): Config => {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The environment is not usable:\n${error.message}\n`);
    process.exit(1);
  }
};

const announce = async (shop: OpenShop, startedAt: number): Promise<void> => {
  const { config, selfUrl } = shop;
  const mail = config.smtpUrl ? 'mail goes out by SMTP' : `mail is written to ${config.dataDir}/outbox`;
  const payment = config.paypal.simulator ? 'payments are simulated, no real money' : 'payments go to PayPal';
  const lines = [
    `Martyx is open at ${config.publicUrl} (listening on ${selfUrl()})`,
    ...(await demoAccounts(shop).catch(() => [])),
    mail,
    payment,
    `ready in ${Date.now() - startedAt} ms`,
  ];
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
};

/** Resolves with the first SIGINT or SIGTERM from now on; neither ends the process by itself any more. */
const askedToStop = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });

/** Opens the shop and serves it until SIGINT or SIGTERM; then finishes what is in flight and closes, within five seconds. */
const main = async (): Promise<void> => {
  const startedAt = Date.now();
  const config = configOrExit();
  const shop = await openShop(config);
  const asked = askedToStop();
  const http = await createApp(shop);
  const draining = installDraining(http);
  await prepareSampleData(shop);
  shop.setSelfUrl(await http.listen({ port: config.port, host: config.host }));
  const worker = await startWorker(
    shop,
    modules.flatMap((module) => module.jobs ?? []),
  );
  await announce(shop, startedAt);

  await asked;
  const late = setTimeout(() => http.server.closeAllConnections(), DRAIN_MS);
  await draining.start();
  await Promise.all([http.close(), worker.stop()]);
  clearTimeout(late);
  await shop.close();
  process.exit(0);
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
