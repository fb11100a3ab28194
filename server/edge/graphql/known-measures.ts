import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { longestIn, measureOperation, type Measure } from './cost.ts';

/** Of one operation. */
const MOST_KEPT = 50;

const sizeOf = (value: unknown): number | string => {
  if (typeof value === 'number') return value;
  return value && typeof value === 'object' ? `list ${longestIn(value)}` : value ? 'given' : '';
};

/** All of the variables that the measure of an operation goes by: numbers, how long lists are, and what is given at all. */
const sizesOf = ({ variableDefinitions = [] }: OperationDefinitionNode, variables: Record<string, unknown>): string =>
  variableDefinitions.map(({ variable: { name } }) => sizeOf(variables[name.value])).join();

/** `measureOperation` of one schema, whose answers are kept as long as the operation: the walk takes a part of what small ones cost. */
export class KnownMeasures {
  readonly #known = new WeakMap<OperationDefinitionNode, Map<string, Measure>>();

  of(
    schema: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Record<string, unknown>,
  ): Measure {
    const known = this.#known.get(operation) ?? new Map<string, Measure>();
    this.#known.set(operation, known);
    const sizes = sizesOf(operation, variables);
    const found = known.get(sizes);
    if (found) return found;
    if (known.size >= MOST_KEPT) known.clear();
    const measure = measureOperation(schema, document, operation, variables);
    known.set(sizes, measure);
    return measure;
  }
}
