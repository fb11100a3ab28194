import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_COPIES, MOST_PARTS } from '../../../server/printing/print-choice.ts';
import { FIRST_PRINT_JOB } from '../../../server/printing/print-job-ids.ts';
import { KEPT_DAYS, sweepPrintJobsJob } from '../../../server/printing/print-jobs-sweep.job.ts';
import { MOST_JOBS } from '../../../server/printing/printing.service.ts';
import { PrinterClassName } from '../../../server/settings/printer-class.types.ts';
import { buildSlicedProduct, offerPrinting, printChoice } from '../../support/builders/build-printing.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let files: number;
beforeAll(async () => {
  shop = await startShop({ env: { TRUST_PROXY: 'loopback' } });
  files = await buildSlicedProduct(shop);
});
afterAll(() => shop.close());
beforeEach(() => offerPrinting(shop));

const QUOTE =
  'copies grams hours days material { minor } machine { minor } handling { minor } total { minor currency }';
const ASK = `query ($input: PrintChoiceInput!) { printQuote(input: $input) { ${QUOTE} } }`;
const KEEP = `mutation ($input: PrintChoiceInput!) { keepPrintJob(input: $input) { productId quote { total { minor } } } }`;
const OFFER = `query ($id: Int!) { product(id: $id) { printOffer {
  days handling { minor } materials { material colours { name hex } } parts { partId name quantity material problem } } } }`;

interface Kept {
  keepPrintJob: { productId: number; quote: { total: { minor: number } } };
}

const ask = (input: object, locale = 'en') =>
  shop.graphql<{ printQuote: object }>(ASK, { input }, { headers: { 'accept-language': locale } });

const refusal = async (input: object, locale?: string) => {
  const { errors } = await ask(input, locale);
  const { code, args } = errors![0]!.extensions;
  return [code, args] as const;
};

/** Each from a network of its own unless one is given. */
let networks = 0;
const anyone = () => ({ headers: { 'x-forwarded-for': `198.51.100.${(networks += 1)}` } });
const keep = (input: object, caller = anyone()) => shop.graphql<Kept>(KEEP, { input }, caller);

const offerOf = async (id: number, locale = 'en') => {
  const answer = await shop.graphql<{ product: { printOffer: Record<string, unknown> | null } }>(
    OFFER,
    { id },
    { headers: { 'accept-language': locale } },
  );
  return answer.data.product.printOffer;
};

describe('the price of chosen parts', () => {
  it('follows from how they were sliced and the rates of the owner', async () => {
    const { data } = await ask(printChoice(files));
    expect(data.printQuote).toEqual({
      copies: 5,
      grams: 32.24,
      hours: 2.5,
      days: 4,
      material: { minor: 81 },
      machine: { minor: 375 },
      handling: { minor: 300 },
      total: { minor: 756, currency: 'EUR' },
    });
  });

  it('is that of the hours of the shop’s own printer, and of the material’s own price', async () => {
    await offerPrinting(shop, { printerClass: PrinterClassName.FAST });
    const { data } = await ask(printChoice(files, { material: 'PETG' }));
    expect(data.printQuote).toMatchObject({
      grams: 33.02,
      hours: 1.25,
      material: { minor: 99 },
      machine: { minor: 188 },
    });
  });

  it('is refused while the shop prints nothing', async () => {
    await offerPrinting(shop, { active: false });
    expect(await refusal(printChoice(files))).toEqual(['PRINTING_OFF', {}]);
    expect((await keep(printChoice(files))).errors![0]!.extensions.code).toBe('PRINTING_OFF');
    expect(await offerOf(files)).toBeNull();
  });

  it('is refused of what is not stocked, be it the material or its colour', async () => {
    expect(await refusal(printChoice(files, { material: 'ASA' }))).toEqual(['PRINT_MATERIAL_NOT_STOCKED', {}]);
    const redPetg = printChoice(files, { material: 'PETG', colour: '#c02020' });
    expect((await refusal(redPetg))[0]).toBe('PRINT_MATERIAL_NOT_STOCKED');
    expect((await ask(printChoice(files, { colour: '#C02020' }))).errors).toBeUndefined();
  });

  it('is refused for a part that does not go on the bed, or is too tall, by its name', async () => {
    await offerPrinting(shop, { widthMm: 60, depthMm: 60 });
    const fin = { partId: 'fin', name: 'Stabilizátor' };
    expect(await refusal(printChoice(files), 'sk')).toEqual(['PRINT_PART_TOO_LARGE', fin]);
    await offerPrinting(shop, { heightMm: 119 });
    expect(await refusal(printChoice(files))).toEqual(['PRINT_PART_TOO_LARGE', { partId: 'nose', name: 'Nose cone' }]);
    await offerPrinting(shop, { heightMm: 120 });
    expect((await ask(printChoice(files))).errors).toBeUndefined();
  });

  it('is refused for a part of which nobody knows what it takes', async () => {
    const half = await buildSlicedProduct(shop, 'fin');
    expect(await refusal(printChoice(half))).toEqual(['PRINT_PART_NOT_SLICED', { partId: 'fin', name: 'Fin' }]);
    expect((await ask(printChoice(half, { parts: [{ partId: 'nose', copies: 1 }] }))).errors).toBeUndefined();
  });

  it('is refused for a product that is not sold, or has no model', async () => {
    const plain = await buildProduct(shop.ctx(), {});
    expect((await refusal(printChoice(plain)))[0]).toBe('PRODUCT_NOT_FOUND');
    expect((await refusal(printChoice(999_999)))[0]).toBe('PRODUCT_NOT_FOUND');
    const gone = await buildSlicedProduct(shop);
    await shop.ctx().sql('UPDATE product SET active = false WHERE id = $1', [gone]);
    expect((await refusal(printChoice(gone)))[0]).toBe('PRODUCT_INACTIVE');
  });

  it.each([
    ['no part', []],
    ['a part that the model has not', [{ partId: 'wing', copies: 1 }]],
    [
      'a part twice',
      [
        { partId: 'fin', copies: 1 },
        { partId: 'fin', copies: 1 },
      ],
    ],
    ['no copy', [{ partId: 'fin', copies: 0 }]],
    ['too many copies', [{ partId: 'fin', copies: MOST_COPIES + 1 }]],
    ['too many parts', Array.from({ length: MOST_PARTS + 1 }, (_, i) => ({ partId: `part-${i}`, copies: 1 }))],
    ['too many copies in all', Array.from({ length: 5 }, (_, i) => ({ partId: `part-${i}`, copies: 41 }))],
  ])('is refused for %s', async (_what, parts) => {
    expect((await refusal(printChoice(files, { parts })))[0]).toBe('VALIDATION_FAILED');
  });
});

