// Emits what the storefront may ask for, by hash: each operation with its fragments, as Apollo Client sends it, in one
// order of definitions. `canonicalText` in server/edge/graphql/allow-list.ts writes a document in the same way.
const { createHash } = require('node:crypto');
const { addTypenameToDocument } = require('@apollo/client/utilities');
const { Kind, print, visit } = require('graphql');
const { withoutFreshness } = require('./freshness.cjs');

const ADMINISTRATION = /web\/features\/admin-/;

const spreadsIn = (node) => {
  const names = [];
  visit(node, { FragmentSpread: ({ name }) => void names.push(name.value) });
  return names;
};

const withFragments = (operation, fragments) => {
  const found = new Map();
  const follow = (node) => {
    for (const name of spreadsIn(node)) {
      if (found.has(name)) continue;
      found.set(name, fragments.get(name));
      follow(fragments.get(name));
    }
  };
  follow(operation);
  const names = [...found.keys()].sort();
  return { kind: Kind.DOCUMENT, definitions: [operation, ...names.map((name) => found.get(name))] };
};

module.exports = {
  plugin(_schema, documents) {
    const all = documents.flatMap(({ document }) => document.definitions);
    const fragments = new Map(
      all.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]),
    );
    const texts = documents
      .filter(({ location }) => !ADMINISTRATION.test(location.replaceAll('\\', '/')))
      .flatMap(({ document }) => document.definitions)
      .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      .sort((a, b) => (a.name.value < b.name.value ? -1 : 1))
      .map((operation) => print(addTypenameToDocument(withFragments(withoutFreshness(operation), fragments))));
    const entries = texts.map((text) => [createHash('sha256').update(text).digest('hex'), text]);
    return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
  },
};
