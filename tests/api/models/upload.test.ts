import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMesh } from '../../../server/models/mesh/read-mesh.ts';
import { meshSourceOf } from '../../../server/models/mesh/analyse-mesh.ts';
import { sweepUploadsJob } from '../../../server/models/upload/uploads-cleanup.job.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { boxStl, buildUploads, type Uploads } from '../../support/builders/build-upload.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { asciiOf, boxSoup } from '../../unit/models/stl-writing.ts';

let shop: TestShop;
let uploads: Uploads;
beforeAll(async () => {
  shop = await startShop();
  uploads = await buildUploads(shop);
});
afterAll(() => shop.close());

const begun = async (bytes: number): Promise<string> => (await uploads.begin(bytes)).data!.beginModelUpload.id;
const codeOf = (answer: { json: <T>() => T }) => answer.json<{ errorCode: string }>().errorCode;

describe('an uploaded STL', () => {
  it('is stored by its hash, examined by a job, and reported with its size', async () => {
    const stl = boxStl([20, 30, 40]);
    const id = await begun(stl.length);
    const answer = await uploads.put(id, stl);
    const sha256 = createHash('sha256').update(stl).digest('hex');
    expect([answer.statusCode, answer.json()]).toEqual([
      202,
      { id, state: 'CHECKING', bytesReceived: stl.length, sha256 },
    ]);
    await shop.runJobs();
    const { state, progress, files } = await uploads.show(id);
    expect([state, progress]).toEqual(['READY', 1]);
    expect(files).toEqual([
      expect.objectContaining({
        name: 'part.stl',
        report: { format: 'STL_BINARY', triangles: 12, watertight: true, sizeMm: [20, 30, 40], findings: [] },
      }),
    ]);
  });

  it('is written as a 3MF with the very same corners, and a 3MF as an STL beside itself', async () => {
    const id = await uploads.send(asciiOf(boxSoup([0.1, 0.2, 0.3], [33.3, 20.7, 11.1])), 'A & B.stl');
    const [row] = await shop
      .ctx()
      .sql<{ files: { threeMf: { sha256: string }; stl: { sha256: string }; ownThreeMf?: boolean }[] }>(
        'SELECT files FROM model_upload WHERE id = $1',
        [id],
      );
    const store = shop.shop.uploads;
    const threeMf = await store.readAll(row!.files[0]!.threeMf.sha256);
    const [given, made] = [
      await readMesh(meshSourceOf(await store.readAll(row!.files[0]!.stl.sha256))),
      await readMesh(meshSourceOf(threeMf)),
    ];
    expect(made.format).toBe('3MF');
    expect([...made.mesh.points]).toEqual([...given.mesh.points]);
    expect([...made.mesh.corners]).toEqual([...given.mesh.corners]);

    const back = await uploads.send(threeMf, 'box.3mf');
    const [second] = await shop.ctx().sql<typeof row & object>('SELECT files FROM model_upload WHERE id = $1', [back]);
    const stl = await readMesh(meshSourceOf(await store.readAll(second!.files[0]!.stl.sha256)));
    expect(second!.files[0]).toMatchObject({ threeMf: row!.files[0]!.threeMf, ownThreeMf: true });
    expect([stl.format, [...stl.mesh.points].sort()]).toEqual(['STL_BINARY', [...given.mesh.points].sort()]);
  });

  it('with defects is taken and its defects are named', async () => {
    const soup = boxSoup([0, 0, 0], [20, 20, 20]).slice(1);
    const { state, files } = await uploads.show(await uploads.send(asciiOf(soup)));
    expect([state, files[0]!.report!.findings.map(({ code }) => code)]).toEqual(['READY', ['OPEN_EDGES']]);
  });
});

