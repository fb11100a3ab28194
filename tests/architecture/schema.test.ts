import { buildSchema, validateSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { webFields } from '../../server/catalog/product/web-fields.ts';
import { modules } from '../../server/modules.ts';
import { buildBareSchema, printed, rulesOf } from '../../server/schema.ts';
import { webRules } from '../../server/web-rules.ts';
import { lintSchema } from '../support/schema-lint.ts';
import { read } from './source.ts';

const schema = buildBareSchema();

describe('schema.graphql', () => {
  it('is what the server emits (npm run schema)', () => {
    expect(read('schema.graphql')).toBe(printed(schema));
  });

  it('has what the client knows of the fields of a product beside it (npm run schema)', () => {
    for (const [file, content] of Object.entries(webFields())) expect(read(file)).toBe(content);
  });

  it('has the rules that the client asks too beside it (npm run schema)', () => {
    for (const [file, content] of Object.entries(webRules())) expect([file, read(file)]).toEqual([file, content]);
  });

  it('is one that GraphQL allows: no start of the shop asks', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  it('says everything in one way, and describes all of it', () => {
    expect(lintSchema(schema)).toEqual([]);
  });
});

describe('access rules', () => {
  it.each(['Query', 'Mutation'] as const)('cover every field of %s and name no other', (root) => {
    const fields = Object.keys(
      (root === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {},
    );
    expect(Object.keys(rulesOf(modules)[root]).sort()).toEqual(fields.sort());
  });
});

const ODD = `
type Query { orders(after: String): [Order!]! builds(first: Int): BuildPage! log(page: Int): LogConnection! product(id: ID!): Order! }
type Mutation { a(id: ID!): Boolean! b(input: BInput!): Order! }
input BInput { version: Int! expectedVersion: String! itemId: ID! productId: ID! roleId: String! }
type Order { id: String! items: [OrderItem!]! value: JSON old: Int @deprecated(reason: "Use id.") }
type OrderItem { id: ID! }
type BuildPage { nodes: [Order!]! }
type LogConnection { nodes: [Order!]! }
type OrderView { id: Int! }
enum Kind { A }
scalar JSON
`;

describe('the lint of the schema', () => {
  it.each([
    'Query.orders: is no Connection',
    'Query.builds: has no after and no page',
    'Query.log: is no Page',
    'Mutation.a: takes one input',
    'Mutation.a: answers what it changed',
    'BInput.version: a version that is expected is called expectedVersion',
    'BInput.expectedVersion: expectedVersion is Int!',
    'BInput.itemId: lines are called lines',
    'BInput.productId: a product is named by an integer',
    'BInput.roleId: an id is an ID',
    'Order.id: an id is an ID',
    'Order.items: lines are called lines',
    'OrderItem: lines are Lines',
    'BuildPage: has no items',
    'LogConnection: has no pageInfo',
    'OrderView: a type is named for what it is',
    'JSON: a value has a type',
    'Order: is not described',
    'Order.value: is not described',
    'Query.orders(after): is not described',
    'BInput.version: is not described',
    'Kind.A: is not described',
    'Order.old: does not say what replaces it, and until when it answers',
  ])('finds %s', (fault) => {
    expect(lintSchema(buildSchema(ODD))).toContain(fault);
  });
});
