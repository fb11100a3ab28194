import { describe, expect, it } from 'vitest';
import { componentsOf, newComponent } from '../../../web/features/admin-product/components.ts';
import { validateProduct, PRODUCT_ERROR_PLACEMENT } from '../../../web/features/admin-product/validate-product.ts';
import { storeUnsavedEdits, readUnsavedEdits, applyEdits } from '../../../web/features/admin-product/unsaved-edits.ts';
import { mergeValues } from '../../../web/features/admin-product/merge-values.ts';
import { centsOf, changesOf, inputOf } from '../../../web/features/admin-product/product-input.ts';
import {
  missingTexts,
  NEW_VALUES,
  slugOf,
  type ProductPath,
  type ProductValues,
} from '../../../web/features/admin-product/product-values.ts';
import { serverFieldErrors } from '../../../web/lib/form/server-errors.ts';
import { partIdOf } from '../../../web/features/admin-product/model/use-model-uploads.ts';
import { moved } from '../../../web/features/admin-product/gallery/use-sorting.ts';

const values = (changes: Partial<Record<ProductPath, unknown>> = {}): ProductValues =>
  applyEdits(NEW_VALUES, {
    slug: 'comet',
    sku: 'MX-1',
    price: '12.90',
    category: 'rockets',
    'en.name': 'Comet',
    'en.summary': 'Flies.',
    ...changes,
  });
const NUMBERS = new Set(['length']);

describe('the form of a product', () => {
  it('takes prices with a comma or a point, and no others', () => {
    expect(['12.90', '12,9', ' 5 ', ''].map(centsOf)).toEqual([1290, 1290, 500, null]);
    expect(['12.999', 'free', '-1', '1 000'].map(centsOf)).toEqual([NaN, NaN, NaN, NaN]);
  });

  it('makes an address of a name in any of the languages', () => {
    expect(['Kriváň 38/2', '  Größe XL! ', '---'].map(slugOf)).toEqual(['krivan-38-2', 'grosse-xl', '']);
  });

  it('leaves out a language that nobody wrote, and says what English has and another lacks', () => {
    const typed = values({ 'sk.name': 'Kométa', 'sk.summary': 'Lieta.' });
    expect(Object.keys(inputOf(typed, NUMBERS).translations!)).toEqual(['en', 'sk']);
    expect(missingTexts(typed, 'sk')).toEqual([]);
    expect(missingTexts(typed, 'de')).toEqual(['name', 'summary']);
  });

  it('says in English what a language lacks of printing, so that its tab is whole', () => {
    const servo = { ...newComponent('a'), name: { en: 'Servo', sk: '', de: 'Servomotor' } };
    const typed = values({
      'sk.name': 'Kométa',
      'sk.summary': 'Lieta.',
      'en.printTime': '3 h',
      components: [servo],
    });
    const { sk } = inputOf(typed, NUMBERS).translations!;
    expect(sk?.printInfo?.printSettings.printTime).toBe('3 h');
    expect(sk?.printInfo?.rcComponents).toMatchObject([{ name: 'Servo', quantity: 1, estimatedPriceMinor: null }]);
  });

  it('sends only what was changed, texts and attributes each as a whole', () => {
    const base = values();
    expect(changesOf(base, values({ price: '13' }), NUMBERS)).toEqual({ priceMinor: 1300 });
    const changed = changesOf(base, values({ 'attribute.length': '61,5', 'attribute.skill': 'beginner' }), NUMBERS);
    expect(changed).toEqual({
      attributes: [
        { key: 'length', number: 61.5 },
        { key: 'skill', option: 'beginner' },
      ],
    });
    expect(changesOf(base, base, NUMBERS)).toEqual({});
  });

  it('says nothing of files that was typed while they were a kit, and does not judge it', () => {
    const typed = { weightGrams: '400', shipsInDays: '2 or 3', videoUrl: ' https://video.example/1 ' };
    const files = values({ ...typed, productType: 'DIGITAL' });
    expect(inputOf(files, NUMBERS)).toMatchObject({
      weightGrams: null,
      shipsInDays: null,
      videoUrl: 'https://video.example/1',
    });
    expect(validateProduct(files)).toEqual({});
    expect(Object.keys(validateProduct(values({ ...typed, productType: 'PHYSICAL' })))).toEqual(['shipsInDays']);
  });

  it('brings the component lists of the languages together by their places', () => {
    const list = (locale: string, names: string[]) => ({
      locale,
      printInfo: {
        rcComponents: names.map((name) => ({
          name,
          quantity: 2,
          specifications: '',
          estimatedPriceMinor: 1800,
          required: true,
          productId: null,
        })),
      },
    });
    const found = componentsOf([list('en', ['Servo']), list('sk', ['Servo (sk)', 'Batéria'])] as never);
    expect(found.map(({ name, price }) => [name.en, name.sk, price])).toEqual([
      ['Servo', 'Servo (sk)', '18.00'],
      ['', 'Batéria', '18.00'],
    ]);
  });

  it('is judged field by field', () => {
    expect(validateProduct(values())).toEqual({});
    expect(Object.keys(validateProduct(values({ productType: 'PHYSICAL', price: 'x', 'de.name': 'Komet' })))).toEqual([
      'price',
      'weightGrams',
      'de.summary',
    ]);
    expect(Object.keys(validateProduct(values({ 'en.printTime': '3 h' })))).toHaveLength(5);
  });

  it('shows what the server refused at the field it stands in', () => {
    const args = {
      slug: 'TAKEN',
      priceMinor: 'TOO_BIG',
      'translations.sk.printInfo.printSettings.infill': 'TOO_SMALL',
      'translations.en.features.0': 'TOO_BIG',
      'translations.de.printInfo.rcComponents.1.quantity': 'TOO_BIG',
      'attributes.length': 'INVALID',
    };
    expect(Object.keys(serverFieldErrors({ code: 'VALIDATION_FAILED', args }, PRODUCT_ERROR_PLACEMENT)!)).toEqual([
      'slug',
      'price',
      'sk.infill',
      'en.features',
      'components',
      'attribute.length',
    ]);
    expect(serverFieldErrors({ code: 'FORBIDDEN', args: {} }, PRODUCT_ERROR_PLACEMENT)).toBeNull();
  });

  it('says beside a later sale what is wrong with it', () => {
    const later = [
      { price: '8', from: '2026-12-01', to: '2026-12-02' },
      { price: '0', from: '', to: '2026-12-05' },
    ];
    expect(Object.keys(validateProduct(values({ later })))).toEqual(['later.1.price', 'later.1.from']);
    const args = { 'laterSales.1.priceMinor': 'NOT_BELOW', 'laterSales.0.from': 'OVERLAPS', laterSales: 'TOO_BIG' };
    expect(Object.keys(serverFieldErrors({ code: 'VALIDATION_FAILED', args }, PRODUCT_ERROR_PLACEMENT)!)).toEqual([
      'later.1.price',
      'later.0.from',
      'later',
    ]);
    expect(changesOf(values(), values({ later: later.slice(0, 1) }), NUMBERS)).toEqual({
      laterSales: [{ priceMinor: 800, from: '2026-12-01', to: '2026-12-02' }],
    });
  });
});

