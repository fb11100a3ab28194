import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/**
 * What the server says now, for code that acts on it: a step after a payment, a merge, a conflict. Screens that show the
 * same are brought up to date. What a screen shows comes from the query's own hook.
 */
export const askServer = async <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> => {
  const asked = { query, variables, fetchPolicy: 'network-only' } as unknown as ApolloClient.QueryOptions;
  return (await client.query(asked)).data as Data;
};
