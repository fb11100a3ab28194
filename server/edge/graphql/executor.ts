import type { GatewayInterface } from '@apollo/server-gateway-interface';
import {
  execute,
  getVariableValues,
  GraphQLError,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { BoundedCache } from '../../core/bounded-cache.ts';
import type { Ctx } from '../../core/context.ts';
import { selectionsOf } from './cost.ts';
import { shorten } from './errors.ts';
import { runOnce } from './idempotent-mutations.ts';
import { placeOf } from './moment-old.ts';
import { isIntrospection, unknownNames } from './public-schema.ts';
import { tracedOperation } from './trace-operations.ts';

/** Compiled code takes up to 7 kB for each selection of its operation (measured), so its caches are bounded by selections. */
export const MOST_COMPILED = { own: 10_000, others: 1500 } as const;
/** An operation that is none of the shop's own is compiled once it came so often. */
export const OFTEN = 20;
/** Operations whose requests are counted. */
const COUNTED = 1000;
/** Told of variables that do not fit. */
const MOST_FAULTS = 5;
/** Told of fields that failed: each of a list may fail in the same way. */
const MOST_ERRORS_TOLD = 50;

export interface Operation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly hash: string;
  readonly operationName?: string | null;
  readonly variables: Record<string, unknown>;
  readonly context: unknown;
}

/** The compiler's errors have no `extensions`, which Apollo reads: without this every thrown code would be lost. */
const asGraphQLError = (error: GraphQLError): GraphQLError =>
  (error.extensions as unknown)
    ? error
    : new GraphQLError(error.message, { path: error.path, originalError: error.originalError });

/** Names no field that the caller did not send, and prints no more of a value than helps to find it. */
const asInputError = ({ message, nodes }: GraphQLError): GraphQLError =>
  new GraphQLError(shorten(message), {
    nodes,
    extensions: { code: 'BAD_USER_INPUT' },
  });

/** Coerced by graphql's own rules, which stop at a few faults: the compiler's collect them all and print every value. */
const faultsIn = (schema: GraphQLSchema, { operation, variables }: Operation): GraphQLError[] => {
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors: MOST_FAULTS,
    hideSuggestions: true,
  });
  return (errors ?? []).slice(0, MOST_FAULTS).map(asInputError);
};

/** Compiled operations: the shop's own from their first request on, others once they are often asked for. */
export class CompiledOperations {
  readonly #schema: GraphQLSchema;
  readonly #isOwn: (hash: string) => boolean;
  readonly #own = new BoundedCache<CompiledQuery | 'interpret'>(MOST_COMPILED.own);
  readonly #others = new BoundedCache<CompiledQuery | 'interpret'>(MOST_COMPILED.others);
  readonly #requests = new BoundedCache<number>(COUNTED);

  constructor(schema: GraphQLSchema, isOwn: (hash: string) => boolean) {
    this.#schema = schema;
    this.#isOwn = isOwn;
  }

  /** Selections of all that is kept. */
  get size(): number {
    return this.#own.size + this.#others.size;
  }

  /** The code of an operation; null for one that is to be interpreted. */
  of(operation: Operation): CompiledQuery | null {
    const key = `${operation.hash}:${operation.operationName ?? ''}`;
    const cache = this.#isOwn(operation.hash) ? this.#own : this.#others;
    let query = cache.get(key);
    if (!query && (cache === this.#own || this.#isOften(key))) {
      const size = selectionsOf(operation.document, operation.operation);
      query = size > MOST_COMPILED.others ? 'interpret' : this.#compile(operation);
      cache.set(key, query, size);
    }
    return query && query !== 'interpret' ? query : null;
  }

  #isOften(key: string): boolean {
    const requests = (this.#requests.get(key) ?? 0) + 1;
    this.#requests.set(key, requests, 1);
    return requests > OFTEN;
  }

  #compile({ document, operationName }: Operation): CompiledQuery | 'interpret' {
    const result = compileQuery(this.#schema, document, operationName ?? undefined);
    return isCompiledQuery(result) ? result : 'interpret';
  }
}

/**
 * Executes validated operations: by code compiled for them (graphql-jit), which takes a quarter off the CPU of a list against
 * graphql's own interpreter, or by that. What does not fit in the caches is interpreted.
 */
export const createExecute = (schema: GraphQLSchema, isOwn: (hash: string) => boolean) => {
  const compiled = new CompiledOperations(schema, isOwn);
  return async (operation: Operation): Promise<ExecutionResult> => {
    const errors = faultsIn(schema, operation);
    if (errors.length > 0) return { errors };
    const { document, operationName, variables, context } = operation;
    const query = compiled.of(operation);
    const result = query
      ? await query.query({}, context, variables)
      : await execute({ schema, document, operationName, variableValues: variables, contextValue: context });
    return result.errors ? { ...result, errors: result.errors.slice(0, MOST_ERRORS_TOLD).map(asGraphQLError) } : result;
  };
};

const withoutDetails = ({ message }: GraphQLError) =>
  new GraphQLError(message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });

/** Executes what asks about the schema, against the part of it that everyone may know. */
const createExplain =
  (schema: GraphQLSchema) =>
  async (operation: Operation): Promise<ExecutionResult> => {
    const { document, operationName, variables, context } = operation;
    const strangers = unknownNames(schema, document);
    if (strangers.length > 0) return { errors: strangers.map(withoutDetails) };
    const errors = faultsIn(schema, operation);
    if (errors.length > 0) return { errors };
    return execute({ schema, document, operationName, variableValues: variables, contextValue: context });
  };

/**
 * The executor in the shape that Apollo Server takes one. `isOwn` knows the shop's own operations by the SHA-256 of their
 * text. Questions about the schema are answered from `publicSchema`, those of an admin from the whole.
 */
export const compiledExecutor = (
  schema: GraphQLSchema,
  publicSchema: GraphQLSchema,
  isOwn: (hash: string) => boolean,
): GatewayInterface => {
  const run = createExecute(schema, isOwn);
  const explain = createExplain(publicSchema);
  return {
    load: () =>
      Promise.resolve({
        executor: ({ document, queryHash, request, context, operation, operationName }) => {
          // Without an operation nothing was weighed; the compiler would take the only one there is.
          if (!operation) return { errors: [new GraphQLError('The document has no such operation.')] } as never;
          const ctx = context as Ctx;
          const whole = ctx.viewer?.admin === true || !isIntrospection(document);
          const variables = request.variables ?? {};
          const place = placeOf(ctx, document, operation);
          const asked = { document, operation, hash: queryHash, operationName, variables, context: place };
          const header = request.http?.headers.get('idempotency-key');
          const answer = () => (whole ? runOnce(ctx, asked, header, run) : explain(asked));
          const { tracing } = ctx.shop;
          return (tracing ? tracedOperation(tracing, operation, answer) : answer()) as never;
        },
      }),
    onSchemaLoadOrUpdate: (callback) => {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: () => Promise.resolve(),
  };
};
