import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';
import { assetsOf, type ViteManifest } from '../app/manifest.ts';
import { LOCALES } from '../intl/locale.ts';
import { OFFLINE_SCREENS } from './cache-rules.ts';
import { localesVersion } from '../intl/vite-messages.ts';

const dist = process.env.BUILD_DIR ?? path.resolve(import.meta.dirname, '../../dist');
const client = path.join(dist, 'web/client');

const filesOf = (manifest: ViteManifest, file: string): string[] => {
  const { entry, modules, styles } = assetsOf(manifest, { file, namespaces: [] });
  return [entry, ...modules, ...styles];
};

/** What the frame around every page loads when it is wanted: sheets, notices. Pages are not among them. */
const latePartsOf = (manifest: ViteManifest, files: readonly string[]): string[] =>
  Object.values(manifest)
    .filter(({ file }) => files.includes(`/${file}`))
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .filter((source) => !source.startsWith('app/routes/'));

/** What the kept screens need: their scripts and styles, the parts that come later, the letters of every language. */
const offlineFiles = (manifest: ViteManifest): string[] => {
  const page = [...new Set(Object.values(OFFLINE_SCREENS).flatMap((source) => filesOf(manifest, source)))];
  const late = latePartsOf(manifest, page).flatMap((source) => filesOf(manifest, source));
  const fonts = readdirSync(path.join(client, 'assets')).filter((name) => name.endsWith('.woff2'));
  return [...new Set([...page, ...late, ...fonts.map((name) => `/assets/${name}`)])];
};

/** A hashed file is its own version; the page's version is that of all files and texts of the build. */
const precacheList = () => {
  const manifestFile = readFileSync(path.join(client, '.vite/manifest.json'), 'utf8');
  const revision = createHash('sha256').update(manifestFile).update(localesVersion()).digest('hex').slice(0, 12);
  return [
    ...Object.keys(OFFLINE_SCREENS).flatMap((screen) =>
      LOCALES.map((locale) => ({ url: `${screen}?lang=${locale}`, revision })),
    ),
    ...offlineFiles(JSON.parse(manifestFile) as ViteManifest).map((url) => ({ url, revision: null })),
  ];
};

/** Builds the worker into one file beside the built client. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  define: { __PRECACHE__: JSON.stringify(precacheList()) },
  build: {
    target: 'es2022',
    outDir: client,
    emptyOutDir: false,
    rolldownOptions: {
      input: path.join(import.meta.dirname, 'worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
