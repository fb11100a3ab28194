import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MODEL_IDS, modelSource } from '../../../server/sample/models/model.ts';
import { GUIDE_PICTURES } from '../../../server/sample/guides/guide-pictures.ts';
import { buildOrderOf, modelIdOf, SAMPLE_PRODUCTS } from '../../../server/sample/models.ts';

const PICTURES = JSON.parse(
  readFileSync(new URL('../../../server/sample/pictures/pictures.json', import.meta.url), 'utf8'),
) as Record<string, { anchors: Record<string, unknown>; alt: Record<string, string> }>;
const LOCALES = ['en', 'sk', 'de'] as const;
const ids = SAMPLE_PRODUCTS.map(({ id }) => id);

describe('the sample catalogue', () => {
  it('has at least 24 products in planes, boats, cars, rockets and parts', () => {
    expect(SAMPLE_PRODUCTS.length).toBeGreaterThanOrEqual(24);
    expect([...new Set(SAMPLE_PRODUCTS.map(({ category }) => category))].sort()).toEqual(
      ['boats', 'cars', 'parts', 'planes', 'rockets'], //
    );
  });

  it('gives every product an id, a slug and a number of its own', () => {
    expect(new Set(ids).size).toBe(SAMPLE_PRODUCTS.length);
    expect(new Set(SAMPLE_PRODUCTS.map(({ slug }) => slug)).size).toBe(SAMPLE_PRODUCTS.length);
    expect(new Set(SAMPLE_PRODUCTS.map(({ sku }) => sku)).size).toBe(SAMPLE_PRODUCTS.length);
  });

  it('sells every model as a kit and as files', () => {
    for (const model of MODEL_IDS) {
      const types = SAMPLE_PRODUCTS.filter((product) => modelIdOf(product) === model).map((p) => p.productType);
      expect(types.sort(), model).toEqual(['DIGITAL', 'PHYSICAL']);
      expect(buildOrderOf(model)?.guide, model).toBe(true);
    }
  });

  it('sells files only with a model, and parts that are bought without one', () => {
    expect(SAMPLE_PRODUCTS.filter(({ productType, model }) => productType === 'DIGITAL' && !model)).toEqual([]);
    expect(SAMPLE_PRODUCTS.filter((product) => product.productType === 'PHYSICAL' && !product.weightGrams)).toEqual([]);
  });

  it('shows every product in a picture with words in three languages', () => {
    for (const { slug, pictures } of SAMPLE_PRODUCTS) {
      const shown = pictures.filter((name) => PICTURES[name]);
      expect(shown.length, slug).toBeGreaterThan(0);
      for (const name of shown) expect(Object.keys(PICTURES[name]!.alt), name).toEqual([...LOCALES]);
    }
  });

  it('points at nearly every part of a model in its exploded view', () => {
    for (const id of MODEL_IDS) {
      const anchors = PICTURES[GUIDE_PICTURES[id]!.exploded]!.anchors;
      const seen = modelSource(id).parts.filter((part) => anchors[part.id]);
      expect(seen.length / modelSource(id).parts.length, id).toBeGreaterThan(0.7);
    }
  });

  it('lists what a model needs besides, with parts of this shop where it sells them', () => {
    for (const { id, slug, texts, category, productType } of SAMPLE_PRODUCTS) {
      const needs = LOCALES.map((locale) => texts[locale].printInfo?.rcComponents ?? []);
      expect(new Set(needs.map((list) => list.length)).size, slug).toBe(1);
      const sold = needs[0]!.flatMap(({ productId }) => (productId ? [productId] : []));
      expect(
        sold.filter((need) => !ids.includes(need) || need === id),
        slug,
      ).toEqual([]);
      if (category !== 'parts' && productType === 'DIGITAL') expect(sold.length, slug).toBeGreaterThan(0);
    }
  });

  it('asks the buyer of a kit for nothing that lies in its box', () => {
    const needsOf = (id: number, locale: (typeof LOCALES)[number]) =>
      SAMPLE_PRODUCTS.find((product) => product.id === id)!.texts[locale].printInfo!.rcComponents;
    const inBox: Record<number, number[]> = { 1: [41, 42], 13: [40, 41, 44], 23: [28, 41], 25: [41] };
    for (const { id, slug, kit } of SAMPLE_PRODUCTS.filter((product) => product.kit)) {
      for (const locale of LOCALES) {
        const [ofKit, ofFiles] = [needsOf(kit!, locale), needsOf(id, locale)];
        expect(ofFiles, slug).toEqual(expect.arrayContaining(ofKit));
        expect(
          ofKit.filter(({ specifications }) => /in the kit|v stavebnici|im Bausatz/.test(specifications)),
          slug,
        ).toEqual([]);
        const [boxed, listed] = [inBox[kit!] ?? [], ofFiles.map(({ productId }) => productId)];
        expect(listed, slug).toEqual(expect.arrayContaining(boxed));
        expect(
          ofKit.filter(({ productId }) => productId && boxed.includes(productId)),
          slug,
        ).toEqual([]);
      }
    }
  });

  it('counts parts in Slovak as Slovak does', () => {
    const { specLine, features } = SAMPLE_PRODUCTS.find(({ slug }) => slug === 'vajce-60-files')!.texts.sk;
    expect([specLine, features[0]]).toEqual(['STL, 3MF · 3 diely · podložka 70 mm', '3 rôzne diely, 4 kusy']);
  });

  it('names in the price of a line what the shop asks for it', () => {
    const price = new Map(SAMPLE_PRODUCTS.map(({ id, priceMinor }) => [id, priceMinor]));
    const listed = SAMPLE_PRODUCTS.flatMap(({ texts }) => texts.en.printInfo?.rcComponents ?? []);
    const wrong = listed.filter(
      ({ productId, estimatedPriceMinor }) => productId && price.get(productId) !== estimatedPriceMinor,
    );
    expect(wrong).toEqual([]);
  });
});
