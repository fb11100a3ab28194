import type { RouteObject } from 'react-router-dom';
import { builtUrl } from '../lib/cdn.ts';
import type { PageHandle } from './page-route.ts';

/** Vite's manifest of the client build, as far as it matters here. */
export type ViteManifest = Record<
  string,
  { file: string; isEntry?: boolean; css?: string[]; imports?: string[]; dynamicImports?: string[]; texts?: string[] }
>;

export interface PageAssets {
  entry: string;
  /** Chunks of the page beside the entry, to be fetched at once. */
  modules: readonly string[];
  styles: readonly string[];
  /** Keys of what these modules can say; null: not known. */
  texts: readonly string[] | null;
}

/** Entries of the manifest, named by their files. */
export const ENTRY = 'entry-client.tsx';
export const CLIENT = 'app/data/browser-client.ts';

/** Without a build, Vite's own addresses. */
const DEVELOPMENT: PageAssets = {
  entry: '/@martyx/entry',
  modules: [],
  styles: ['/ui/styles/index.css', '/features/shell/nav.css', '/features/shell/footer.css', '/features/cart/cart.css'],
  texts: null,
};

const withImports = (manifest: ViteManifest, key: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const each of chunk.imports ?? []) withImports(manifest, each, seen);
  return seen;
};

/** The page among the matched routes; absent for an address that leads nowhere. */
export const pageHandleOf = (matches: readonly { route: RouteObject }[]): PageHandle | undefined =>
  matches.map(({ route }) => route.handle as PageHandle | undefined).find(Boolean);

const readAssets = (manifest: ViteManifest, page: PageHandle | undefined): PageAssets => {
  const frame = withImports(manifest, ENTRY);
  if (page?.usesClient) withImports(manifest, CLIENT, frame);
  const keys = [...withImports(manifest, page?.file ?? '', frame)];
  const chunks = keys.map((key) => manifest[key]!);
  return {
    entry: builtUrl(`/${manifest[ENTRY]!.file}`),
    modules: keys.filter((key) => key !== ENTRY).map((key) => builtUrl(`/${manifest[key]!.file}`)),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => builtUrl(`/${file}`)),
    texts: [...new Set(chunks.flatMap(({ texts = [] }) => texts))],
  };
};

const known = new WeakMap<ViteManifest, Map<string, PageAssets>>();

/** The same object for the same page of one build. */
export const assetsOf = (manifest: ViteManifest | null, page: PageHandle | undefined): PageAssets => {
  if (!manifest) return DEVELOPMENT;
  const pages = known.get(manifest) ?? new Map<string, PageAssets>();
  known.set(manifest, pages);
  const key = JSON.stringify([page?.file, page?.usesClient, globalThis.__CDN__]);
  const assets = pages.get(key) ?? readAssets(manifest, page);
  pages.set(key, assets);
  return assets;
};

const NEXT_PAGES = ['products', 'product'].map((name) => ({
  file: `app/routes/${name}.tsx`,
  namespaces: [],
  asking: true,
}));

const ahead = new WeakMap<PageAssets, readonly string[]>();

const readAhead = (manifest: ViteManifest | null, page: PageAssets): readonly string[] => {
  const here = new Set([page.entry, ...page.modules, ...page.styles]);
  const next = NEXT_PAGES.map((each) => assetsOf(manifest, each)).flatMap(({ modules, styles }) => [
    ...modules,
    ...styles,
  ]);
  return manifest ? [...new Set(next)].filter((url) => !here.has(url)) : [];
};

/** What the list and the product page need beside `page`, and GraphQL's client that brings them. */
export const prefetchAssets = (manifest: ViteManifest | null, page: PageAssets): readonly string[] => {
  const urls = ahead.get(page) ?? readAhead(manifest, page);
  ahead.set(page, urls);
  return urls;
};
