import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addGuide, guidePapers, modelsWithoutGuide } from '../../../server/models/guide.service.ts';
import { findVersion } from '../../../server/models/models.service.ts';
import { sampleGuide } from '../../../server/sample/guides.ts';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { publishFiles } from '../../support/builders/build-files.ts';
import { buildGuide } from '../../support/builders/build-guide.ts';
import { buildPrinter, type Printer } from '../../support/builders/build-print-queue.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Step {
  id: string;
  title: string;
  partIds: string[];
  done: boolean;
  version: number;
  changeKey: string | null;
}
interface Answer {
  guide: { subtitle: string; hardware: string[]; safety: string[]; steps: Step[] } | null;
}

const GUIDE = 'guide { subtitle hardware safety steps { id title partIds done version changeKey } }';
const READ = `query ($itemId: ID!, $versionId: ID) { printQueue(lineId: $itemId, versionId: $versionId) { ${GUIDE} } }`;
const SAVE = `mutation ($itemId: ID!, $versionId: ID!, $steps: [GuideStepChange!]!) {
  savePrintQueue(input: { lineId: $itemId, versionId: $versionId, steps: $steps }) { ${GUIDE} } }`;

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

/** A buyer of files whose guide can be read on the screen, in English and Slovak. */
const buildReader = async () => {
  const printer = await buildPrinter(shop);
  const { modelId } = printer.files;
  const papers = await guidePapers(shop.ctx(), modelId);
  const guide = buildGuide(papers.filter(({ locale }) => locale !== 'de'));
  await addGuide(shop.ctx(), modelId, guide);
  return { ...printer, guide, modelId };
};

const read = async ({ itemId, headers }: Pick<Printer, 'itemId' | 'headers'>, language = 'en', versionId?: string) =>
  shop.graphql<{ printQueue: Answer }>(
    READ,
    { itemId, versionId },
    { headers: { ...headers, 'accept-language': language } },
  );

const tick = (reader: Pick<Printer, 'itemId' | 'headers' | 'files'>, steps: object[]) =>
  shop.graphql<{ savePrintQueue: Answer }>(
    SAVE,
    { itemId: reader.itemId, versionId: reader.files.versionId, steps },
    { headers: reader.headers },
  );

let serial = 0;
const done = (id: string, base: number) => ({ id, done: true, base, key: `step-key-${(serial += 1)}` });

describe('the build guide on the screen', () => {
  it('is for the buyer alone, in her language, with the parts that the model has', async () => {
    const reader = await buildReader();
    const { data } = await read(reader, 'sk');
    expect(data.printQueue.guide).toMatchObject({ subtitle: 'Rocket', hardware: ['Glue'], safety: ['Stand back.'] });
    expect(data.printQueue.guide!.steps.map(({ title, partIds }) => [title, partIds])).toEqual([
      ['Stabilizátory', ['fin']],
      ['Špička', ['nose']],
    ]);
    const { itemId } = reader;
    const stranger = await signInAs(shop, await buildAccount(shop));
    expect(codeOf(await read({ itemId, headers: stranger }))).toBe('NOT_FOUND');
    expect(codeOf(await shop.graphql(READ, { itemId }))).toBe('UNAUTHENTICATED');
  });

  it('is not there in a language whose guide is a PDF only, nor in a version with other PDFs', async () => {
    const reader = await buildReader();
    expect((await read(reader, 'de')).data.printQueue.guide).toBeNull();
    shop.clock.advance(1000);
    const newer = await publishFiles(shop.ctx(), reader.modelId, 'two');
    await addGuide(shop.ctx(), reader.modelId, reader.guide);
    expect((await read(reader, 'en', newer)).data.printQueue.guide).toBeNull();
    expect((await read(reader, 'en', reader.files.versionId)).data.printQueue.guide).not.toBeNull();
  });

  it('keeps what is ticked off, once and by the last who saw it', async () => {
    const reader = await buildReader();
    const first = done('fins', 0);
    await tick(reader, [first]);
    await tick(reader, [first, done('nose', 0)]);
    const late = await tick(reader, [{ ...done('fins', 0), done: false }]);
    expect(late.data.savePrintQueue.guide!.steps).toMatchObject([
      { id: 'fins', done: true, version: 1, changeKey: first.key },
      { id: 'nose', done: true, version: 1 },
    ]);
  });

  it('takes ticks of its own steps only, each once', async () => {
    const reader = await buildReader();
    const steps = [done('fins', 0), done('fins', 0), done('rudder', 0)];
    const { errors } = await tick(reader, steps);
    expect(errors?.[0]?.extensions).toEqual({
      code: 'VALIDATION_FAILED',
      args: { 'steps.1': 'DUPLICATE', 'steps.2': 'INVALID' },
    });
    expect((await read(reader)).data.printQueue.guide!.steps.map((step) => step.done)).toEqual([false, false]);
  });

  it('is told of before the purchase by steps and pages, and shown with the bought version', async () => {
    const reader = await buildReader();
    const offer = await shop.graphql<object>(
      'query ($id: Int!) { product(id: $id) { tabs { content { ... on DownloadsContent { items { label } } } } } }',
      { id: reader.files.productId },
    );
    expect(JSON.stringify(offer.data)).toContain('Build guide on the screen and as a PDF (2 steps, 3 pages)');
    const own = await shop.graphql<{
      me: { downloads: { nodes: { line: { versions: { guideSteps: number | null }[] } }[] } };
    }>('{ me { downloads { nodes { line { versions { guideSteps } } } } } }', {}, { headers: reader.headers });
    expect(own.data.me.downloads.nodes[0]!.line.versions).toEqual([{ guideSteps: 2 }]);
  });

  it('comes to a sample that was loaded by an earlier shop, with a drawing of each step, once', async () => {
    const versionId = await publishFiles(shop.ctx(), 'iskra-24', 'earlier');
    const guideOf = async () => (await findVersion(shop.ctx(), versionId))!.manifest.guide;
    await sampleGuide.run(shop.ctx(), { model: 'iskra-24' });
    const made = await guideOf();
    expect(Object.keys(made!.texts).sort()).toEqual(['de', 'en', 'sk']);
    expect(made!.steps.filter(({ image }) => image)).toHaveLength(8);
    await sampleGuide.run(shop.ctx(), { model: 'iskra-24' });
    expect(await guideOf()).toEqual(made);
    expect(await modelsWithoutGuide(shop.ctx(), ['iskra-24'])).toEqual([]);
  });
});
