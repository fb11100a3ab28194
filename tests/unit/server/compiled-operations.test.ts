import 'reflect-metadata';
import { parse, type OperationDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { CompiledOperations, MOST_COMPILED, OFTEN, type Operation } from '../../../server/edge/graphql/executor.ts';
import { buildBareSchema } from '../../../server/schema.ts';

const schema = buildBareSchema();
const asked = (text: string): Operation => {
  const document = parse(text);
  const operation = document.definitions[0] as OperationDefinitionNode;
  return { document, operation, hash: text, variables: {}, context: {} };
};
const ofOthers = () => new CompiledOperations(schema, () => false);
const askFor = (operations: CompiledOperations, operation: Operation, times: number) =>
  Array.from({ length: times }, () => operations.of(operation)).at(-1);

/** As the attack: one fragment of many fields, spread by a fresh alias each. */
const large = (n: number) =>
  asked(`{ product(id: ${n}) { ${Array.from({ length: 15 }, (_, i) => `a${i}: related(first: 1) { ...F }`).join(' ')} } }
    fragment F on Product { id slug name specLine summary description available features modelPath
      price { minor decimal currency } image { url width height alt kind } category { slug name id code listed } }`);

describe('operations', () => {
  it('of the shop itself are compiled for their first request', () => {
    const operations = new CompiledOperations(schema, (hash) => hash === '{ __typename }');
    expect(operations.of(asked('{ __typename }'))).not.toBeNull();
    expect(operations.of(asked('{ errorCodes }'))).toBeNull();
  });

  it('of others are interpreted until they come often', () => {
    const operations = ofOthers();
    const operation = asked('{ errorCodes }');
    expect(askFor(operations, operation, OFTEN)).toBeNull();
    expect([operations.size, askFor(operations, operation, 1) === null]).toEqual([0, false]);
    expect(operations.size).toBe(1);
  });

  it('fill no more room than they are given, however many and large they are', () => {
    const operations = ofOthers();
    for (let n = 0; n < 12; n += 1) askFor(operations, large(n), OFTEN + 1);
    expect(operations.size).toBeGreaterThan(300);
    expect(operations.size).toBeLessThanOrEqual(MOST_COMPILED.others);
  });

  it('that each come once leave nothing compiled', () => {
    const operations = ofOthers();
    for (let n = 0; n < 2000; n += 1) operations.of(asked(`{ product(id: ${n}) { id } }`));
    expect(operations.size).toBe(0);
  });
});
