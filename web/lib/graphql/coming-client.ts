import type { ApolloClient } from '@apollo/client';
import type { BroughtAnswers } from './answer-key.ts';

/** GraphQL's client, whose code comes when something is asked: a page that the server rendered asks nothing. */
export interface ComingClient {
  /** Undefined until it is here. */
  readonly client: ApolloClient | undefined;
  /** What the page brought along; the client knows it too. */
  readonly brought: BroughtAnswers;
  /** The same promise until it is here; after a failure the next call tries again. */
  readonly arrive: () => Promise<ApolloClient>;
  /** Calls back when it comes, without asking for it. Answers how to stop waiting. */
  readonly onArrival: (heard: (client: ApolloClient) => void) => () => void;
  /** Ends it, also where it is still on its way. */
  readonly stop: () => void;
}

/** `create` is called once, with the first `arrive`. */
export const comingClient = (create: () => Promise<ApolloClient>, brought: BroughtAnswers = {}): ComingClient => {
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
    arrive: () => (coming ??= begin()),
    onArrival: (heard) => {
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
export const hereAlready = (client: ApolloClient, brought: BroughtAnswers = {}): ComingClient => ({
  client,
  brought,
  arrive: async () => client,
  onArrival: () => () => {},
  stop: () => client.stop(),
});
