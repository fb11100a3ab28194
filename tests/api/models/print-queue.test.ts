import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revokeEntitlements } from '../../../server/delivery/delivery.service.ts';
import { PrintQueueEntry } from '../../../server/print-queue/print-queue-entry.entity.ts';
import { buildAccount, PASSWORD, signInAs } from '../../support/builders/build-account.ts';
import { publishFiles } from '../../support/builders/build-files.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { ask, buildPrinter, partChange, send, spoolChange } from '../../support/builders/build-print-queue.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const partOf = <P extends { id: string }>({ parts }: { parts: P[] }, id: string) =>
  parts.find((part) => part.id === id);

const HEADS = '{ printQueues { lineId orderNumber productId productName versionId revision } }';

describe('the print queues of an account', () => {
  it('are the bought files with their versions, newest first; nothing unpaid, refunded or physical', async () => {
    const { user, headers, files, paid, itemId } = await buildPrinter(shop);
    const kit = await buildProduct(shop.ctx(), { onHand: 5 });
    const viewer = { userId: user.id, admin: false, sessionId: 's' };
    const ctx = shop.ctx({ viewer });
    await buildPaidOrder(ctx, [kit], { email: user.email });
    const others = await buildPrinter(shop);
    const digital = [{ productId: others.files.productId, quantity: 1 }];
    await buildOrder(ctx, { lines: digital, email: user.email });
    const back = await buildPaidOrder(ctx, [others.files.productId], { email: user.email });
    await revokeEntitlements(shop.ctx(), back.order);
    shop.clock.advance(1000);
    const newer = await publishFiles(shop.ctx(), files.modelId, 'two');
    const { data } = await shop.graphql(HEADS, {}, { headers });
    const { orderNumber } = paid.order;
    const head = { lineId: itemId, orderNumber, productId: files.productId, productName: paid.lines[0]!.productName };
    expect(data).toEqual({
      printQueues: [
        { ...head, versionId: newer, revision: 'C' },
        { ...head, versionId: files.versionId, revision: 'C' },
      ],
    });
  });

  it('are for customers only', async () => {
    const { itemId, read, files } = await buildPrinter(shop);
    expect(codeOf(await shop.graphql(HEADS))).toBe('UNAUTHENTICATED');
    expect(codeOf(await ask(shop, itemId, {}))).toBe('UNAUTHENTICATED');
    const stranger = await signInAs(shop, await buildAccount(shop));
    expect(codeOf(await ask(shop, itemId, stranger))).toBe('NOT_FOUND');
    expect(codeOf(await ask(shop, 'no-id', stranger))).toBe('NOT_FOUND');
    const queue = await read();
    const parts = [partChange(queue, 'nose', { done: 1 })];
    expect(codeOf(await send(shop, queue, { parts }, stranger))).toBe('NOT_FOUND');
    expect(partOf(await read(files.versionId), 'nose')).toMatchObject({ done: 0, version: 0 });
  });

  it('are gone after a refund, for reading as for writing', async () => {
    const { paid, itemId, headers, read } = await buildPrinter(shop);
    const queue = await read();
    await revokeEntitlements(shop.ctx(), paid.order);
    expect(codeOf(await ask(shop, itemId, headers))).toBe('NOT_FOUND');
    const parts = [partChange(queue, 'nose', { done: 1 })];
    expect(codeOf(await send(shop, queue, { parts }, headers))).toBe('NOT_FOUND');
  });

  it('need a fixed number of statements', async () => {
    const { headers, itemId, read, save } = await buildPrinter(shop);
    await shop.graphql(HEADS, {}, { headers });
    const queue = await read();
    const heads = await shop.statements(() => shop.graphql(HEADS, {}, { headers }));
    const one = await shop.statements(() => ask(shop, itemId, headers));
    const parts = ['nose', 'fin'].map((id) => partChange(queue, id, { done: 1 }));
    const changes = { parts, spools: [spoolChange(queue, 0, 500)] };
    const written = await shop.statements(() => save(queue, changes));
    expect({ heads, one, written: written - one }).toEqual({ heads: heads, one: heads + 3, written: 2 });
  });
});

