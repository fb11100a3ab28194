import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';
import { developmentEntry } from './app/vite-entry.ts';
import { inlineScripts } from './app/vite-inline.ts';
import { localesVersion, messages } from './intl/vite-messages.ts';
import { textKeys } from './intl/vite-text-keys.ts';
import { cdnPreloads } from './lib/vite-cdn.ts';

const here = import.meta.dirname;
/** Where the build goes, in `web/client` and `web/server`. */
const dist = process.env.BUILD_DIR ?? path.join(here, '../dist');

const FRAMEWORK = ['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom']
  .concat(['react-intl', 'intl-messageformat', '@formatjs'])
  .join('|');

/** GraphQL's client comes when something is asked. */
const CLIENT = /[\\/]node_modules[\\/](@apollo|@wry|optimism|rxjs|graphql)[\\/]/;

/** What the frame knows of it: its context. */
const CLIENT_KNOWN = /[\\/]@apollo[\\/]client[\\/](react[\\/]context|utilities[\\/](invariant|internal[\\/]globals))\b/;

const ENTRY = path.join(here, 'entry-client.tsx');

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const reached = new WeakMap<ModuleGraph, Map<string, Set<string>>>();

/** The modules that this one imports over any number of steps without waiting. GraphQL's client stands apart. */
const reachOf = (graph: ModuleGraph, start: string): Set<string> => {
  const known = reached.get(graph) ?? new Map<string, Set<string>>();
  reached.set(graph, known);
  const found = known.get(start) ?? new Set<string>();
  const walk = (id: string) => {
    if (found.has(id) || CLIENT.test(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(walk);
  };
  if (found.size === 0) walk(start);
  known.set(start, found);
  return found;
};

const LIBRARY = new RegExp(`[\\\\/]node_modules[\\\\/](${FRAMEWORK})[\\\\/]`);

const inFrame = (id: string, graph: ModuleGraph) => id !== ENTRY && reachOf(graph, ENTRY).has(id);

const SHELF = ['home', 'products', 'product'].map((page) => path.join(here, `app/routes/${page}.tsx`));

/**
 * What every page needs, in two chunks: one that changes with a release of a library, one that changes with the shop.
 * GraphQL's client in one, and in one what all pages with products share.
 */
const GROUPS = [
  {
    name: (id: string, graph: ModuleGraph) =>
      CLIENT_KNOWN.test(id) || (LIBRARY.test(id) && inFrame(id, graph)) ? 'framework' : null,
    priority: 4,
  },
  { name: 'client', test: /[\\/]node_modules[\\/](@apollo|@wry|optimism|rxjs)[\\/]/, priority: 3 },
  { name: (id: string, graph: ModuleGraph) => (inFrame(id, graph) ? 'frame' : null), priority: 2 },
  {
    name: (id: string, graph: ModuleGraph) => (SHELF.every((page) => reachOf(graph, page).has(id)) ? 'shelf' : null),
    priority: 1,
  },
];

/** The first load names every chunk and its styles: by their hash alone, of seven letters, the bundler's least. */
const SCRIPTS = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[hash:7].js',
};
/** The same in both builds: pages name the browser's files. */
const assetFileNames = ({ names }: { names: string[] }) =>
  names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:7][extname]';

/** The package leads to its development build, which warns more. */
const ROUTER = path.join(here, '../node_modules/react-router/dist/production');
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
];

const PARSER = '@formatjs/icu-messageformat-parser';

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here,
  plugins: [
    react(),
    messages(),
    textKeys(),
    developmentEntry(),
    inlineScripts(),
    ...(isSsrBuild ? [] : [cdnPreloads()]),
  ],
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    alias: [{ find: PARSER, replacement: `${PARSER}/no-parser.js` }, ...(command === 'build' ? PRODUCTION_ROUTER : [])],
  },
  ssr:
    command === 'build'
      ? // To find and read its packages one by one would take longer than all else; the server executes with this `graphql`.
        { noExternal: true, external: ['graphql'] }
      : // The development server's compiler takes its entry for CommonJS, because its package does not say `module`.
        { noExternal: ['@paypal/paypal-js'] },
  define: { __LOCALES_VERSION__: JSON.stringify(localesVersion()) },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    outDir: path.join(dist, 'web', isSsrBuild ? 'server' : 'client'),
    rolldownOptions: {
      input: path.join(here, isSsrBuild ? 'entry-server.tsx' : 'entry-client.tsx'),
      output: isSsrBuild ? { assetFileNames } : { codeSplitting: { groups: GROUPS }, ...SCRIPTS, assetFileNames },
    },
    ...(isSsrBuild && { ssr: true }),
  },
}));
