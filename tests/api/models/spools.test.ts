import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { ask, buildPrinter, partChange, spoolChange } from '../../support/builders/build-print-queue.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const SPOOLS = 'spools { filament material colour hex grams usedBefore used version changeKey }';
const READ = `{ spoolShelf { ${SPOOLS} } }`;
const SAVE = `mutation ($spools: [SpoolChange!]!) { saveSpools(input: { spools: $spools }) { ${SPOOLS} } }`;

interface Spool {
  filament: string;
  grams: number | null;
  used: number;
  version: number;
  changeKey: string;
}
type Headers = Record<string, string>;

const PETG = 'PETG #f2500e';
let serial = 0;
const change = (filament: string, grams: number | null, changes: object = {}) => {
  return { filament, grams, colour: '', usedBefore: 0, base: 0, key: `spool-key-${(serial += 1)}`, ...changes };
};
const save = (headers: Headers, ...spools: object[]) =>
  shop.graphql<{ saveSpools: { spools: Spool[] } }>(SAVE, { spools }, { headers });
const shelf = async (headers: Headers) =>
  (await shop.graphql<{ spoolShelf: { spools: Spool[] } }>(READ, {}, { headers })).data.spoolShelf.spools;
const errorOf = ({ errors }: { errors?: { extensions: object }[] }) => errors?.[0]?.extensions;

const signedIn = async () => signInAs(shop, await buildAccount(shop));

describe('the spools of an account', () => {
  it('are kept with material, colour and grams, each change once', async () => {
    const headers = await signedIn();
    const first = change(PETG, 620, { colour: ' fire\u0000 ' });
    await save(headers, first, change('PLA #ffffff', 1000));
    const told = await save(headers, first);
    expect(told.data.saveSpools.spools).toMatchObject([
      { filament: PETG, material: 'PETG', hex: '#f2500e', colour: 'fire', grams: 620, used: 0, version: 1 },
      { filament: 'PLA #ffffff', material: 'PLA', hex: '#ffffff', grams: 1000, version: 1 },
    ]);
    expect(await shelf(headers)).toEqual(told.data.saveSpools.spools);
  });

  it('keep what another device changed meanwhile', async () => {
    const headers = await signedIn();
    await save(headers, change(PETG, 620));
    await save(headers, change(PETG, 500, { base: 1, key: 'the-faster-one' }));
    const told = await save(headers, change(PETG, 610, { base: 1 }));
    expect(told.data.saveSpools.spools).toMatchObject([{ grams: 500, version: 2, changeKey: 'the-faster-one' }]);
  });

  it('are one’s own', async () => {
    await save(await signedIn(), change(PETG, 620));
    expect(await shelf(await signedIn())).toEqual([]);
    expect(errorOf(await save({}, change(PETG, 1)))).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each([
    [{ filament: 'PETG' }, 'spools.0.filament'],
    [{ grams: -1 }, 'spools.0.grams'],
    [{ usedBefore: -1 }, 'spools.0.usedBefore'],
    [{ base: -1 }, 'spools.0.base'],
    [{ key: 'a b' }, 'spools.0.key'],
  ])('refuse %o', async (wrong, field) => {
    const told = await save(await signedIn(), { ...change(PETG, 1), ...wrong });
    expect(errorOf(told)).toEqual({ code: 'VALIDATION_FAILED', args: { [field]: 'INVALID' } });
  });

  it('are a hundred at most, fifty in one call, each once', async () => {
    const headers = await signedIn();
    const some = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => change(`PLA #${(1000 + from + i).toString().padStart(6, '0')}`, 1));
    expect(errorOf(await save(headers, ...some(0, 51)))).toMatchObject({ args: { spools: 'TOO_MANY' } });
    expect(errorOf(await save(headers, change(PETG, 1), change(PETG, 2)))).toMatchObject({ args: { spools: 'DUPLICATE' } }); // oxfmt-ignore
    await save(headers, ...some(0, 50));
    await save(headers, ...some(50, 50));
    expect(errorOf(await save(headers, change(PETG, 1)))).toMatchObject({ args: { spools: 'TOO_MANY' } });
  });
});

describe('what is printed', () => {
  it('is taken from the spools in every queue of the account, failed prints too', async () => {
    const { user, headers, files, itemId, read, save: saveQueue } = await buildPrinter(shop);
    shop.clock.advance(1000);
    const viewer = { userId: user.id, admin: false, sessionId: 's' };
    const again = await buildPaidOrder(shop.ctx({ viewer }), [files.productId], { email: user.email });
    const queue = await read();
    const [filament] = queue.spools.map((spool) => spool.filament);
    await saveQueue(queue, { spools: [spoolChange(queue, 0, 500)] });
    const part = queue.parts.find((each) => each.filament === filament)!;
    await saveQueue(queue, { parts: [partChange(queue, part.id, { done: 1, wastedGrams: 5 })] });
    const used = part.grams + 5;
    expect((await shelf(headers)).find((spool) => spool.filament === filament)).toMatchObject({ grams: 500, used });
    const other = await shop.graphql<{ printQueue: { spools: object[] } }>(
      `query ($id: ID!) { printQueue(lineId: $id) { spools { filament grams usedBefore usedElsewhere } } }`,
      { id: again.lines[0]!.id },
      { headers },
    );
    expect(other.data.printQueue.spools[0]).toEqual({ filament, grams: 500, usedBefore: 0, usedElsewhere: used });
    const own = await ask(shop, itemId, headers);
    expect(own.data.printQueue.spools[0]).toMatchObject({ grams: 500, usedBefore: 0, version: 1 });
    const undone = partChange(own.data.printQueue, part.id, { done: 0, wastedGrams: 0 });
    await saveQueue(own.data.printQueue, { parts: [undone] });
    expect((await shelf(headers)).find((spool) => spool.filament === filament)).toMatchObject({ used: 0 });
  });

  it('is shown as it was weighed for one queue until it is weighed for the account', async () => {
    const { headers, itemId, read, paid, user } = await buildPrinter(shop);
    const { filament } = (await read()).spools[0]!;
    await shop.ctx().sql(
      `INSERT INTO print_queue_entry (entitlement_id, user_id, changed_at, subject, state, version, change_key)
       SELECT id, $2, now(), $3, '{"grams": 77, "usedBefore": 3}', 2, 'of-an-older-shop' FROM entitlement WHERE order_line_id = $1`,
      [paid.lines[0]!.id, user.id, `spool:${filament}`],
    );
    const before = (await ask(shop, itemId, headers)).data.printQueue;
    expect(before.spools[0]).toMatchObject({ grams: 77, usedBefore: 3, version: 2 });
    await save(headers, change(filament, 300));
    expect((await ask(shop, itemId, headers)).data.printQueue.spools[0]).toMatchObject({ grams: 300, usedBefore: 0 });
  });
});
