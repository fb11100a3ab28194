import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sweepUploadsJob } from '../../../server/models/upload/uploads-cleanup.job.ts';
import { buildDrafts, type Drafts } from '../../support/builders/build-draft.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { boxStl } from '../../support/builders/build-upload.ts';
import { restartUntil, startCrashingShop, type CrashingShop } from '../../support/crashing-shop.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let drafts: Drafts;
let doomed: CrashingShop;
beforeEach(async () => {
  shop = await startShop();
  drafts = await buildDrafts(shop);
});
afterEach(async () => {
  doomed.child.kill('SIGKILL');
  await shop.close();
});

const crash = async (step: string, call: (url: string) => Promise<unknown>): Promise<void> => {
  doomed = await startCrashingShop(shop, step);
  await call(doomed.url).catch(() => undefined);
  expect(await doomed.gone).toBe('SIGKILL');
};

const publishAt = (id: string) => async (url: string) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...drafts.headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `mutation { publishModelDraft(input: { id: "${id}", expectedVersion: ${await drafts.versionOf(id)} }) { id } }`,
    }),
  });

/** Message ids of mails about versions, by whichever process they were sent. */
const told = (): string[] => {
  const folder = path.join(shop.dataDir, 'outbox');
  mkdirSync(folder, { recursive: true });
  const mails = readdirSync(folder, { withFileTypes: true }).map(({ name }) =>
    readFileSync(path.join(folder, name), 'utf8'),
  );
  const written = mails.flatMap((mail) => /^Message-ID: <(version-[^>]+)>/im.exec(mail)?.[1] ?? []);
  return [...written, ...shop.mails.map(({ messageId }) => messageId).filter((id) => id.startsWith('version-'))];
};

it('A shop that dies after the last byte of an upload leaves no half upload: it is sent again, and the orphan is swept', async () => {
  const stl = boxStl();
  const { id } = (await drafts.announce(stl.length)).data!.beginModelUpload;
  await crash('upload.stored', (url) =>
    fetch(`${url}/api/admin/model-uploads/${id}`, {
      method: 'PUT',
      headers: drafts.headers,
      body: new Uint8Array(stl),
    }),
  );
  expect(await drafts.show(id)).toMatchObject({ state: 'RECEIVING', sha256: null });
  shop.clock.advance(11_000);
  expect((await drafts.put(id, stl)).statusCode).toBe(202);
  await shop.runJobs();
  expect((await drafts.show(id)).state).toBe('READY');
  await shop.ctx().sql('DELETE FROM model_upload');
  shop.clock.advance(2 * 3_600_000);
  await sweepUploadsJob.run(shop.ctx(), {});
  const left = readdirSync(path.join(shop.dataDir, 'uploads'), { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
});

it('A shop that dies while it publishes has published nothing and tells nobody; the draft can be published again', async () => {
  const { productId, versionId } = await drafts.product();
  await buildPaidOrder(shop.ctx(), [productId]);
  await shop.runJobs();
  const { id } = await drafts.drafted(productId, '1.1', { fin: [52, 30, 3] });
  await crash('version.recorded', publishAt(id));
  const sold = () =>
    shop.ctx().sql<{ id: string }>('SELECT version_id AS id FROM product_model WHERE product_id = $1', [productId]);
  expect(await sold()).toEqual([{ id: versionId }]);
  expect((await drafts.publish(id)).id).toBe(id);
  expect(await sold()).toEqual([{ id }]);
  await shop.runJobs();
  expect(shop.mails.filter(({ messageId }) => messageId.startsWith('version-'))).toHaveLength(1);
});

it.each(['mail.sending', 'mail.sent'])('A buyer is told by one mail though the shop dies at %s', async (step) => {
  const { productId } = await drafts.product();
  await buildPaidOrder(shop.ctx(), [productId]);
  await shop.runJobs();
  const { id } = await drafts.drafted(productId, '1.1', { fin: [53, 30, 3] });
  await crash(step, publishAt(id));
  const open = () => shop.ctx().sql('SELECT FROM version_notice WHERE sent_at IS NULL');
  await restartUntil(shop, async () => (await open()).length === 0);
  expect(await open()).toEqual([]);
  expect(new Set(told()).size).toBe(1);
});
