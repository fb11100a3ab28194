import { ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { map } from 'rxjs';

interface Refusal {
  code?: unknown;
  args?: unknown;
}

/** As the outside sees it: a code and its arguments, never the message of a fault. */
const redact = (error: GraphQLFormattedError): GraphQLFormattedError => {
  const { originalError } = error as { originalError?: Refusal };
  const { code, args } = (error.extensions?.code ? error.extensions : (originalError ?? {})) as Refusal;
  const known = typeof code === 'string' ? code : 'ERR_INTERNAL';
  return { message: known, path: error.path, extensions: { code: known, args: args ?? {} } };
};

/** Executes in this process; `onFault` hears of every error with its cause before it is redacted. */
export const serverLink = (schema: GraphQLSchema, context: unknown, onFault: (error: unknown) => void): ApolloLink =>
  ApolloLink.from([
    new ApolloLink((operation, forward) =>
      forward(operation).pipe(
        map((result) => {
          if (!('errors' in result) || !result.errors) return result;
          result.errors.forEach(onFault);
          return { ...result, errors: result.errors.map(redact) };
        }),
      ),
    ),
    new SchemaLink({ schema, context: () => context as Record<string, unknown> }),
  ]);
