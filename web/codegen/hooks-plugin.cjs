// Emits one hook per operation: the shop's own for a query, Apollo's for a mutation, bound to its typed document.
const path = require('node:path');
const { Kind } = require('graphql');

const ROOT = path.resolve(__dirname, '../..');
const READER = path.join(ROOT, 'web/lib/graphql/use-query.ts');

const pascal = (name) => name[0].toUpperCase() + name.slice(1);
const isRequired = ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue;

const hook = ({ operation, name, variableDefinitions }) => {
  const title = pascal(name.value);
  const data = `${title}${pascal(operation)}`;
  const vars = `${data}Variables`;
  if (operation === 'mutation')
    return `export const use${data} = (options?: useMutation.Options<${data}, ${vars}>) => useMutation(${title}Document, options);`;
  const required = variableDefinitions.some(isRequired);
  const parameter = required
    ? `options: QueryOptions<${vars}> & { variables: ${vars} }`
    : `options?: QueryOptions<${vars}>`;
  return `export const use${data} = (${parameter}) => useQuery(${title}Document, options);`;
};

const relative = (from, to) => {
  const way = path.relative(path.dirname(path.resolve(ROOT, from)), to).replaceAll('\\', '/');
  return way.startsWith('.') ? way : `./${way}`;
};

module.exports = {
  plugin(_schema, documents, _config, { outputFile }) {
    const operations = documents
      .flatMap(({ document }) => document.definitions)
      .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    const has = (type) => operations.some(({ operation }) => operation === type);
    return {
      prepend: [
        ...(has('mutation') ? [`import { useMutation } from '@apollo/client/react';`] : []),
        ...(has('query') ? [`import { useQuery, type QueryOptions } from '${relative(outputFile, READER)}';`] : []),
      ],
      content: operations.map(hook).join('\n'),
    };
  },
};
