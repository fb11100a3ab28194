// Emits one line per operation: a hook of Apollo's bound to its typed document.
const { Kind } = require('graphql');

const HOOKS = { query: ['useQuery', 'useLazyQuery', 'useSuspenseQuery'], mutation: ['useMutation'] };
const TAKES_VARIABLES = new Set(['useQuery', 'useSuspenseQuery']);

const pascal = (name) => name[0].toUpperCase() + name.slice(1);
const isRequired = ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue;

const hook = (use, { operation, name, variableDefinitions }) => {
  const title = pascal(name.value);
  const data = `${title}${pascal(operation)}`;
  const vars = `${data}Variables`;
  const options = use === 'useSuspenseQuery' ? `${use}.Options<${vars}>` : `${use}.Options<${data}, ${vars}>`;
  const required = TAKES_VARIABLES.has(use) && variableDefinitions.some(isRequired);
  const parameter = required ? `options: ${options} & { variables: ${vars} }` : `options?: ${options}`;
  return `export const use${title}${use.slice(3)} = (${parameter}) => ${use}(${title}Document, options);`;
};

module.exports = {
  plugin(_schema, documents) {
    const operations = documents
      .flatMap(({ document }) => document.definitions)
      .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    const hooks = operations.flatMap((operation) =>
      HOOKS[operation.operation].map((use) => [use, hook(use, operation)]),
    );
    const used = [...new Set(hooks.map(([use]) => use))].sort();
    return {
      prepend: used.length ? [`import { ${used.join(', ')} } from '@apollo/client/react';`] : [],
      content: hooks.map(([, line]) => line).join('\n'),
    };
  },
};
