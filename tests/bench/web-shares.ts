import { transformSync } from 'esbuild';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { firstLoadOf } from '../support/first-load.ts';

const CONFIG = path.resolve(import.meta.dirname, '../../web/vite.config.ts');

const libraryOf = (id: string) => /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1] ?? 'the shop itself';

const aloneOf = (code: string) => {
  const options = { minify: true, format: 'esm', target: 'es2022', loader: 'js' } as const;
  return brotliCompressSync(transformSync(code, options).code).length;
};

type Parts = Map<string, Map<string, string>>;

/** The code of each library in each chunk, as the bundler left it, by file name. */
const collect = async (): Promise<Parts> => {
  const parts: Parts = new Map();
  const collector = {
    name: 'collector',
    generateBundle(
      _: unknown,
      bundle: Record<string, { type: string; modules?: Record<string, { code: string | null }> }>,
    ) {
      for (const [file, { modules = {} }] of Object.entries(bundle)) {
        const libraries = new Map<string, string>();
        for (const [id, { code }] of Object.entries(modules))
          libraries.set(libraryOf(id), `${libraries.get(libraryOf(id)) ?? ''}\n${code ?? ''}`);
        parts.set(`/${file}`, libraries);
      }
    },
  };
  await build({
    configFile: CONFIG,
    mode: 'production',
    logLevel: 'error',
    build: { write: false },
    plugins: [collector],
  });
  return parts;
};

/** Bytes of each library in the first load of a page: its share by what it weighs alone, so that the shares make up the whole. */
export const sharesOf = async (page: string): Promise<Record<string, number>> => {
  const parts = await collect();
  const shares: Record<string, number> = {};
  for (const { url, bytes } of firstLoadOf(page)) {
    const alone = [...(parts.get(url) ?? [])].map(([library, code]) => [library, aloneOf(code)] as const);
    const sum = alone.reduce((total, [, each]) => total + each, 0);
    for (const [library, each] of alone) shares[library] = (shares[library] ?? 0) + (bytes * each) / sum;
  }
  const rounded = Object.entries(shares).map(([library, share]) => [library, Math.round(share)] as const);
  return Object.fromEntries(rounded.sort(([, a], [, b]) => b - a));
};
