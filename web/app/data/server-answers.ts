import { ApolloLink, type ApolloClient, type DocumentNode } from '@apollo/client';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { firstValueFrom } from 'rxjs';

/** A document is prepared once for the life of the process. */
const prepared = new WeakMap<DocumentNode, DocumentNode>();

/** As the browser's cache will want the answer. */
const prepare = (document: DocumentNode): DocumentNode => {
  const known = prepared.get(document) ?? addTypenameToDocument(document);
  prepared.set(document, known);
  return known;
};

/** The server's answer to one query, which nothing but the page itself keeps. Throws what the server refuses. */
export const serverAnswer = async <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> => {
  const request = { query: prepare(document), variables };
  const { data, errors } = await firstValueFrom(ApolloLink.execute(client.link, request, { client }));
  if (errors?.length) throw new CombinedGraphQLErrors({ data, errors });
  return data as Data;
};
