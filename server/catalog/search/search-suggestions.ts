import type { Ctx } from '../../core/context.ts';
import { validationFailed } from '../../core/errors.ts';
import { ProductSort } from '../catalog-enums.ts';
import { listProducts } from '../catalog-list.ts';
import { listCategories } from '../catalog.service.ts';
import type { CategoryView } from '../catalog.types.ts';
import { fold, searchRoots, searchTerms } from './search-text.ts';
import { synonymsOf } from './search-synonyms.ts';
import type { SearchSuggestions } from './search-suggestions.types.ts';

const MOST_PRODUCTS = 12;
const MOST_CATEGORIES = 3;
const FEWEST_LETTERS = 2;

const nothing = (text: string): SearchSuggestions => ({ text, products: [], categories: [], correction: null });

/** Whether each of the words begins some word of the name, or of what means the same. */
const isNamed = (name: string, roots: readonly string[]): boolean => {
  const terms = searchTerms(name);
  const words = [...terms, ...synonymsOf(terms)];
  return roots.every((root) => words.some((word) => word.startsWith(root)));
};

const categoriesFor = (ctx: Ctx, all: readonly CategoryView[], text: string): CategoryView[] => {
  const roots = searchRoots(searchTerms(text), ctx.locale);
  return all
    .filter(({ name, facts }) => (facts?.productCount ?? 0) > 0 && isNamed(name, roots))
    .slice(0, MOST_CATEGORIES);
};

/**
 * What a search may be about while it is typed: the products that it would list first, and categories by name. Case,
 * diacritics and slips are forgiven as in the search itself. Two statements, two more for words that nothing has, none
 * below two letters; the work does not grow with the number of hits. Throws VALIDATION_FAILED.
 */
export const suggest = async (ctx: Ctx, text: string, first: number): Promise<SearchSuggestions> => {
  if (first < 1 || first > MOST_PRODUCTS) throw validationFailed({ first: 'OUT_OF_RANGE' });
  if (fold(text).replace(/[^a-z0-9]/g, '').length < FEWEST_LETTERS) return nothing(text);
  const [{ nodes, correction }, all] = await Promise.all([
    listProducts(ctx, { search: text, first, sort: ProductSort.RELEVANCE }),
    listCategories(ctx),
  ]);
  return { text, products: nodes, categories: categoriesFor(ctx, all, correction ?? text), correction };
};
