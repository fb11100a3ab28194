import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MODEL_IDS, modelSource } from '../../../server/sample/models/model.ts';
import { GUIDE_PICTURES } from '../../../server/sample/guides/guide.pictures.ts';
import { buildOrderOf, modelIdOf, SAMPLE_PRODUCTS } from '../../../server/sample/sample.models.ts';

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
    for (const { id, slug, texts, category } of SAMPLE_PRODUCTS) {
      const needs = LOCALES.map((locale) => texts[locale].printInfo?.rcComponents ?? []);
      expect(new Set(needs.map((list) => list.length)).size, slug).toBe(1);
      const sold = needs[0]!.flatMap(({ productId }) => (productId ? [productId] : []));
      expect(
        sold.filter((need) => !ids.includes(need) || need === id),
        slug,
      ).toEqual([]);
      if (category !== 'parts' && needs[0]!.length > 0) expect(sold.length, slug).toBeGreaterThan(0);
    }
  });
});
