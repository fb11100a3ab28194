import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';
import { developmentEntry } from './app/vite-entry.ts';
import { inlineScripts } from './app/vite-inline.ts';
import { localesVersion, messages } from './intl/vite-messages.ts';

const here = import.meta.dirname;

const FRAMEWORK = [
  ...['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'react-intl', 'intl-messageformat'],
  ...['@formatjs', '@apollo', '@wry', 'optimism', 'graphql', 'rxjs'],
].join('|');

/** What the index of a library leads to, but only pages and later parts use. */
const LATE =
  /[\\/]@apollo[\\/]client[\\/](link[\\/](http|retry|client-awareness)[\\/]|react[\\/]hooks[\\/]use(Query|Mutation)\.)/;

const ENTRY = path.join(here, 'entry-client.tsx');

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const frames = new WeakMap<ModuleGraph, Set<string>>();

/** The modules that the entry imports over any number of steps without waiting for a page. */
const frameOf = (graph: ModuleGraph): Set<string> => {
  const known = frames.get(graph);
  if (known) return known;
  const found = new Set<string>();
  const walk = (id: string) => {
    if (found.has(id) || LATE.test(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(walk);
  };
  walk(ENTRY);
  frames.set(graph, found);
  return found;
};

const LIBRARY = new RegExp(`[\\\\/]node_modules[\\\\/](${FRAMEWORK})[\\\\/]`);

const inFrame = (name: string) => (id: string, graph: ModuleGraph) =>
  id !== ENTRY && frameOf(graph).has(id) ? name : null;

/** What every page needs, in two chunks: one that changes with a release of a library, one that changes with the shop. */
const GROUPS = [
  { name: inFrame('framework'), test: LIBRARY, priority: 2 },
  { name: inFrame('frame'), priority: 1 },
];

/** The package leads to its development build, which warns more. */
const ROUTER = path.join(here, '../node_modules/react-router/dist/production');
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
];

const PARSER = '@formatjs/icu-messageformat-parser';

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here,
  plugins: [react(), messages(), developmentEntry(), inlineScripts()],
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    alias: [
      { find: PARSER, replacement: `${PARSER}/no-parser.js` },
      ...(command === 'build' && !isSsrBuild ? PRODUCTION_ROUTER : []),
    ],
  },
  // The development server's compiler takes its entry for CommonJS, because its package does not say `module`.
  ssr: { noExternal: ['@paypal/paypal-js'] },
  define: { __LOCALES_VERSION__: JSON.stringify(localesVersion()) },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    outDir: path.join(here, '../dist/web', isSsrBuild ? 'server' : 'client'),
    rolldownOptions: {
      input: path.join(here, isSsrBuild ? 'entry-server.tsx' : 'entry-client.tsx'),
      ...(!isSsrBuild && { output: { codeSplitting: { groups: GROUPS } } }),
    },
    ...(isSsrBuild && { ssr: true }),
  },
}));