describe('a choice that is kept', () => {
  it('has an id beyond those of products, and the same id again in whatever order it is said', async () => {
    const first = (await keep(printChoice(files))).data.keepPrintJob;
    expect(first.productId).toBeGreaterThanOrEqual(FIRST_PRINT_JOB);
    expect(first.quote.total.minor).toBe(756);
    const { parts } = printChoice(files);
    expect((await keep(printChoice(files, { parts: parts.toReversed() }))).data.keepPrintJob.productId).toBe(
      first.productId,
    );
    expect((await keep(printChoice(files, { colour: '#c02020' }))).data.keepPrintJob.productId).not.toBe(
      first.productId,
    );
  });

  it('is one of so many of a network in an hour; asking for a known one again costs none', async () => {
    const caller = anyone();
    const nth = (n: number) =>
      keep(printChoice(files, { parts: [{ partId: 'nose', copies: 1 + (n % 50) }, { partId: 'fin', copies: 1 + Math.floor(n / 50) }] }), caller); // oxfmt-ignore
    for (let n = 0; n < MOST_JOBS; n += 1) expect((await nth(n)).errors).toBeUndefined();
    expect((await nth(MOST_JOBS)).errors![0]!.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      args: { minutes: 60 },
    });
    expect((await nth(0)).errors).toBeUndefined();
  });

  it('is forgotten once nobody asked for it in half a year', async () => {
    const { productId: id } = (await keep(printChoice(files, { material: 'PETG' }))).data.keepPrintJob;
    const isKept = async () => (await shop.ctx().sql('SELECT FROM print_job WHERE id = $1', [id])).length > 0;
    shop.clock.advance((KEPT_DAYS - 1) * 86_400_000);
    await sweepPrintJobsJob.run(shop.ctx(), {});
    expect(await isKept()).toBe(true);
    shop.clock.advance(2 * 86_400_000);
    await sweepPrintJobsJob.run(shop.ctx(), {});
    expect(await isKept()).toBe(false);
  });
});

describe('the offer on the page of a product', () => {
  it('says what can be had, and why a part cannot', async () => {
    await offerPrinting(shop, { widthMm: 60, depthMm: 60 });
    expect(await offerOf(await buildSlicedProduct(shop, 'nose'), 'de')).toEqual({
      days: 4,
      handling: { minor: 300 },
      materials: [
        { material: 'PLA', colours: [{ name: 'Schwarz', hex: '#1a1a1a' }, { name: 'Rot', hex: '#c02020' }] },
        { material: 'PETG', colours: [{ name: 'Schwarz', hex: '#1a1a1a' }] },
      ],
      parts: [
        { partId: 'nose', name: 'Spitze', quantity: 1, material: 'PLA', problem: 'NOT_SLICED' },
        { partId: 'fin', name: 'Leitwerk', quantity: 3, material: 'PETG', problem: 'TOO_LARGE' },
      ],
    }); // oxfmt-ignore
  });

  it('is none of a product without a model', async () => {
    expect(await offerOf(await buildProduct(shop.ctx(), {}))).toBeNull();
  });
});
