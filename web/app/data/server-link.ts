import { ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import type { DocumentNode, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { map, Observable } from 'rxjs';

/** What a thrown error means to the outside, as every other door of the shop says it. */
export type Explain = (error: unknown) => { readonly code: string; readonly args: object };

/** As the outside sees it: a code and its arguments, never the message of a fault. */
const redact = (error: GraphQLFormattedError, explain: Explain): GraphQLFormattedError => {
  const { code, args } = error.extensions?.code ? error.extensions : explain(error);
  return { message: String(code), path: error.path, extensions: { code, args: args ?? {} } };
};

/** Runs what executes a document, for whoever measures it; `work` resolves when it is done. */
export type Around = (document: DocumentNode, work: () => Promise<void>) => Promise<void>;

interface Execution {
  readonly contextFor: (document: DocumentNode) => unknown;
  /** Hears of every error with its cause before it is redacted. */
  readonly onError: (error: unknown) => void;
  readonly explain: Explain;
  readonly around?: Around;
}

/** What is waited for meanwhile is waited for within `around`. */
const surrounded = (around: Around): ApolloLink =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        void around(
          operation.query,
          () =>
            new Promise((done) => {
              forward(operation)
                .subscribe(observer)
                .add(() => done());
            }),
        );
      }),
  );

/** Executes in this process. */
export const serverLink = (schema: GraphQLSchema, { contextFor, onError, explain, around }: Execution): ApolloLink =>
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
    ...(around ? [surrounded(around)] : []),
    new SchemaLink({ schema, context: ({ query }) => contextFor(query) as Record<string, unknown> }),
  ]);
