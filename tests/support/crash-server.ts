import 'reflect-metadata';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { createLogger } from '../../server/core/logger.ts';
import { createMailer } from '../../server/core/mailer.ts';
import { startWorker } from '../../server/core/jobs/worker.ts';
import { modules } from '../../server/modules.ts';
import { openShop } from '../../server/open-shop.ts';

/** The shop as a process that kills itself, as by kill -9, at the step named on its command line. Prints its address. */
const [crashAt] = process.argv.slice(2);

const checkpoint = (name: string): void => {
  if (name === crashAt) process.kill(process.pid, 'SIGKILL');
};

/** Steps outside the shop: PayPal has done its work and its answer is on the way. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/^\/simulator\/paypal\/v2\/checkout\/orders\/[\w-]+\/capture$/, 'paypal.capture-answer'],
  [/^\/simulator\/paypal\/v2\/payments\/captures\/[\w-]+\/refund$/, 'paypal.refund-answer'],
];

const config = readConfig(process.env);
const mailer = createMailer(config, createLogger(config.logLevel));
const shop = await openShop(config, {
  checkpoint,
  mailer: {
    send: async (mail) => {
      checkpoint('mail.sending');
      await mailer.send(mail);
      checkpoint('mail.sent');
    },
  },
});
const http = await createApp(shop, { web: false });
http.addHook('onSend', (request, _reply, payload, done) => {
  for (const [url, step] of ANSWERS) if (request.method === 'POST' && url.test(request.url)) checkpoint(step);
  done(null, payload);
});
shop.setSelfUrl(await http.listen({ port: 0, host: '127.0.0.1' }));
// Said before the worker begins: its first job may be the one that ends this process.
process.stdout.write(`listening ${shop.selfUrl()}\n`);
await startWorker(
  shop,
  modules.flatMap((module) => module.jobs ?? []),
);
