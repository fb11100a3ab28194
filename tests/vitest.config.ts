import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = path.resolve(import.meta.dirname, '..');
const THREADS = ['server/models/mesh/analyse-mesh.ts', 'server/sample/model-builder.ts'];

/** `npm test` has just built what the shop runs in a thread or process of its own: from its sources, each start takes a second to compile. */
const builtThreads = {
  name: 'built-threads',
  transform(code: string, id: string) {
    const file = THREADS.find((name) => id === path.join(root, name));
    if (!file || !process.env.BUILT_THREADS) return null;
    const built = pathToFileURL(path.join(root, 'dist', file.replace(/ts$/, 'js')));
    return code.replaceAll('import.meta.url', JSON.stringify(built.href));
  },
};

const graphqlAlias = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];
const server = { plugins: [builtThreads], resolve: { alias: graphqlAlias }, root };

/** Files that replace a module: it would stay replaced for those that come after them in the same process. */
const replacing = readdirSync(path.join(root, 'tests/web'), { encoding: 'utf8', recursive: true })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `tests/web/${name}`)
  .filter((file) => /\bvi\.(mock|resetModules)\(/.test(readFileSync(path.join(root, file), 'utf8')));
const web = { environment: 'happy-dom', setupFiles: ['tests/support/web/web-setup.ts'], testTimeout: 60_000 };

const ORDER = ['server', 'web', 'web-replacing'];

/** Files of one project one after another: a process that has loaded the shop goes on with the next file. */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => ORDER.indexOf(a.project.name) - ORDER.indexOf(b.project.name));
  }
}

export default defineConfig({
  test: {
    // One more than the cores of a small machine: many tests wait for processes, threads and the database.
    maxWorkers: 3,
    sequence: { sequencer: ByProject },
    // Beside what tests import: the database's template, and what the shop reads at its start.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/migrations/*.ts', '**/schema.graphql'],
    projects: [
      {
        ...server,
        test: {
          // One project: each process loads the server once for all three folders.
          name: 'server',
          isolate: false,
          include: ['tests/{api,architecture,unit}/**/*.test.ts'],
          setupFiles: ['tests/support/setup.ts'],
          globalSetup: ['tests/support/database.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        test: { ...web, name: 'web', isolate: false, include: ['tests/web/**/*.test.{ts,tsx}'], exclude: replacing },
      },
      { root, test: { ...web, name: 'web-replacing', include: replacing } },
    ],
  },
});
