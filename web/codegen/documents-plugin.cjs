// Emits the typed document of each operation, with its freshness as a field of the operation in place of the directive.
const { plugin: typedDocuments } = require('@graphql-codegen/typed-document-node');
const { Kind } = require('graphql');
const { freshnessOf, withoutFreshness } = require('./freshness.cjs');

/** The operation `name` as `typed-document-node` begins it. */
const beginning = (name) =>
  `{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"${name}"}`;

const marked = (content, operation) => {
  const kind = freshnessOf(operation);
  if (!kind) return content;
  const begun = beginning(operation.name.value);
  if (!content.includes(begun)) throw new Error(`${operation.name.value}: its document begins in another way`);
  return content.replace(begun, `${begun},"freshness":"${kind}"`);
};

const plugin = async (schema, documents, config, info) => {
  const plain = documents.map((one) => ({ ...one, document: withoutFreshness(one.document) }));
  const { prepend, content } = await typedDocuments(schema, plain, config, info);
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return { prepend, content: operations.reduce(marked, content) };
};

module.exports = { plugin };
