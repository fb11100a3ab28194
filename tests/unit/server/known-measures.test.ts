import 'reflect-metadata';
import { parse, type OperationDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { measureOperation } from '../../../server/edge/graphql/cost.ts';
import { KnownMeasures } from '../../../server/edge/graphql/known-measures.ts';
import { buildBareSchema } from '../../../server/schema.ts';

const schema = buildBareSchema();
const document = parse(`query ($ids: [Int!]!, $n: Int, $search: String) {
  productsById(ids: $ids) { id related(first: $n) { id } }
  products(first: $n, search: $search) { totalCount nodes { id } }
}`);
const operation = document.definitions[0] as OperationDefinitionNode;

describe('a measure that is kept', () => {
  const measures = new KnownMeasures();
  const of = (variables: object) => measures.of(schema, document, operation, variables as Record<string, unknown>);

  it('is that of each size of page and list, with and without what costs more', () => {
    for (const ids of [[1], [1, 2], Array.from({ length: 40 }, (_, i) => i)])
      for (const n of [undefined, null, 1, 12])
        for (const search of [undefined, '', 'kit']) {
          const variables = { ids, n, search };
          const asked = measureOperation(schema, document, operation, variables);
          expect([of(variables), of(variables)]).toEqual([asked, asked]);
        }
  });

  it('is not made again for other values of the same sizes', () => {
    expect(of({ ids: [7], n: 3, search: 'tug' })).toBe(of({ ids: [8], n: 3, search: 'glider' }));
  });

  it('is forgotten where one operation is asked for in too many sizes', () => {
    const first = of({ ids: [1], n: 5 });
    for (let n = 20; n < 90; n += 1) of({ ids: [1], n });
    expect(of({ ids: [1], n: 5 })).not.toBe(first);
    expect(of({ ids: [1], n: 5 })).toEqual(first);
  });
});
