import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: ['schema.graphql', 'web/codegen/freshness.graphql'],
  documents: ['web/**/*.graphql', '!web/codegen/*.graphql'],
  generates: {
    'web/codegen/schema.gen.ts': { plugins: ['typescript-operations'], config: { generateOperationTypes: false } },
    'web/codegen/error-codes.gen.ts': { plugins: ['./web/codegen/error-codes-plugin.cjs'] },
    'server/edge/graphql/storefront-operations.gen.json': { plugins: ['./web/codegen/operations-plugin.cjs'] },
    'web/': {
      preset: 'near-operation-file',
      presetConfig: { baseTypesPath: 'codegen/schema.gen.ts', extension: '.gen.ts' },
      plugins: ['typescript-operations', './web/codegen/documents-plugin.cjs', './web/codegen/hooks-plugin.cjs'],
      config: { importSchemaTypesFrom: 'web/codegen/schema.gen.ts' },
    },
  },
  config: {
    useTypeImports: true,
    scalars: { DateTime: 'string', DateTimeISO: 'string' },
    defaultScalarType: 'unknown',
    nonOptionalTypename: true,
    skipTypeNameForRoot: true,
  },
};

export default config;
