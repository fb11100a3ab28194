import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { assetsOf, type ViteManifest } from '../../web/app/manifest.ts';

const CLIENT = path.resolve(import.meta.dirname, '../../dist/web/client');

export interface LoadedFile {
  /** As the browser asks for it. */
  readonly url: string;
  /** As it goes over the wire, brotli. */
  readonly bytes: number;
}

const manifest = (): ViteManifest => {
  const file = path.join(CLIENT, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error('The shop is not built: npm run build');
  return JSON.parse(readFileSync(file, 'utf8')) as ViteManifest;
};

const bytesOf = (url: string) => {
  const file = path.join(CLIENT, url);
  const compressed = `${file}.br`;
  return existsSync(compressed) ? readFileSync(compressed).length : brotliCompressSync(readFileSync(file)).length;
};

/** What only three.js and PayPal's script say: it comes when it is asked for. */
export const WANTED_CODE = /WebGLRenderer|paypal\.com\/sdk|\/sdk\/js/;

/** With what only the cache of GraphQL's client says: it comes when the browser is idle. */
export const LATER_CODE = new RegExp(`${WANTED_CODE.source}|ROOT_QUERY`);

export const textOf = (url: string): string => readFileSync(path.join(CLIENT, url), 'utf8');

/** The scripts that the HTML of a page names, with all that they import before they run. `page` is a file in `web/app/routes`. */
export const firstLoadOf = (page: string): LoadedFile[] => {
  const { entry, modules } = assetsOf(manifest(), { file: `app/routes/${page}.tsx`, namespaces: [] });
  return [entry, ...modules].map((url) => ({ url, bytes: bytesOf(url) })).sort((a, b) => b.bytes - a.bytes);
};

/** The pages that load a chunk which says `word`, at once or later. A page is its file in `web/app/routes`, without ending. */
export const pagesThatReach = (word: RegExp): string[] => {
  const chunks = manifest();
  const says = (key: string, seen: Set<string>): boolean => {
    if (seen.has(key)) return false;
    seen.add(key);
    const { file, imports = [], dynamicImports = [] } = chunks[key]!;
    return word.test(textOf(`/${file}`)) || [...imports, ...dynamicImports].some((next) => says(next, seen));
  };
  const pages = Object.keys(chunks).filter((key) => key.startsWith('app/routes/'));
  return pages.filter((key) => says(key, new Set())).map((key) => key.slice('app/routes/'.length, -'.tsx'.length));
};

export const sumOf = (files: readonly LoadedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
