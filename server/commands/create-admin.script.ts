import 'reflect-metadata';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { createAdmin } from '../accounts/account-creation.service.ts';
import { readAdminOptions } from './create-admin-options.ts';
import { ConfigError, readConfig } from '../core/config/config.ts';
import { createCtx } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { openShop } from '../process/open-shop.ts';
import { besideRunningShop } from '../process/running-shop.ts';

/** One line from stdin; nothing of it is shown. */
const askPassword = async (): Promise<string> => {
  process.stdout.write('Password: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  try {
    return await new Promise<string>((resolve) => {
      terminal.once('line', resolve).once('close', () => resolve(''));
    });
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
};

const main = async (): Promise<void> => {
  const options = readAdminOptions(process.argv.slice(2));
  const config = await besideRunningShop(readConfig(process.env));
  const password = await askPassword();
  const shop = await openShop({ ...config, logLevel: 'error' });
  try {
    process.stdout.write(`${await createAdmin(createCtx(shop), { ...options, password })} is an admin now.\n`);
  } finally {
    await shop.close();
  }
};

main().catch((error: unknown) => {
  const refused = error instanceof AppError ? `Refused: ${JSON.stringify(error.args)}` : String(error);
  process.stderr.write(`${error instanceof ConfigError ? error.message : refused}\n`);
  process.exitCode = 1;
});
