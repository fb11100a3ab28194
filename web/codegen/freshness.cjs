// `@freshness(kind: "…")` stands on a query in its document. It is a fact for the client and never sent to a server: the
// generated document carries it as the field `freshness` of its operation.
const { visit } = require('graphql');

const NAME = 'freshness';
/** Those of `web/app/data/freshness.ts`; a query without the directive is `api`. */
const KINDS = ['products', 'user', 'static', 'api', 'live', 'current', 'unkept'];

/** A document or an operation as a server may read it. */
const withoutFreshness = (node) => visit(node, { Directive: ({ name }) => (name.value === NAME ? null : undefined) });

/** The kind of an operation, or undefined. Throws for one that there is not. */
const freshnessOf = ({ name, directives = [] }) => {
  const stated = directives.find((directive) => directive.name.value === NAME);
  const kind = stated?.arguments[0]?.value.value;
  if (stated && !KINDS.includes(kind)) throw new Error(`${name.value}: there is no freshness ${JSON.stringify(kind)}`);
  return kind;
};

module.exports = { withoutFreshness, freshnessOf };
