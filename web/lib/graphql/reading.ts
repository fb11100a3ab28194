import type { ApolloClient, ErrorLike, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { answerKey } from './answer-key.ts';
import type { DeferredClient } from './deferred-client.ts';

/** What a screen knows of an answer. */
export interface Shown<Data> {
  /** Undefined until there is an answer to these variables. */
  readonly data?: Data;
  /** The answer that was shown last, be it to other variables; never one of another language or account. */
  readonly previousData?: Data;
  readonly error?: ErrorLike;
  /** Something is on its way, be there an answer already or not. */
  readonly loading: boolean;
}

/** How a screen keeps an answer up to date while it is looked at. */
export interface Polling {
  /** Milliseconds. */
  pollInterval?: number;
  /** Whether this time nothing is asked. */
  skipPollAttempt?: () => boolean;
}

/** One question of one screen. */
export interface Asked<Data, Variables> extends Polling {
  query: TypedDocumentNode<Data, Variables>;
  variables: Variables | undefined;
  /** Nothing is asked and nothing answered, but for `refetch`. */
  skip: boolean;
}

/** What one hook remembers of its questions before. */
export interface Memory {
  source?: object;
  data?: unknown;
}

/** Its answers, for `useSyncExternalStore`. */
export interface Reading<Data> {
  readonly subscribe: (heard: () => void) => () => void;
  readonly get: () => Shown<Data>;
  /** Asks the server, whatever is known. Rejects with what failed. */
  readonly refetch: () => Promise<{ data?: Data }>;
}

/** A client that can be read by screens; `first` is what the screen shows already. */
export interface ReadClient extends ApolloClient {
  readonly read: <Data, Variables extends OperationVariables>(
    asked: Asked<Data, Variables>,
    first: Shown<Data>,
    memory: Memory,
  ) => Reading<Data>;
}

/**
 * Answers from what the page brought until the client is here, then as the client's `read`. Only a question without an answer
 * asks for the client; where its code does not arrive, that is the error, until it is asked for again. `atFirst` is what the
 * server rendered.
 */
export const createReading = <Data, Variables extends OperationVariables>(
  source: DeferredClient,
  asked: Asked<Data, Variables>,
  memory: Memory,
): Reading<Data> & { readonly atFirst: () => Shown<Data> } => {
  const data = asked.skip ? undefined : (source.brought[answerKey(asked)] as Data | undefined);
  const first: Shown<Data> = { data, previousData: data, loading: !data && !asked.skip };
  let shown = first;
  let late: Reading<Data> | undefined;
  const here = (client: ApolloClient) => (late ??= (client as ReadClient).read(asked, first, memory));
  return {
    atFirst: () => first,
    get: () => (source.client ? here(source.client).get() : shown),
    subscribe: (heard) => {
      if (source.client) return here(source.client).subscribe(heard);
      let stop = source.onLoad((client) => {
        stop = here(client).subscribe(heard);
        heard();
      });
      if (first.loading)
        source.load().catch((error: ErrorLike) => {
          shown = { error, loading: false };
          heard();
        });
      return () => stop();
    },
    refetch: () => {
      const outcome = source.load().then((client) => here(client).refetch());
      // Who does not wait for it sees the error on the screen.
      outcome.catch(() => undefined);
      return outcome;
    },
  };
};
