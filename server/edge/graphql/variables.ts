import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import {
  getNullableType,
  isInputObjectType,
  isInputType,
  isListType,
  typeFromAST,
  valueFromASTUntyped,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Ctx } from '../../core/context.ts';
import { validationFailed } from '../../core/errors.ts';
import { oversized, shortPath } from '../../core/input-bounds.ts';
import { mostItemsOf } from '../../core/most-items.ts';
import { refused } from './limits.ts';

type Variables = Record<string, unknown>;

/**
 * The variables that an operation declares, as they were given; defaults stand in for those left out, of a type that may
 * not be null too (GraphQL specification 6.1.2). What it does not declare is dropped.
 */
export const declaredVariables = ({ variableDefinitions = [] }: OperationDefinitionNode, given: Variables): Variables =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable: { name }, defaultValue }): [string, unknown][] => {
      if (Object.hasOwn(given, name.value)) return [[name.value, given[name.value]]];
      return defaultValue ? [[name.value, valueFromASTUntyped(defaultValue)]] : [];
    }),
  );

interface Place {
  readonly type: GraphQLInputType;
  readonly value: unknown;
  readonly path: string;
  readonly most: number;
}

const inside = (path: string, name: string): string => shortPath(path ? `${path}.${name}` : name);

/** The first list that is longer than the schema lets it be. */
const longList = ({ type, value, path, most }: Place): string | null => {
  const bare = getNullableType(type);
  if (isListType(bare)) {
    const items = Array.isArray(value) ? (value as unknown[]) : [];
    if (items.length > most) return path;
    return firstOf(items, (item, i) => longList({ type: bare.ofType, value: item, path: inside(path, `${i}`), most }));
  }
  if (!isInputObjectType(bare) || typeof value !== 'object' || value === null) return null;
  return firstOf(Object.values(bare.getFields()), (field) =>
    longList({
      type: field.type,
      value: (value as Variables)[field.name],
      path: inside(path, field.name),
      most: mostItemsOf(field),
    }),
  );
};

const firstOf = <Item>(items: readonly Item[], find: (item: Item, i: number) => string | null): string | null => {
  for (const [i, item] of items.entries()) {
    const found = find(item, i);
    if (found) return found;
  }
  return null;
};

/** Paths start below the variable of an input, and with the name of any other. */
const longVariable = (schema: GraphQLSchema, operation: OperationDefinitionNode, variables: Variables): string | null =>
  firstOf(operation.variableDefinitions ?? [], ({ variable: { name }, type: node }) => {
    const type = typeFromAST(schema, node);
    if (!isInputType(type)) return null;
    const path = isInputObjectType(getNullableType(type)) ? '' : name.value;
    return longList({ type, value: variables[name.value], path, most: mostItemsOf() });
  });

/**
 * Refuses variables that are too large, before anything looks at what is in them: VALIDATION_FAILED with the path and
 * TOO_MANY, TOO_LONG or TOO_DEEP. Those that pass are what the operation declares, with its defaults.
 */
export const boundedVariables: ApolloServerPlugin<Ctx & BaseContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ request, schema, operation }) => {
        if (!operation) return Promise.resolve();
        const variables = declaredVariables(operation, request.variables ?? {});
        const long = longVariable(schema, operation, variables);
        const problem = long ? { [long]: 'TOO_MANY' } : oversized(variables);
        if (problem) throw refused(validationFailed(problem));
        request.variables = variables;
        return Promise.resolve();
      },
    }),
};
