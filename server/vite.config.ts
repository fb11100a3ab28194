import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = path.join(import.meta.dirname, '..');

const namesIn = (folder: string, ending: string): string[] =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${path.parse(file).name}`);

/** What begins a process or a thread beside the scripts. */
const BEGINNINGS = ['main', 'models/mesh/mesh.worker', 'sample/model-builder-process'];
/** What tests of a process that is killed put together themselves. */
const PIECES = ['app', 'modules', 'process/open-shop'].concat(
  ['backup/restoring', 'config/config', 'files/storage', 'jobs/worker', 'logger', 'mailer'].map(
    (name) => `core/${name}`,
  ),
);

const inputs = [
  ...[...BEGINNINGS, ...PIECES].map((name) => `server/${name}`),
  ...namesIn('server/commands', '.script.ts').filter((name) => !name.includes('/emit-')),
  ...namesIn('migrations', '.ts'),
];

const PLACES = /__PLACE_(url|dirname)\("(.+?)"\)/g;

/** `import.meta` goes on naming the place of its own module, where its pictures and data are copied to, not its chunk's. */
const ownPlaces = (): Plugin => ({
  name: 'own-places',
  transform: (code, id) => {
    const place = path.relative(root, id).replace(/\.ts$/, '.js');
    return place.startsWith('server/') && code.includes('import.meta.')
      ? code.replaceAll(/import\.meta\.(url|dirname)/g, `__PLACE_$1("${place}")`)
      : null;
  },
  renderChunk: (code, chunk) =>
    code.replaceAll(PLACES, (_, form: string, place: string) => {
      const from = path.relative(path.dirname(chunk.fileName), form === 'url' ? place : path.dirname(place));
      const url = `new URL(${JSON.stringify(from)}, require('node:url').pathToFileURL(__filename))`;
      return form === 'url' ? `${url}.href` : `decodeURIComponent(${url}.pathname)`;
    }),
});

/** Packages that few starts need: they come when they are wanted. */
export const LAZY = [
  'graphile-worker',
  'pdfkit',
  'sanitize-html',
  'nodemailer',
  'cassandra-driver',
  'ioredis',
  'sharp',
];
/**
 * Packages that stay where they are: `graphql`, for the pages execute with the same one; those that bring native code,
 * WebAssembly, threads or files of their own; and the lazy ones.
 */
export const APART = [
  'graphql',
  '@node-rs/argon2',
  'pg-native',
  'manifold-3d',
  'meshoptimizer',
  'quickjs-emscripten-core',
  '@jitl/quickjs-wasmfile-release-sync',
  'pino',
  'vite',
  'class-validator',
].concat(LAZY);

/** The server and its packages in few files: to find and read four thousand would take most of each start. */
export default defineConfig({
  root,
  ssr: { noExternal: true, external: APART },
  plugins: [ownPlaces()],
  build: {
    ssr: true,
    target: 'node20',
    outDir: process.env.BUILD_DIR ?? path.join(root, 'dist'),
    emptyOutDir: false,
    copyPublicDir: false,
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(inputs.map((input) => [input, path.join(root, `${input}.ts`)])),
      output: {
        format: 'cjs',
        entryFileNames: '[name].js',
        chunkFileNames: 'server/[name]-[hash].js',
        keepNames: true,
      },
    },
  },
});
