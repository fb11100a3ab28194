/** What a personal API key may read. */
export enum ApiScope {
  READ_CATALOGUE = 'read:catalogue',
  READ_ORDERS = 'read:orders',
}

/** The root fields that a scope opens. Every other one, and every mutation, is closed to a key. */
const FIELDS: Record<ApiScope, readonly string[]> = {
  [ApiScope.READ_CATALOGUE]: [
    'categories',
    'category',
    'countries',
    'errorCodes',
    'featuredKit',
    'printers',
    'product',
    'productIdBySlug',
    'products',
    'productsById',
    'searchSuggestions',
    'withdrawnProduct',
  ],
  [ApiScope.READ_ORDERS]: ['errorCodes', 'me', 'order'],
};

/** Of the person only these. */
const OF_ME = new Set(['__typename', 'id', 'orders']);
/** What the catalogue tells a person about themselves is not of the catalogue. */
const PERSONAL = new Set(['inMyWishlist', 'ownedCopy']);

/** Whether any of these names asks the catalogue for what is of a person. */
export const isPersonal = (names: readonly string[]): boolean => names.some((name) => PERSONAL.has(name));

/** Leads to PayPal and from there back with the secret of the order: a key reads and pays nothing. */
const PAYING = new Set(['payment']);

/** What a field of Query or Mutation was asked for. */
export interface Asked {
  readonly root: string;
  readonly field: string;
  /** Names right below it. */
  readonly direct: readonly string[];
  /** Names at any level below it. */
  readonly all: readonly string[];
}

/** Whether one of these scopes opens all of it. */
export const opens = (scopes: readonly string[], { root, field, direct, all }: Asked): boolean => {
  const open = Object.values(ApiScope).some((scope) => scopes.includes(scope) && FIELDS[scope].includes(field));
  if (root !== 'Query' || !open) return false;
  if (all.some((name) => PAYING.has(name))) return false;
  return field === 'me' ? direct.every((name) => OF_ME.has(name)) : !isPersonal(all);
};
