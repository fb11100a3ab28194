import type { TextsInput } from '../catalog/catalog.inputs.ts';
import type { Locale } from '../core/locale.ts';
import { SPARES } from './spares.ts';
import type { SampleProduct } from './sample.types.ts';
import { inLocales, type Trio } from './words.ts';

type PrintInfo = NonNullable<TextsInput['printInfo']>;

interface Listed {
  readonly quantity?: number;
  readonly optional?: true;
  /** Lies in the box of the kit: only who prints the files has to find it. */
  readonly inKit?: true;
}

/** One line of the shopping list: a bought part of this shop by its id, or something in words, with the id of its product if it is sold here. */
export type Need =
  | (Listed & { readonly id: number })
  | (Listed & { readonly name: Trio; readonly spec: Trio; readonly cents: number | null; readonly product?: number });

/** How a model is printed and what it needs besides. */
export interface Sheet {
  hours: readonly [number, number];
  layerMm: number;
  infill: readonly [number, number];
  supports: Trio;
  materials: Trio;
  euros: readonly [number, number];
  needs: readonly Need[];
  notes: readonly Trio[];
}

export const NO_SUPPORTS: Trio = ['None', 'Žiadne', 'Keine'];

const component = (need: Need, say: (words: Trio) => string): PrintInfo['rcComponents'][number] => {
  const { quantity = 1, optional = false } = need;
  const shared = { quantity, required: !optional };
  if (!('id' in need))
    return {
      ...shared,
      name: say(need.name),
      specifications: say(need.spec),
      estimatedPriceMinor: need.cents,
      productId: need.product ?? null,
    };
  const spare = SPARES.find(({ id }) => id === need.id);
  if (!spare) throw new Error(`The shopping list names part ${need.id}, which is not sold`);
  const words = { name: say(spare.name), specifications: say(spare.spec) };
  return { ...shared, ...words, estimatedPriceMinor: spare.priceMinor, productId: spare.id };
};

const decimal = (value: number, locale: Locale): string =>
  locale === 'en' ? String(value) : String(value).replace('.', ',');

const RANGE: Record<Locale, (from: number, to: number) => string> = {
  en: (from, to) => `${from}-${to}`,
  sk: (from, to) => `${from} – ${to}`,
  de: (from, to) => `${from}–${to}`,
};

/** The Print Info of a model in all languages. Throws when its list names a part that is not sold. */
const printInfoOf = (sheet: Sheet): Record<Locale, PrintInfo> =>
  inLocales((say, locale) => {
    const range = RANGE[locale];
    const [hours, infill, euros] = [range(...sheet.hours), range(...sheet.infill), range(...sheet.euros)];
    return {
      printSettings: {
        printTime: say([`${hours} hours`, `${hours} hodín`, `${hours} Stunden`]),
        layerHeight: `${decimal(sheet.layerMm, locale)} mm`,
        infill: say([`${infill}% infill`, `${infill} %`, `${infill} %`]),
        supports: say(sheet.supports),
        materials: say(sheet.materials),
        estimatedCost: say([`€${euros} of filament`, `filament za ${euros} €`, `Filament für ${euros} €`]),
      },
      rcComponents: sheet.needs.map((need) => component(need, say)),
      additionalNotes: sheet.notes.map(say),
    };
  });

/** Gives a product the Print Info of a sheet; what lies in the box is no part of its shopping list. */
export const informedBy =
  (sheet: Sheet) =>
  (product: SampleProduct): SampleProduct => {
    const boxed = product.productType === 'PHYSICAL';
    const info = printInfoOf({ ...sheet, needs: sheet.needs.filter(({ inKit }) => !(boxed && inKit)) });
    return { ...product, texts: inLocales((_, locale) => ({ ...product.texts[locale], printInfo: info[locale] })) };
  };