describe('the bytes of an upload', () => {
  it('are taken once, and not by two requests at the same time', async () => {
    const stl = boxStl();
    const id = await begun(stl.length);
    const answers = await Promise.all([uploads.put(id, stl), uploads.put(id, stl)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
    expect(codeOf(await uploads.put(id, stl))).toBe('UPLOAD_CLOSED');
  });

  it('are refused when they are more or fewer than announced, and may be sent again', async () => {
    const stl = boxStl();
    const id = await begun(stl.length);
    const streamed = (content: Buffer) => uploads.put(id, Readable.from([content]));
    expect(codeOf(await uploads.put(id, stl.subarray(1)))).toBe('UPLOAD_INCOMPLETE');
    expect(codeOf(await streamed(stl.subarray(1)))).toBe('UPLOAD_INCOMPLETE');
    expect(codeOf(await uploads.put(id, Buffer.concat([stl, stl])))).toBe('PAYLOAD_TOO_LARGE');
    expect(codeOf(await streamed(Buffer.concat([stl, stl])))).toBe('PAYLOAD_TOO_LARGE');
    expect(await uploads.show(id)).toMatchObject({ state: 'WAITING', bytesReceived: 0 });
    expect((await uploads.put(id, stl)).statusCode).toBe(202);
  });

  it('are counted while they arrive, without ever being in memory together', async () => {
    const piece = Buffer.alloc(1 << 20, 7);
    const pieces = 60;
    const id = await begun(pieces * piece.length);
    const seen: number[] = [];
    async function* slowly() {
      for (let i = 0; i < pieces; i += 1) {
        yield piece;
        if (i % 10 === 9) {
          await new Promise((resolve) => setTimeout(resolve, 300));
          seen.push((await uploads.show(id)).bytesReceived);
        }
      }
    }
    const before = process.memoryUsage.rss();
    const answer = await fetch(`${shop.url}/api/admin/model-uploads/${id}`, {
      method: 'PUT',
      headers: uploads.headers,
      body: Readable.toWeb(Readable.from(slowly())) as ReadableStream,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(202);
    expect(process.memoryUsage.rss() - before).toBeLessThan(50 << 20);
    expect(new Set(seen).size).toBeGreaterThan(2);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  it('of a sender who hangs up leave nothing half, and the upload waits for them again', async () => {
    const id = await begun(10 << 20);
    const ending = new AbortController();
    async function* cut() {
      yield Buffer.alloc(1 << 20);
      await new Promise((resolve) => setTimeout(resolve, 200));
      ending.abort();
      yield Buffer.alloc(1 << 20);
    }
    const sent = fetch(`${shop.url}/api/admin/model-uploads/${id}`, {
      method: 'PUT',
      headers: uploads.headers,
      body: Readable.toWeb(Readable.from(cut())) as ReadableStream,
      duplex: 'half',
      signal: ending.signal,
    } as RequestInit);
    await expect(sent).rejects.toThrow();
    await expect.poll(async () => (await uploads.show(id)).state, { timeout: 10_000 }).toBe('WAITING');
    expect(readdirSync(path.join(shop.dataDir, 'uploads', 'incoming'))).toEqual([]);
  });
});

describe('who may upload', () => {
  it('is an admin alone', async () => {
    const anna = await buildPerson(shop);
    const errorOf = async (headers: Record<string, string>) =>
      (await uploads.begin(100, 'a.stl', headers)).errors?.[0]?.extensions.code;
    expect([await errorOf({}), await errorOf(anna.headers)]).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
    const stl = boxStl();
    const id = await begun(stl.length);
    expect((await uploads.put(id, stl, {})).statusCode).toBe(401);
    expect((await uploads.put(id, stl, anna.headers)).statusCode).toBe(403);
    const shown = await shop.graphql('query ($id: ID!) { modelUpload(id: $id) { id } }', { id }, anna);
    expect(shown.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await uploads.put('0195a3f0-0000-7000-8000-000000000000', stl)).statusCode).toBe(404);
    expect((await uploads.put('..%2f..%2fetc', stl)).statusCode).toBe(404);
  });

  it('announces 200 MB at most, and a name', async () => {
    const codes = await Promise.all(
      [
        [200_000_001, 'a.stl'],
        [0, 'a.stl'],
        [100, ' \u0000 '],
      ].map(async ([bytes, name]) => (await uploads.begin(bytes as number, name as string)).errors?.[0]?.extensions),
    );
    expect(codes).toEqual([
      { code: 'PAYLOAD_TOO_LARGE', args: { megabytes: 200 } },
      { code: 'VALIDATION_FAILED', args: { bytes: 'INVALID' } },
      { code: 'VALIDATION_FAILED', args: { fileName: 'REQUIRED' } },
    ]);
  });
});

describe('what is left of uploads', () => {
  const files = () =>
    readdirSync(path.join(shop.dataDir, 'uploads'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );

  it('is swept: what never came after an hour, what nobody used after a day', async () => {
    const waiting = await begun(100);
    const ready = await uploads.send(boxStl([1, 2, 3]));
    const left = async () => (await shop.ctx().sql<{ id: string }>('SELECT id FROM model_upload')).map(({ id }) => id);
    await sweepUploadsJob.run(shop.ctx(), {});
    expect(await left()).toEqual(expect.arrayContaining([waiting, ready]));
    shop.clock.advance(3_601_000);
    await sweepUploadsJob.run(shop.ctx(), {});
    expect(await left()).not.toContain(waiting);
    expect(await left()).toContain(ready);
    expect(files().length).toBeGreaterThan(0);
    shop.clock.advance(24 * 3_600_000);
    await sweepUploadsJob.run(shop.ctx(), {});
    expect(await left()).toEqual([]);
    expect(files()).toEqual([]);
  });
});