describe('what a buyer writes down', () => {
  it('is there on another device: counts of copies, wasted filament, a note, the spools', async () => {
    const { user, read, save } = await buildPrinter(shop);
    const queue = await read();
    expect(queue.parts.map(({ id, quantity, version }) => [id, quantity, version])).toEqual([['nose', 1, 0], ['fin', 3, 0]]); // oxfmt-ignore
    const fin = { printing: 1, done: 1, failed: 1, wastedGrams: 7.3, note: ' second plate\u0000 ' };
    await save(queue, { parts: [partChange(queue, 'fin', fin)], spools: [spoolChange(queue, 1, 620, 12)] });
    const other = await ask(shop, queue.head.lineId, await signInAs(shop, user));
    expect(partOf(other.data.printQueue, 'fin')).toMatchObject({ ...fin, note: 'second plate', version: 1 });
    expect(other.data.printQueue.spools[1]).toMatchObject({ grams: 620, usedBefore: 12, version: 1 });
    expect(partOf(other.data.printQueue, 'nose')).toMatchObject({ printing: 0, done: 0, failed: 0, version: 0 });
  });

  it.each([
    ['more copies than the model has', { printing: 2, done: 2 }],
    ['fewer than none', { done: -1 }],
    ['a negative waste', { wastedGrams: -1 }],
    ['a long note', { note: 'x'.repeat(201) }],
    ['an unknown part', { id: 'rudder' }],
    ['a file of no owned version', { sha256: 'ab'.repeat(32) }],
    ['a base before the first', { base: -1 }],
    ['a key that is none', { key: 'a b' }],
  ])('is refused whole for %s', async (_what, wrong) => {
    const { headers, read } = await buildPrinter(shop);
    const queue = await read();
    const parts = [partChange(queue, 'nose', { done: 1 }), { ...partChange(queue, 'fin', {}), ...wrong }];
    const { errors } = await send(shop, queue, { parts }, headers);
    expect(errors?.[0]?.extensions).toEqual({ code: 'VALIDATION_FAILED', args: { 'parts.1': 'INVALID' } });
    expect(partOf(await read(), 'nose')).toMatchObject({ done: 0, version: 0 });
  });

  it('is refused for a filament that the model has not, and for a part that is named twice', async () => {
    const { headers, read } = await buildPrinter(shop);
    const queue = await read();
    const spools = [{ ...spoolChange(queue, 0, 5), filament: 'ABS #000' }];
    const parts = [partChange(queue, 'fin', { done: 1 }), partChange(queue, 'fin', { done: 2 })];
    const { errors } = await send(shop, queue, { parts, spools }, headers);
    expect(errors?.[0]?.extensions.args).toEqual({ 'spools.0': 'INVALID', 'parts.1': 'DUPLICATE' });
  });

  it('is exported with the data of the person and goes with the account, while the order stays', async () => {
    const { user, headers, paid, read, save } = await buildPrinter(shop);
    const queue = await read();
    await save(queue, { parts: [partChange(queue, 'nose', { note: 'warped' })] });
    const { modules } = await import('../../../server/modules.ts');
    const about = modules.flatMap(({ personalData = [] }) => personalData).find(({ name }) => name === 'print-queue')!;
    expect(await about.read!(shop.ctx(), user.id)).toMatchObject({
      entries: [{ orderNumber: paid.order.orderNumber, state: { note: 'warped' } }],
    });
    const gone = 'mutation ($old: String!) { deleteAccount(input: { currentPassword: $old }) { id } }';
    expect((await shop.graphql(gone, { old: PASSWORD }, { headers })).errors).toBeUndefined();
    expect(await shop.ctx().repo(PrintQueueEntry).countBy({ userId: user.id })).toBe(0);
  });
});
