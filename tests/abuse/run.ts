// `npm run test:abuse`: hostile requests against the built shop with the heap of `npm start`. Ends on `N passed, N failed`.
// ABUSE_CASES (2000) and ABUSE_SEED (by the clock) from the environment; the seed is printed, so that a run can be repeated.
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Attack, Target } from './attack.ts';
import { sendJson } from './attack.ts';
import { generatedAttacks } from './generated-attacks.ts';
import { KNOWN_ATTACKS } from './known-attacks.ts';
import { buyPackages } from './slow-readers.ts';
import { ShopUnderAttack } from './shop-under-attack.ts';

const MOST_MS = 250;
const MOST_BYTES = 20_000_000;
/** What stays is looked at after so many. */
const TOGETHER = 25;
/** The shop's own work may fall into a stretch once, not three times. */
const TRIES = 3;

const cases = Number(process.env.ABUSE_CASES ?? 2000);
const seed = Number(process.env.ABUSE_SEED ?? Date.now() % 1_000_000);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const worldOf = async (url: string): Promise<Target> => {
  const world: Target = { url, token: '', productIds: [], packages: [] };
  const list = await sendJson(world, '/graphql', '{"query":"{products(first:24){nodes{id}}}"}');
  const productIds = [...list.body.matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id));
  const login = { email: 'admin@martyx.example', password: 'Workshop-Admin-2026!' };
  const token = /"token":"([^"]+)"/.exec((await sendJson(world, '/api/auth/login', JSON.stringify(login))).body)?.[1];
  if (!token || productIds.length === 0) throw new Error('The sample is not there: nobody to attack');
  return { url, token, productIds, packages: [] };
};

/** Waits until the shop has nothing of its own to do, ten minutes at most. */
const quiet = async (shop: ShopUnderAttack): Promise<void> => {
  for (let calm = 0, looks = 0; calm < 5 && looks < 300; looks += 1) {
    await pause(2000);
    calm = (await shop.longestStretch()) < 50 ? calm + 1 : 0;
  }
};

const faultOf = ({ status, body }: Answer): string | null => {
  if (status < 500 || (status === 503 && /SERVICE_UNAVAILABLE|PAYMENT_UNAVAILABLE/.test(body))) return null;
  return `answered ${status} ${body.slice(0, 200)}`;
};

const attacked = async (shop: ShopUnderAttack, target: Target, attack: Attack): Promise<string | null> => {
  let least = Infinity;
  for (let turn = 0; turn < TRIES && least > MOST_MS; turn += 1) {
    await shop.longestStretch();
    const fault = faultOf(await attack.run(target));
    least = Math.min(least, await shop.longestStretch());
    if (fault) return fault;
  }
  return least > MOST_MS ? `took ${least.toFixed(0)} ms of work in one stretch` : null;
};

interface Result {
  passed: number;
  readonly failed: string[];
}

const note = (result: Result, fault: string): void => {
  result.failed.push(fault);
  say(`FAILED ${fault}`);
};

/** Bytes that are still there after the work, beyond those that were there before. */
const grownBy = async (shop: ShopUnderAttack, work: () => Promise<void>): Promise<number> => {
  const before = await shop.bytesThatStay();
  await work();
  return (await shop.bytesThatStay()) - before;
};

const attackTogether = async (shop: ShopUnderAttack, target: Target, attacks: readonly Attack[], result: Result) => {
  const grown = await grownBy(shop, async () => {
    for (const attack of attacks) {
      const fault = await attacked(shop, target, attack);
      if (fault) note(result, `${attack.name}: ${fault}`);
      else result.passed += 1;
    }
  });
  if (grown <= MOST_BYTES) return;
  // What is kept on purpose, within bounds, is kept once; what leaks grows again.
  const again = await grownBy(shop, async () => {
    for (const attack of attacks) await attack.run(target);
  });
  if (again <= MOST_BYTES) return;
  const names = attacks.map(({ name }) => name).join(' | ');
  note(result, `${(again / 1e6).toFixed(0)} MB more stayed after the second time of: ${names.slice(0, 1000)}`);
};

/** Attacks one process until there are no more attacks. Throws when it ends. */
const attackFrom = async (
  shop: ShopUnderAttack,
  attacks: readonly Attack[],
  progress: { at: number; readonly result: Result },
): Promise<void> => {
  const world = await worldOf(shop.url);
  await quiet(shop);
  const target = { ...world, packages: await buyPackages(shop.url) };
  await quiet(shop);
  while (progress.at < attacks.length) {
    await attackTogether(shop, target, attacks.slice(progress.at, progress.at + TOGETHER), progress.result);
    progress.at += TOGETHER;
    say(`${Math.min(progress.at, attacks.length)} of ${attacks.length}`);
  }
  if (!(await shop.isReady())) throw new Error(`the shop answers no more: ${shop.said}`);
  progress.result.passed += 1;
};

const run = async (): Promise<Result> => {
  const result: Result = { passed: 0, failed: [] };
  const attacks = [...KNOWN_ATTACKS, ...generatedAttacks(Math.max(0, cases - KNOWN_ATTACKS.length), seed)];
  say(`${attacks.length} attacks, ABUSE_SEED=${seed}`);
  const progress = { at: 0, result };
  while (progress.at < attacks.length) {
    const shop = await ShopUnderAttack.start();
    try {
      await attackFrom(shop, attacks, progress);
    } catch (error) {
      // It goes on with a new process behind those that were sent together.
      note(result, `${attacks[progress.at]?.name ?? 'the end'} and the ${TOGETHER - 1} after it: ${String(error)}`);
      progress.at += TOGETHER;
    } finally {
      await shop.stop();
    }
  }
  return result;
};

const { passed, failed } = await run();
for (const line of failed) say(`FAILED ${line}`);
say(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
