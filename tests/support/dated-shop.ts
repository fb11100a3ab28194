import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ADMIN, ShopCalls } from './shop-calls.ts';
import { changeShop } from './shop-database.ts';
import { freePort, startServerProcess } from './server-process.ts';

const MAIN = path.resolve(import.meta.dirname, 'dated-shop.js');

/** A built shop of its own without any goods, whose day a test sets; an admin is in it. */
export interface DatedShop {
  readonly url: string;
  readonly outbox: string;
  /** What its clock says. */
  now(): Date;
  /** Noon in Slovakia on the day with this number of the month after this one, or later. */
  setDay(day: number): void;
  /** Calls of its admin, signed in by its clock. */
  admin(): Promise<ShopCalls>;
  sql(statement: string, values?: unknown[]): Promise<void>;
  close(): Promise<void>;
}

const openAdmin = async (url: string, sql: DatedShop['sql']): Promise<void> => {
  const input = { ...ADMIN, firstName: 'Emma', lastName: 'Wright', termsAccepted: true };
  await new ShopCalls(url).ask('mutation ($input: RegisterInput!) { register(input: $input) { receivedAt } }', {
    input,
  });
  await sql('UPDATE users SET admin = true, email_confirmed_at = now(), password_proven = true');
};

/** Starts it on the third day of the next month: whatever today is, the days that follow are of one month. */
export const startDatedShop = async (): Promise<DatedShop> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'martyx-dated-'));
  const dataDir = path.join(folder, 'shop');
  const file = path.join(folder, 'ahead');
  const [year, month] = [new Date().getUTCFullYear(), new Date().getUTCMonth()];
  let ahead = 0;
  const setDay = (day: number) => {
    ahead = Date.UTC(year, month + 1, day, 11) - Date.now();
    writeFileSync(file, String(ahead));
  };
  setDay(3);
  const port = await freePort();
  const env = { HOST: '127.0.0.1', SHOP_AHEAD: file, PAGE_BUDGET: '100000', CARRIER_SIMULATOR: 'on' };
  const server = await startServerProcess({ port, dataDir, env, main: MAIN });
  const url = `http://localhost:${port}`;
  const sql = (statement: string, values?: unknown[]) => changeShop(statement, values, dataDir);
  await openAdmin(url, sql);
  return {
    url,
    outbox: path.join(dataDir, 'outbox'),
    now: () => new Date(Date.now() + ahead),
    setDay,
    admin: () => new ShopCalls(url).signIn(ADMIN),
    sql,
    close: async () => {
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
