import type { ApolloClient } from '@apollo/client';
import type { PageAnswers } from './answer-key.ts';

/** GraphQL's client, whose code comes when something is asked: a page that the server rendered asks nothing. */
export interface DeferredClient {
  /** Undefined until it is here. */
  readonly client: ApolloClient | undefined;
  /** What the page brought along; the client knows it too. */
  readonly brought: PageAnswers;
  /** The same promise until it is here; after a failure the next call tries again. */
  readonly load: () => Promise<ApolloClient>;
  /** Calls back when it comes, without asking for it. Answers how to stop waiting. */
  readonly onLoad: (heard: (client: ApolloClient) => void) => () => void;
  /** Ends it, also where it is still on its way. */
  readonly stop: () => void;
}

/** `create` is called once, with the first `load`. */
export const createDeferredClient = (
  create: () => Promise<ApolloClient>,
  brought: PageAnswers = {},
): DeferredClient => {
  const waiting = new Set<(client: ApolloClient) => void>();
  let client: ApolloClient | undefined;
  let coming: Promise<ApolloClient> | undefined;
  const begin = () =>
    create().then(
      (here) => {
        client = here;
        for (const heard of waiting) heard(here);
        waiting.clear();
        return here;
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
  return {
    get client() {
      return client;
    },
    brought,
    load: () => (coming ??= begin()),
    onLoad: (heard) => {
      waiting.add(heard);
      return () => void waiting.delete(heard);
    },
    stop: () => {
      if (client) client.stop();
      else
        coming?.then(
          (late) => late.stop(),
          () => undefined,
        );
    },
  };
};

/** One that is here already. */
export const asDeferredClient = (client: ApolloClient, brought: PageAnswers = {}): DeferredClient => ({
  client,
  brought,
  load: async () => client,
  onLoad: () => () => {},
  stop: () => client.stop(),
});
