import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tailoring } from '../../../server/models/tailoring/tailoring.ts';
import { buildFiles, type BuiltFiles } from '../../support/builders/build-files.ts';
import { rocketFacts } from '../../support/builders/build-flight.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { publishTailored } from '../../support/builders/build-tailored.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const words = (text: string) => ({ en: text, sk: `${text} sk`, de: `${text} de` });

const PROGRAM = `
const FLIGHTS = {
  small: { fins: [{ spanMm: 4 }] },
  heavy: { fittings: [{ grams: 4000 }] },
  narrow: { mounts: [{ diameterMm: 9 }] },
};
function build({ kind }) {
  if (kind === 'forbidden') refuse('Not so.', 'Takto nie.', 'So nicht.');
  if (kind === 'wrong') return { parts: { unknown: sphere(2) } };
  while (kind === 'endless');
  const solid = box([0, 0, 0], kind === 'long' ? [700, 7, 3] : [80, 60, 3]);
  return { parts: { fin: { solid, places: [{}, {}, {}] } }, flight: FLIGHTS[kind] ?? null };
}`;

const KINDS = ['usual', 'other', 'small', 'heavy', 'narrow', 'long', 'forbidden', 'wrong', 'endless'];

const TAILORING: Tailoring = {
  parameters: [
    {
      id: 'kind',
      kind: 'OPTION',
      name: words('Kind'),
      options: KINDS.map((id) => ({ id, name: words(id) })),
      standard: 'usual',
    },
  ],
  program: PROGRAM,
};

let shop: TestShop;
let files: BuiltFiles;

const KEEP = `mutation ($input: TailoredChoiceInput!) { keepTailoredChoice(input: $input) { productId } }`;

const keep = (kind: string, headers: Record<string, string> = {}) =>
  shop.graphql<{ keepTailoredChoice: { productId: number } }>(
    KEEP,
    { input: { productId: files.productId, chosen: [{ parameterId: 'kind', text: kind }] } },
    { headers },
  );

const refusalOf = async (kind: string, headers?: Record<string, string>) => {
  const { errors } = await keep(kind, headers);
  return errors?.[0]?.extensions as { code: string; args: object } | undefined;
};

beforeAll(async () => {
  shop = await startShop();
  files = await buildFiles(shop.ctx());
  await publishTailored(shop.ctx(), files, 'D', { tailoring: TAILORING, flight: rocketFacts() });
});
afterAll(() => shop.close());

describe('a choice that is put into a cart', () => {
  it('is kept where it flies, fits and prints', async () => {
    expect((await keep('usual')).errors).toBeUndefined();
    expect((await keep('other')).errors).toBeUndefined();
  });

  it.each([
    ['small', 'UNSTABLE'],
    ['heavy', 'SLOW'],
    ['narrow', 'NO_MOTOR'],
    ['long', 'NO_BED'],
    ['wrong', 'PROGRAM'],
    ['endless', 'TOO_LARGE'],
  ])('is refused as %s, with its reason', async (kind, reason) => {
    expect(await refusalOf(kind)).toMatchObject({ code: 'CHOICE_REFUSED', args: { reason } });
  });

  it('is refused in the words of its seller, in the language of the visitor', async () => {
    const refused = await refusalOf('forbidden', { 'accept-language': 'de' });
    expect(refused).toMatchObject({ code: 'CHOICE_REFUSED', args: { reason: 'REFUSED', words: 'So nicht.' } });
  });

  it('is kept for who has a printer of their own that takes it', async () => {
    const { headers } = await buildPerson(shop);
    const bed = { widthMm: 800, depthMm: 800, heightMm: 800 };
    await shop.graphql(
      'mutation ($input: MyPrinterInput!) { setMyPrinter(input: $input) { bed { widthMm } } }',
      { input: { bed } },
      { headers },
    );
    expect((await keep('long', headers)).errors).toBeUndefined();
  });
});

it('a choice that was kept is refused of a newer version with which it does not fly', async () => {
  expect((await keep('other')).errors).toBeUndefined();
  const program = PROGRAM.replace('small: {', 'other: {');
  await publishTailored(shop.ctx(), files, 'E', { tailoring: { ...TAILORING, program }, flight: rocketFacts() });
  expect(await refusalOf('other')).toMatchObject({ args: { reason: 'UNSTABLE' } });
  await publishTailored(shop.ctx(), files, 'F', { tailoring: TAILORING, flight: rocketFacts() });
});

describe('a choice of bought files', () => {
  it('is refused with its reason where it would not fly', async () => {
    const { order, accessToken } = await buildPaidOrder(shop.ctx(), [files.productId]);
    const access = { id: order.id, accessToken };
    const copies = 'tailoredCopies { state refusal }';
    const look = () =>
      shop.graphql<{ order: { lines: { id: string; tailoredCopies: object[] }[] } }>(
        `query ($id: ID!, $accessToken: String) { order(id: $id, accessToken: $accessToken) { lines { id ${copies} } } }`,
        access,
      );
    const lineId = (await look()).data.order.lines[0]!.id;
    const chosen = [{ parameterId: 'kind', text: 'small' }];
    await shop.graphql('mutation ($input: TailorFilesInput!) { tailorFiles(input: $input) { id } }', {
      input: { orderId: order.id, accessToken, lineId, chosen },
    });
    await shop.runJobs();
    expect((await look()).data.order.lines[0]!.tailoredCopies).toEqual([{ state: 'REFUSED', refusal: 'UNSTABLE' }]);
  });
});
