import {
  ApolloClient,
  ApolloLink,
  type InMemoryCache,
  type ObservableQuery,
  type OperationVariables,
} from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize, map } from 'rxjs';
import { CLEANUP_EVERY, SWEEP_EVERY } from './freshness.ts';
import { KeptAnswers } from './kept-answers.ts';

const noting = (answers: KeptAnswers) =>
  new ApolloLink((operation, forward) => {
    const outcome = forward(operation);
    if (operation.operationType !== OperationTypeNode.QUERY) return outcome.pipe(finalize(() => answers.doubtUser()));
    return outcome.pipe(
      map((result) => {
        if (!('errors' in result && result.errors)) answers.note(operation);
        return result;
      }),
    );
  });

/**
 * The browser's client. An answer that is still fresh comes from the cache without a request. An older one is asked for
 * before a page is shown, so that a page never opens with an old price; without a network the old one is shown.
 * `cache-and-network` shows what is known at once, and asks only where that is not fresh. `refetch` and `network-only`
 * always ask. Every mutation puts what is known of the customer in doubt.
 */
export class FreshClient extends ApolloClient {
  private readonly answers: KeptAnswers;
  private readonly clocks: readonly ReturnType<typeof setInterval>[];

  constructor({ cache, link, born, ...options }: ApolloClient.Options & { cache: InMemoryCache; born: number }) {
    const answers = new KeptAnswers({ cache, born, watched: () => this.getObservableQueries() });
    super({ ...options, cache, link: ApolloLink.from([noting(answers), link]) });
    this.answers = answers;
    this.clocks = [
      setInterval(() => answers.sweep(), SWEEP_EVERY),
      setInterval(() => answers.cleanUp(), CLEANUP_EVERY),
    ];
    const { query } = this;
    this.query = (asked: ApolloClient.QueryOptions) =>
      query({ fetchPolicy: answers.isFresh(asked) || !navigator.onLine ? 'cache-first' : 'network-only', ...asked });
  }

  override watchQuery<Data, Variables extends OperationVariables>(
    asked: ApolloClient.WatchQueryOptions<Data, Variables>,
  ): ObservableQuery<Data, Variables> {
    const fresh = this.answers.isFresh(asked) && asked.fetchPolicy === 'cache-and-network';
    return super.watchQuery<Data, Variables>(fresh ? { ...asked, fetchPolicy: 'cache-first' } : asked);
  }

  override stop() {
    for (const clock of this.clocks) clearInterval(clock);
    super.stop();
  }
}
