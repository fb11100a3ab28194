import type { ApolloClient } from '@apollo/client';

/** GraphQL's client, whose code comes when something is asked: a page that the server rendered asks nothing. */
export interface ComingClient {
  /** Undefined until it is here. */
  readonly client: ApolloClient | undefined;
  /** The same promise until it is here; after a failure the next call tries again. */
  readonly arrive: () => Promise<ApolloClient>;
  /** Ends it, also where it is still on its way. */
  readonly stop: () => void;
}

/** `create` is called once, with the first `arrive`. */
export const comingClient = (create: () => Promise<ApolloClient>): ComingClient => {
  let client: ApolloClient | undefined;
  let coming: Promise<ApolloClient> | undefined;
  const begin = () =>
    create().then(
      (here) => (client = here),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
  return {
    get client() {
      return client;
    },
    arrive: () => (coming ??= begin()),
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
export const hereAlready = (client: ApolloClient): ComingClient => ({
  client,
  arrive: async () => client,
  stop: () => client.stop(),
});
