import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorker } from '../../../server/core/jobs/worker.ts';
import { analyseMesh, meshSourceOf } from '../../../server/models/mesh/analyse-mesh.ts';
import { examineUploadJob } from '../../../server/models/upload/examine-upload.job.ts';
import { boxStl, buildUploads, type Uploads } from '../../support/builders/build-upload.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let uploads: Uploads;
beforeAll(async () => {
  shop = await startShop();
  uploads = await buildUploads(shop);
});
afterAll(() => shop.close());

it('A mesh that is examined while the shop stops is left at once, and its thread examines the next', async () => {
  const stopping = new AbortController();
  const progress = () => stopping.abort();
  const left = analyseMesh(meshSourceOf(boxStl()), { progress, stopped: stopping.signal });
  const late = analyseMesh(meshSourceOf(boxStl()), { stopped: stopping.signal });
  const next = analyseMesh(meshSourceOf(boxStl()));
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  expect((await next).triangles).toBe(12);
});

it('An upload that is examined while the shop stops is not refused: it waits, untried, for the next start', async () => {
  const content = boxStl([20, 20, 30]);
  const { id } = (await uploads.begin(content.length)).data!.beginModelUpload;
  await uploads.put(id, content);
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const run: typeof examineUploadJob.run = (ctx, payload) => {
    begin();
    return examineUploadJob.run(ctx, payload);
  };
  const worker = await startWorker(shop.shop, [{ ...examineUploadJob, run }]);
  await begun;
  const forever = new Promise(() => undefined);
  await worker.stop(forever);
  expect((await uploads.show(id)).state).toBe('CHECKING');
  const jobs = await shop.ctx().sql('SELECT attempts, locked_at FROM graphile_worker._private_jobs');
  expect(jobs).toEqual([{ attempts: 0, locked_at: null }]);
  await shop.runJobs();
  expect((await uploads.show(id)).state).toBe('READY');
});
