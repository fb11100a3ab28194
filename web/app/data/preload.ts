import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createContext, type LoaderFunctionArgs, type Params, type RouterContextProvider } from 'react-router-dom';
import { nextTask } from '../../lib/next-task.ts';
import type { ComingClient } from './coming-client.ts';
import { fillPageCache } from './page-cache.ts';
import { pageError, Unreachable } from '../page-error.ts';

/** The Apollo client of this request or of this browser. */
export const clientContext = createContext<ComingClient>();

export interface Address {
  params: Params;
  /** Query of the address. */
  search: URLSearchParams;
}

type Loader = (args: LoaderFunctionArgs) => Promise<null>;

/**
 * One answer for a loader, kept in the cache of the page. A refusal by the server becomes the page's status; where no
 * answer comes at all, one that is known from before serves, and without one it throws `Unreachable`.
 */
export const ask = async <Data, Variables extends OperationVariables>(
  context: LoaderFunctionArgs['context'],
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> => {
  const coming = (context as Readonly<RouterContextProvider>).get(clientContext);
  try {
    const client = await coming.arrive();
    if (import.meta.env.SSR) return await fillPageCache(client, query, variables);
    await nextTask();
    const { data } = await client.query({ query, variables } as unknown as ApolloClient.QueryOptions);
    return data as Data;
  } catch (error) {
    const refusal = pageError(error);
    const known = refusal instanceof Unreachable && coming.client?.readQuery<unknown>({ query, variables });
    if (known) return known as Data;
    throw refusal;
  }
};

/**
 * A route's loader: fills the cache with `query`, so that `use…SuspenseQuery` with the same variables finds it there,
 * on the server and in the browser. `toVariables` may throw `notFound()`.
 */
export const preload =
  <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    toVariables: (address: Address) => Variables,
  ): Loader =>
  async ({ params, request, context }) => {
    await ask(context, query, toVariables({ params, search: new URL(request.url).searchParams }));
    return null;
  };
