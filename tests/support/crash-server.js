import 'reflect-metadata';
import { createApp } from '../../dist/server/app.js';
import { readConfig } from '../../dist/server/core/config/config.js';
import { createLogger } from '../../dist/server/core/logger.js';
import { createMailer } from '../../dist/server/core/mailer.js';
import { startWorker } from '../../dist/server/core/jobs/worker.js';
import { modules } from '../../dist/server/modules.js';
import { openShop } from '../../dist/server/process/open-shop.js';

/**
 * The built shop as a process that kills itself, as by kill -9, at the step named on its command line. Prints its address.
 * From its sources it would take twice as long to start.
 */
const [crashAt] = process.argv.slice(2);

const checkpoint = (name) => {
  if (name === crashAt) process.kill(process.pid, 'SIGKILL');
};

/** Steps outside the shop: a provider has done its work and its answer is on the way. */
const ANSWERS = [
  [/^\/simulator\/paypal\/v2\/checkout\/orders\/[\w-]+\/capture$/, 'paypal.capture-answer'],
  [/^\/simulator\/paypal\/v2\/payments\/captures\/[\w-]+\/refund$/, 'paypal.refund-answer'],
  [/^\/simulator\/stripe\/v1\/payment_intents\/[\w-]+\/capture$/, 'stripe.capture-answer'],
  [/^\/simulator\/stripe\/v1\/refunds$/, 'stripe.refund-answer'],
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
