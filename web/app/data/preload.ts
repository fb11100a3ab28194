import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createContext, type LoaderFunctionArgs, type Params, type RouterContextProvider } from 'react-router-dom';
import { answerKey } from '../../lib/graphql/answer-key.ts';
import type { DeferredClient } from '../../lib/graphql/deferred-client.ts';
import { nextTask } from '../../lib/timing/next-task.ts';
import { withTypes, type Answer } from './server-answers.ts';
import { pageError } from '../failures/page-error.ts';

/** The Apollo client of this request or of this browser. */
export const clientContext = createContext<DeferredClient>();

/** Who answers on the server. */
export const answerContext = createContext<Answer>();

export interface Address {
  params: Params;
  /** Query of the address. */
  search: URLSearchParams;
}

type Loader = (args: LoaderFunctionArgs) => Promise<null>;

/**
 * One answer for a loader, which the query's hook then finds: on the server beside the page, in the browser in the cache. A
 * refusal by the server becomes the page's status; where no answer comes at all, one that is known from before serves, and
 * without one it throws `Unreachable`.
 */
export const ask = async <Data, Variables extends OperationVariables>(
  context: LoaderFunctionArgs['context'],
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> => {
  const given = context as Readonly<RouterContextProvider>;
  const coming = given.get(clientContext);
  try {
    if (import.meta.env.SSR) {
      const answer = await given.get(answerContext)(withTypes(query), variables);
      coming.brought[answerKey({ query, variables })] = answer;
      return answer;
    }
    const client = await coming.load();
    await nextTask();
    const { data } = await client.query({ query, variables } as unknown as ApolloClient.QueryOptions);
    return data as Data;
  } catch (error) {
    throw pageError(error);
  }
};

/**
 * A route's loader: asks for `query`, so that its hook with the same variables has the answer at once, on the server and in
 * the browser. `toVariables` may throw `notFound()`.
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
