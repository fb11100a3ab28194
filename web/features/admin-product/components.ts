import type { EditableFieldsFragment } from './EditProduct.gen.ts';
import { LANGUAGES, type Language } from './model/languages.ts';

/** One thing to buy beside the printed parts: said once, named in three languages. */
export interface Component {
  readonly id: string;
  readonly quantity: string;
  /** Decimal; empty where it is not known. */
  readonly price: string;
  readonly required: boolean;
  readonly productId: number | null;
  readonly name: Record<Language, string>;
  readonly specifications: Record<Language, string>;
}

type Texts = EditableFieldsFragment['translations'];

const NO_WORDS = { en: '', sk: '', de: '' };

export const newComponent = (id: string): Component => ({
  id,
  quantity: '1',
  price: '',
  required: true,
  productId: null,
  name: NO_WORDS,
  specifications: NO_WORDS,
});

/** The lists of all languages as one: the same place is the same thing. English says how many, and for how much. */
export const componentsOf = (translations: Texts): Component[] => {
  const lists = new Map(translations.map(({ locale, printInfo }) => [locale, printInfo?.rcComponents ?? []]));
  const longest = [...lists.values()].reduce((most, list) => (list.length > most.length ? list : most), []);
  const english = lists.get('en') ?? [];
  return longest.map((found, place) => {
    const { quantity, estimatedPriceMinor, required, productId } = english[place] ?? found;
    const words = (key: 'name' | 'specifications') =>
      Object.fromEntries(LANGUAGES.map((language) => [language, lists.get(language)?.[place]?.[key] ?? ''])) as Record<
        Language,
        string
      >;
    return {
      id: String(place),
      quantity: String(quantity),
      required,
      productId,
      price: estimatedPriceMinor === null ? '' : (estimatedPriceMinor / 100).toFixed(2),
      name: words('name'),
      specifications: words('specifications'),
    };
  });
};
