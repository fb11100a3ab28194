import { readFileSync } from 'node:fs';

/** What the storefront asks for, by the SHA-256 of its text. `npm run codegen` writes the file. */
export const storefrontOperations = (): ReadonlyMap<string, string> => {
  const file = new URL('./storefront-operations.gen.json', import.meta.url);
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
};
