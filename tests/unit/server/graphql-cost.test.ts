import 'reflect-metadata';
import { Kind, parse, type OperationDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { measureOperation } from '../../../server/edge/graphql/cost.ts';
import { buildBareSchema } from '../../../server/schema.ts';
import { declaredVariables } from '../../../server/edge/graphql/variables.ts';

const schema = buildBareSchema();
const operationOf = (text: string) => {
  const document = parse(text);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return { document, operation: operation as OperationDefinitionNode };
};
const cost = (text: string, given: Record<string, unknown> = {}): number => {
  const { document, operation } = operationOf(text);
  return measureOperation(schema, document, operation, declaredVariables(operation, given)).cost;
};
const ids = Array.from({ length: 50 }, (_, i) => i + 1);

describe('the cost of an operation', () => {
  const hundred = cost('{ products(first: 100) { nodes { id } } }');

  it.each([
    ['a default of a variable', 'query ($n: Int! = 100) { products(first: $n) { nodes { id } } }'],
    ['`last`', '{ products(last: 100) { nodes { id } } }'],
    ['`last` beside a small `first`', '{ products(first: 1, last: 100) { nodes { id } } }'],
    ['`last` by the default of a variable', 'query ($n: Int = 100) { products(last: $n, first: 1) { nodes { id } } }'],
  ])('is that of a hundred rows when they are asked for by %s', (_name, text) => {
    expect(cost(text)).toBe(hundred);
  });

  it('counts what was given, not the default, and the field’s own size where `last` is null', () => {
    const one = cost('{ products(first: 1) { nodes { id } } }');
    expect(one).toBeLessThan(hundred - 99);
    expect(cost('query ($n: Int! = 100) { products(first: $n) { nodes { id } } }', { n: 1 })).toBe(one);
    expect(cost('query ($n: Int) { products(first: 1, last: $n) { nodes { id } } }', { n: null })).toBe(one);
  });

  it.each([
    ['in the text', `{ productsById(ids: [${ids.join()}]) { id image { url } } }`, {}],
    ['in a variable', 'query ($ids: [Int!]!) { productsById(ids: $ids) { id image { url } } }', { ids }],
    [
      'in a variable’s default',
      `query ($ids: [Int!]! = [${ids.join()}]) { productsById(ids: $ids) { id image { url } } }`,
      {},
    ],
  ])('counts a list by as many ids as stand %s', (_name, text, given) => {
    const one = cost('{ productsById(ids: [1]) { id image { url } } }');
    expect(cost(text, given) - one).toBeGreaterThanOrEqual(49 * 2);
  });

  it('counts what an input lists for the lists of its answer', () => {
    const quote =
      'query ($input: CartQuoteInput!) { cartQuote(input: $input) { lines { product { id image { url } } } } }';
    const lines = Array.from({ length: 100 }, () => ({ productId: 1, quantity: 1 }));
    const one = cost(quote, { input: { lines: lines.slice(0, 1) } });
    expect(cost(quote, { input: { lines } }) - one).toBeGreaterThanOrEqual(99 * 3);
  });

  it('counts a list that may be long as it is declared, however small the page around it is', () => {
    const facets = cost('{ products(first: 1) { facets { values { value } } } }');
    expect(facets).toBeGreaterThanOrEqual(10);
    expect(cost('{ myWishlist { items { product { id } } } }')).toBeGreaterThan(1000);
  });

  it('counts values too: a product with forty of them is not one with one', () => {
    const few = cost('{ products(first: 100) { nodes { id } } }');
    const fields = 'id slug name specLine available summary description modelPath weightGrams neededBedMm';
    const many = cost(`{ products(first: 100) { nodes { ${fields} } } }`);
    expect(many - few).toBeGreaterThan(25);
  });

  it('counts a bed plan as dear as it is, at each alias', () => {
    const plan = (n: number) =>
      `{ product(id: 1) { ${Array.from({ length: n }, (_, i) => `a${i}: printBeds(bed: { widthMm: ${200 + i}, depthMm: 200, heightMm: 200 }) { material }`).join(' ')} } }`;
    expect(cost(plan(1))).toBeGreaterThanOrEqual(400);
    expect(cost(plan(13))).toBeGreaterThan(13 * 400);
  });
});

describe('the variables of an operation', () => {
  const { operation } = operationOf('query ($n: Int! = 5, $k: Kind = LARGE, $m: Int) { __typename }');

  it('have their defaults where nothing was given, keep null, and are no others than declared', () => {
    expect(declaredVariables(operation, { other: 'x' })).toEqual({ n: 5, k: 'LARGE' });
    expect(declaredVariables(operation, { n: 1, k: null, m: 2 })).toEqual({ n: 1, k: null, m: 2 });
  });
});
