import type { ApolloClient } from '@apollo/client';
import { getApolloContext } from '@apollo/client/react';
import { useContext } from 'react';
import type { DeferredClient } from './deferred-client.ts';

type ClientLoader = () => Promise<ApolloClient | undefined>;

let load: ClientLoader = async () => undefined;

/** The browser says here how GraphQL's client comes; the server has one from the start. */
export const setClientLoader = (way: ClientLoader) => {
  load = way;
};

/**
 * Resolves when GraphQL's client is here; from then on the hooks of Apollo work. The same promise until then. Rejects with a
 * `TypeError` where its code does not arrive, and the next call asks for it again.
 */
export const loadClient: ClientLoader = () => load();

/** A part of the page that uses the hooks of Apollo, once GraphQL's client is here too. */
export const withClient = async <Part>(part: Promise<Part>): Promise<Part> => {
  const [here] = await Promise.all([part, loadClient()]);
  return here;
};

/** GraphQL's client of this session, here or on its way, with what the page brought. */
export const useDeferredClient = () => useContext(getApolloContext()) as DeferredClient;

/** GraphQL's client for what comes after the first picture. The same function as long as the session is the same. */
export const useLazyClient = (): (() => Promise<ApolloClient>) => useDeferredClient().load;
