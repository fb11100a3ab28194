import { ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import type { DocumentNode, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { map } from 'rxjs';

/** What a thrown error means to the outside, as every other door of the shop says it. */
export type Explain = (error: unknown) => { readonly code: string; readonly args: object };

/** As the outside sees it: a code and its arguments, never the message of a fault. */
const redact = (error: GraphQLFormattedError, explain: Explain): GraphQLFormattedError => {
  const { code, args } = error.extensions?.code ? error.extensions : explain(error);
  return { message: String(code), path: error.path, extensions: { code, args: args ?? {} } };
};

interface Execution {
  readonly contextFor: (document: DocumentNode) => unknown;
  /** Hears of every error with its cause before it is redacted. */
  readonly onError: (error: unknown) => void;
  readonly explain: Explain;
}

/** Executes in this process. */
export const serverLink = (schema: GraphQLSchema, { contextFor, onError, explain }: Execution): ApolloLink =>
  ApolloLink.from([
    new ApolloLink((operation, forward) =>
      forward(operation).pipe(
        map((result) => {
          if (!('errors' in result) || !result.errors) return result;
          result.errors.forEach(onError);
          return { ...result, errors: result.errors.map((error) => redact(error, explain)) };
        }),
      ),
    ),
    new SchemaLink({ schema, context: ({ query }) => contextFor(query) as Record<string, unknown> }),
  ]);
