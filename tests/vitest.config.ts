import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = path.resolve(import.meta.dirname, '..');
const graphqlAlias = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];
const server = { resolve: { alias: graphqlAlias }, root };

const ORDER = ['api', 'architecture', 'unit', 'web'];

/** Files of one project one after another: a process that has loaded the shop goes on with the next file. */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => ORDER.indexOf(a.project.name) - ORDER.indexOf(b.project.name));
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: ByProject },
    // Beside what tests import: the database's template, and what the shop reads at its start.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/migrations/*.ts', '**/schema.graphql'],
    projects: [
      {
        ...server,
        test: {
          name: 'unit',
          isolate: false,
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: ['tests/support/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...server,
        test: {
          name: 'api',
          isolate: false,
          include: ['tests/api/**/*.test.ts'],
          setupFiles: ['tests/support/setup.ts'],
          globalSetup: ['tests/support/database.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...server,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          setupFiles: ['tests/support/setup.ts'],
          globalSetup: ['tests/support/database.setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        root,
        test: { name: 'web', include: ['tests/web/**/*.test.{ts,tsx}'], environment: 'happy-dom', testTimeout: 60_000 },
      },
    ],
  },
});
