const NAMED = new Set(['Product', 'Category']);

/** The products and categories in a page's answers, as `product-12` and `category-3`, each once. */
export const cacheKeysIn = (answers: unknown): string[] => {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { __typename: type, id } = value as { __typename?: string; id?: string | number };
    if (type !== undefined && id !== undefined && NAMED.has(type)) found.add(`${type.toLowerCase()}-${id}`);
    for (const part of Object.values(value)) visit(part);
  };
  visit(answers);
  return [...found];
};
