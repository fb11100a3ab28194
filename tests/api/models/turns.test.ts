import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '../../../server/core/jobs/jobs.ts';
import { startWorker, type Worker } from '../../../server/core/jobs/worker.ts';
import { modules } from '../../../server/modules.ts';
import { examineUploadJob } from '../../../server/models/upload/examine-upload.job.ts';
import { boxStl, buildUploads, zipOf, type Uploads } from '../../support/builders/build-upload.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let seller: Uploads;
let other: Uploads;
let worker: Worker | null = null;
beforeAll(async () => {
  shop = await startShop();
  seller = await buildUploads(shop);
  other = await buildUploads(shop);
});
afterEach(async () => {
  await worker?.stop();
  worker = null;
});
afterAll(() => shop.close());

type Examining = typeof examineUploadJob;

const sent = async (by: Uploads, content: Buffer, fileName: string): Promise<string> => {
  const { id } = (await by.begin(content.length, fileName)).data!.beginModelUpload;
  expect((await by.put(id, content)).statusCode).toBe(202);
  return id;
};

const archiveOf = (count: number): Promise<Buffer> => {
  const parts = Array.from({ length: count }, (_, i) => ({ id: `part-${i}`, file: `${i}.stl` }));
  const meshes = parts.map(({ file }, i) => [file, boxStl([20, 20, 20 + i])] as const);
  return zipOf({ 'manifest.json': JSON.stringify({ parts }), ...Object.fromEntries(meshes) });
};

const work = async (run: Examining['run']): Promise<void> => {
  worker = await startWorker(shop.shop, [{ ...examineUploadJob, run }]);
};

const ready = (of: Uploads, id: string) =>
  expect.poll(async () => (await of.show(id)).state, { timeout: 30_000 }).toBe('READY');

describe('an upload that takes long', () => {
  it('holds up no other uploader', async () => {
    const heavy = await sent(seller, boxStl([20, 20, 90]), 'heavy.stl');
    const light = await sent(other, boxStl([20, 20, 91]), 'light.stl');
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await work(async (ctx, payload) => {
      if (payload.id === heavy) await held;
      await examineUploadJob.run(ctx, payload);
    });
    await ready(other, light);
    expect((await seller.show(heavy)).state).toBe('CHECKING');
    letGo();
    await ready(seller, heavy);
  });

  it('takes turns with the others of its own uploader, one part at a time', async () => {
    const archive = await sent(seller, await archiveOf(3), 'model.zip');
    const single = await sent(seller, boxStl([20, 20, 92]), 'single.stl');
    const turns: string[] = [];
    await work(async (ctx, payload) => {
      turns.push(payload.id === archive ? 'archive' : 'single');
      await examineUploadJob.run(ctx, payload);
    });
    await ready(seller, archive);
    expect(turns).toEqual(['archive', 'single', 'archive', 'archive']);
    expect((await seller.show(single)).state).toBe('READY');
    expect((await seller.show(archive)).files.map(({ partId }) => partId)).toEqual(['part-0', 'part-1', 'part-2']);
  });
});

it('What waits for the thread of meshes has workers of its own', () => {
  const jobs: readonly Job<unknown>[] = modules.flatMap((module) => module.jobs ?? []);
  const named = jobs.flatMap(({ name, lane }) => (lane === 'models' ? [name] : []));
  expect(named.sort()).toEqual([
    'models.examine',
    'models.missing-outlines',
    'models.missing-slices',
    'models.preview',
    'models.slice',
    'models.slice-profile',
    'models.tailor',
  ]);
});
