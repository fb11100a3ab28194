import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishVersion, versionFiles } from '../../../server/models/models.service.ts';
import { buildManifest } from '../../support/builders/build-files.ts';
import { buildPrinter, partChange, send, type Printer } from '../../support/builders/build-print-queue.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const partOf = <P extends { id: string }>({ parts }: { parts: P[] }, id: string) =>
  parts.find((part) => part.id === id)!;

describe('two devices', () => {
  it('that change different parts both get through', async () => {
    const { read, save } = await buildPrinter(shop);
    const [phone, desk] = [await read(), await read()];
    await save(phone, { parts: [partChange(phone, 'nose', { done: 1 })] });
    const after = await save(desk, { parts: [partChange(desk, 'fin', { done: 2 })] });
    expect([partOf(after, 'nose').done, partOf(after, 'fin').done]).toEqual([1, 2]);
  });

  it('that change the same part: the second hears of the newer state and overwrites nothing', async () => {
    const { read, save } = await buildPrinter(shop);
    const [phone, desk] = [await read(), await read()];
    const first = await save(phone, { parts: [partChange(phone, 'fin', { done: 2 }, 'from-phone')] });
    const late = [partChange(desk, 'fin', { done: 1 }, 'from-desk'), partChange(desk, 'nose', { done: 1 })];
    const second = await save(desk, { parts: late });
    expect(partOf(second, 'fin')).toEqual(partOf(first, 'fin'));
    expect(partOf(second, 'fin')).toMatchObject({ done: 2, version: 1, changeKey: 'from-phone' });
    expect(partOf(second, 'nose')).toMatchObject({ done: 1, version: 1 });
    const third = await save(second, { parts: [partChange(second, 'fin', { done: 1 }, 'from-desk-2')] });
    expect(partOf(third, 'fin')).toMatchObject({ done: 1, version: 2, changeKey: 'from-desk-2' });
  });

  it('that write at the very same time: one of them wins each part, and both see the same in the end', async () => {
    const { read, save } = await buildPrinter(shop);
    const queue = await read();
    const calls = Array.from({ length: 8 }, (_, device) => {
      const parts = ['nose', 'fin'].map((id) =>
        partChange(queue, id, { note: `device ${device}` }, `device-${device}`),
      );
      return save(queue, { parts: device % 2 ? parts : parts.reverse() });
    });
    const answers = await Promise.all(calls);
    const end = await read();
    for (const id of ['nose', 'fin']) {
      expect(partOf(end, id).version).toBe(1);
      const winners = answers.filter((_, device) => partOf(end, id).changeKey === `device-${device}`);
      expect(winners).toHaveLength(1);
      for (const answer of answers) expect(partOf(answer, id).note).toBe(partOf(end, id).note);
    }
  });
});

