import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLAIN_FIELDS } from '../../server/catalog/product/field-sets.ts';
import { read, root } from './source.ts';

const GENERATED = /\.gen\.(ts|json)$|^web\/features\/admin-product\/PlainFields\.graphql$/;

const handWritten = ['server', 'web', 'migrations', 'tests/support']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|json|graphql)$/.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
  )
  .filter((file) => !GENERATED.test(file))
  .sort();

const placesOf = (...names: string[]): string[] =>
  handWritten.filter((file) => names.some((name) => new RegExp(`\\b${name}\\b`).test(read(file))));

/** Where a plain field stands that is stored, shown on its product's page, edited, and in the file of products. */
const RECIPE = [
  'migrations/1763700001000-CreateCatalog.ts',
  'server/catalog/product/product-fields.ts',
  'tests/support/builders/build-web-product.ts',
  'web/features/catalog/product/Product.graphql',
  'web/features/catalog/product/buy-box.tsx',
  ...['de', 'en', 'sk'].map((locale) => `web/intl/locales/${locale}/catalogue.json`),
];

/** What this field is used for beside that. */
const USES = [
  'migrations/1763700051000-ClearShippingOfFiles.ts',
  'server/sample/sample.service.ts',
  'tests/support/builders/build-product.ts',
  'web/features/catalog/home/Home.graphql',
  'web/features/catalog/home/home-sections.tsx',
  'web/features/catalog/product/product-json-ld.ts',
];

/** Rooms in which all plain fields are the same. */
const SAME = /^server\/catalog\/|^web\/features\/admin-products?\//;

describe('a plain field of a product', () => {
  it('is said in at most ten hand-written files (server/README.md: a field of a product)', () => {
    expect(RECIPE.length).toBeLessThanOrEqual(10);
    expect(placesOf('shipsInDays', 'ships_in_days')).toEqual([...RECIPE, ...USES].sort());
  });

  it('has its name in one file of the catalogue and in none of its administration', () => {
    const places = PLAIN_FIELDS.map(({ name, column }) => [
      name,
      placesOf(name, column).filter((file) => SAME.test(file)),
    ]);
    const table = 'server/catalog/product/product-fields.ts';
    /** A constraint of the database; and what a cart weighs decides its shipping. */
    const more: Record<string, string[]> = {
      weightGrams: ['server/catalog/sellable.queries.ts', 'server/catalog/product/product.entity.ts'],
    };
    expect(places).toEqual(PLAIN_FIELDS.map(({ name }) => [name, [...(more[name] ?? []), table].sort()]));
  });
});