describe('two who edit one product', () => {
  it('keep what each changed alone, and are asked where both changed the same', () => {
    const base = values();
    const mine = values({ price: '13', 'en.summary': 'Mine.' });
    const theirs = values({ 'en.summary': 'Theirs.', sku: 'MX-2' });
    const merged = mergeValues(base, mine, theirs);
    expect(merged.values).toEqual(values({ price: '13', 'en.summary': 'Mine.', sku: 'MX-2' }));
    expect(merged.taken).toEqual(['sku']);
    expect(merged.clashes).toEqual([{ name: 'en.summary', mine: 'Mine.', theirs: 'Theirs.' }]);
  });

  it('compare lists by what is in them', () => {
    const [base, same] = [values({ 'en.notes': ['Glue'] }), values({ 'en.notes': ['Glue', 'Paint'] })];
    expect(mergeValues(base, same, values({ 'en.notes': ['Glue', 'Paint'] })).clashes).toEqual([]);
    const merged = mergeValues(base, same, values({ 'en.notes': [], 'attribute.length': '61' }));
    expect(merged.taken).toEqual(['attribute.length']);
    expect(merged.clashes).toEqual([{ name: 'en.notes', mine: ['Glue', 'Paint'], theirs: [] }]);
    expect(merged.values.attribute).toEqual({ length: '61' });
  });

  it('have no conflict where both changed to the same', () => {
    const same = values({ price: '13' });
    expect(mergeValues(values(), same, same)).toMatchObject({ taken: [], clashes: [] });
  });
});

describe('unsaved changes', () => {
  it('are kept for the tab until nothing differs any more', () => {
    storeUnsavedEdits(5, values(), values({ price: '13' }));
    expect(readUnsavedEdits(5)).toEqual({ mine: { price: '13' }, base: { price: '12.90' } });
    expect(readUnsavedEdits(6)).toBeNull();
    storeUnsavedEdits(5, values(), values());
    expect(readUnsavedEdits(5)).toBeNull();
  });

  it('keep lists as lists, and forget what the form of today cannot hold', () => {
    const servo = newComponent('a');
    const mine = values({
      'en.features': ['Light', ''],
      components: [servo],
      counterpart: 7,
      'attribute.length': '61',
    });
    storeUnsavedEdits(7, values(), mine);
    expect(applyEdits(values(), readUnsavedEdits(7)!.mine)).toEqual(mine);
    const old = { components: '[]', 'en.features': 'Light', active: 'on', gone: 'x', sku: 'MX-2' };
    sessionStorage.setItem('product-edit-8', JSON.stringify({ mine: old, base: {} }));
    expect(readUnsavedEdits(8)).toEqual({ mine: { sku: 'MX-2' }, base: {} });
  });
});

describe('files and pictures', () => {
  it('have the part’s id in the name of the file', () => {
    expect(['07_booster-fin-can_x2.stl', 'Nose Cone.STL', '__.3mf'].map(partIdOf)).toEqual([
      'booster-fin-can',
      'nose-cone',
      'part',
    ]);
  });

  it('move to their new place', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  });
});