describe('a change that is sent again', () => {
  it('because its answer was lost changes nothing and counts as done', async () => {
    const { read, save } = await buildPrinter(shop);
    const queue = await read();
    const change = partChange(queue, 'fin', { failed: 1, wastedGrams: 12 });
    const once = await save(queue, { parts: [change] });
    expect(await save(queue, { parts: [change] })).toEqual(once);
    expect(partOf(once, 'fin')).toMatchObject({ failed: 1, wastedGrams: 12, version: 1, changeKey: change.key });
  });

  it('does not undo what another device did since', async () => {
    const { read, save } = await buildPrinter(shop);
    const queue = await read();
    const change = partChange(queue, 'fin', { done: 1 });
    const seen = await save(queue, { parts: [change] });
    await save(seen, { parts: [partChange(seen, 'fin', { done: 3 })] });
    expect(partOf(await save(queue, { parts: [change] }), 'fin')).toMatchObject({ done: 3, version: 2 });
  });

  it('after the database was lost in the middle is written whole, once', async () => {
    const { user, read, save, headers } = await buildPrinter(shop);
    const queue = await read();
    const parts = ['nose', 'fin'].map((id) => partChange(queue, id, { done: 1 }));
    const holder = new pg.Client({ connectionString: shop.databaseUrl });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query(
      `INSERT INTO print_queue_entry (entitlement_id, subject, user_id, state, version, change_key, changed_at)
       SELECT e.id, 'part:nose:' || $1, $2, '{}', 1, 'held-back', now() FROM entitlement e WHERE e.order_line_id = $3`,
      [partOf(queue, 'nose').sha256, user.id, queue.head.lineId],
    );
    const struck = send(shop, queue, { parts }, headers);
    let killed = 0;
    while (killed === 0) {
      await holder.query('SELECT pg_stat_clear_snapshot()');
      const { rowCount } = await holder.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%print_queue_entry%'`,
      );
      killed = rowCount ?? 0;
    }
    await holder.query('ROLLBACK');
    await holder.end();
    expect((await struck).errors).toHaveLength(1);
    expect((await read()).parts.map(({ version }) => version)).toEqual([0, 0]);
    expect((await save(queue, { parts })).parts.map(({ done, version }) => [done, version])).toEqual([[1, 1], [1, 1]]); // oxfmt-ignore
  });
});

/** Publishes the model again with another nose, the fins as they were. */
const publishOtherNose = async ({ files }: Printer): Promise<string> => {
  shop.clock.advance(1000);
  const ctx = shop.ctx();
  const kept = (await versionFiles(ctx, files.versionId)).filter(({ partId }) => partId !== 'nose');
  const nose = await ctx.shop.files.put(Buffer.from(`solid other nose ${files.modelId}`));
  const stl = { partId: 'nose', kind: 'STL' as const, locale: null, name: 'STL/nose.stl', format: 'STL', ...nose };
  const same = kept.map(({ partId, kind, locale, name, format, bytes, sha256 }) => ({
    partId,
    kind,
    locale,
    name,
    format,
    bytes,
    sha256,
  }));
  return publishVersion(ctx, { modelId: files.modelId, manifest: buildManifest('D'), files: [...same, stl], previewKey: null }); // oxfmt-ignore
};

describe('a newer version of the model', () => {
  it('keeps the states of parts that did not change and opens those that did', async () => {
    const printer = await buildPrinter(shop);
    const queue = await printer.read();
    expect(queue.parts.map(({ changed }) => changed)).toEqual([false, false]);
    await printer.save(queue, { parts: ['nose', 'fin'].map((id) => partChange(queue, id, { done: 1, note: 'fine' })) });
    const newer = await publishOtherNose(printer);
    const now = await printer.read();
    expect(now.head).toMatchObject({ versionId: newer, revision: 'D' });
    expect(partOf(now, 'nose')).toMatchObject({ changed: true, done: 0, note: '', version: 0 });
    expect(partOf(now, 'fin')).toMatchObject({ changed: false, done: 1, note: 'fine', version: 1 });
  });

  it('leaves the queue of the one before readable and writable', async () => {
    const printer = await buildPrinter(shop);
    const queue = await printer.read();
    const newer = await publishOtherNose(printer);
    const answer = await printer.save(queue, { parts: [partChange(queue, 'nose', { printing: 1 })] });
    expect(answer.head.versionId).toBe(queue.head.versionId);
    expect(partOf(answer, 'nose')).toMatchObject({ printing: 1 });
    expect(partOf(await printer.read(newer), 'nose')).toMatchObject({ printing: 0 });
  });

  it('of before the purchase is not owned', async () => {
    const before = await buildPrinter(shop);
    await publishOtherNose(before);
    const { errors } = await shop.graphql(
      'query ($item: ID!, $version: ID!) { printQueue(lineId: $item, versionId: $version) { head { revision } } }',
      { item: before.itemId, version: (await buildPrinter(shop)).files.versionId },
      { headers: before.headers },
    );
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
