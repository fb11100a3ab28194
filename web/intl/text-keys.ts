const QUOTED = /(['"])([a-z]\w*(?:\.\w+)+)\1/g;
const PUT_TOGETHER = /`([a-z]\w*\.(?:[\w.]|\$\{[^}`]+\})*)`/g;

/** A template in the source stands for every key with one word in each of its places: `order.status.${status}`. */
const familyOf = (template: string) =>
  new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '\\w+')}$`);

/** Those of `keys` that this TypeScript can say. */
export const textKeysIn = (source: string, keys: readonly string[]): string[] => {
  const quoted = new Set([...source.matchAll(QUOTED)].map(([, , key]) => key));
  const families = [...source.matchAll(PUT_TOGETHER)]
    .filter(([, template]) => template!.includes('${'))
    .map(([, template]) => familyOf(template!));
  return keys.filter((key) => quoted.has(key) || families.some((family) => family.test(key)));
};
