import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** One file at a time: each starts servers of its own. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['tests/scale/**/*.test.ts'],
    setupFiles: ['tests/support/setup.ts'],
    globalSetup: ['tests/support/database.setup.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
