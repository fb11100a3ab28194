import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { addTypenameToDocument } from '@apollo/client/utilities';
import type { ExecutionResult, GraphQLFormattedError } from 'graphql';

/** What a thrown error means to the outside, as every other door of the shop says it. */
export type Explain = (error: unknown) => { readonly code: string; readonly args: object };

export interface Execution {
  /** Runs a document with the rules of this request. */
  readonly execute: (document: DocumentNode, variables: OperationVariables) => Promise<ExecutionResult>;
  /** Hears of every error with its cause before it is redacted. */
  readonly onError: (error: unknown) => void;
  readonly explain: Explain;
}

/** The server's answer to one query. Throws what the server refuses. */
export type Answer = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** As the outside sees it: a code and its arguments, never the message of a fault. */
const redact = (error: GraphQLFormattedError, explain: Explain): GraphQLFormattedError => {
  const { code, args } = error.extensions?.code ? error.extensions : explain(error);
  return { message: String(code), path: error.path, extensions: { code, args: args ?? {} } };
};

/** Answers in this process; nothing but the page itself keeps them. */
export const answersOf =
  ({ execute, onError, explain }: Execution): Answer =>
  async <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const { data, errors = [] } = await execute(document, variables);
    if (errors.length === 0) return data as Data;
    errors.forEach(onError);
    throw new CombinedGraphQLErrors({ data, errors: errors.map((error) => redact(error, explain)) });
  };

/** A document is prepared once for the life of the process. */
const prepared = new WeakMap<DocumentNode, DocumentNode>();

/** The document that asks for what the browser's cache will want. */
export const withTypes = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
): TypedDocumentNode<Data, Variables> => {
  const known = prepared.get(document) ?? addTypenameToDocument(document);
  prepared.set(document, known);
  return known;
};
