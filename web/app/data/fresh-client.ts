import {
  ApolloClient,
  ApolloLink,
  type InMemoryCache,
  type ObservableQuery,
  type OperationVariables,
} from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize, map } from 'rxjs';
import { answerKey, type PageAnswers, type Question } from '../../lib/graphql/answer-key.ts';
import type { Asked, Memory, ReadClient, Reading, Shown } from '../../lib/graphql/reading.ts';
import { CLEANUP_EVERY, kindOf, LOADED_FOR, SWEEP_EVERY } from './freshness.ts';
import { CachedAnswers } from './cached-answers.ts';
import { liveReading } from './live-reading.ts';

/** Answers that came with a page, by `answerKey`. */
export interface InitialAnswers {
  answers: PageAnswers;
  /** When the page came, in milliseconds since 1970. */
  at: number;
}

const UNCACHED = { fetchPolicy: 'no-cache' } as const;

const recordAnswers = (answers: CachedAnswers) =>
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
 * The browser's client. A query's `@freshness` says when the server is asked. `query`, for a page that is about to be shown:
 * an answer that is still fresh comes from the cache, an older one is asked for first, so that a page never opens with an old
 * price; without a network the old one is shown. `watchQuery`, for what is on a screen: shows what is known at once, and asks
 * only where that is not fresh. `refetch` always asks. Every mutation puts what is known of the customer in doubt.
 */
export class FreshClient extends ApolloClient implements ReadClient {
  private readonly answers: CachedAnswers;
  private readonly clocks: readonly ReturnType<typeof setInterval>[];
  private readonly brought: Map<string, unknown>;
  private readonly broughtAt: number;
  /** When a page was given its answer, or was told that there is none, by question: its screen need not ask again. */
  private readonly loaded = new Map<string, number>();

  constructor({
    cache,
    link,
    brought,
    ...options
  }: ApolloClient.Options & { cache: InMemoryCache; brought?: InitialAnswers }) {
    const answers = new CachedAnswers({ cache, watched: () => this.getObservableQueries() });
    super({ ...options, cache, link: ApolloLink.from([recordAnswers(answers), link]) });
    this.answers = answers;
    this.brought = new Map(Object.entries(brought?.answers ?? {}));
    this.broughtAt = brought?.at ?? 0;
    this.clocks = [setInterval(() => this.sweep(), SWEEP_EVERY), setInterval(() => answers.cleanUp(), CLEANUP_EVERY)];
    const { query } = this;
    this.query = async (asked: ApolloClient.QueryOptions) => {
      this.receive(asked);
      const known = answers.isFresh(asked) || !navigator.onLine;
      const fetchPolicy = known ? 'cache-first' : 'network-only';
      try {
        return (await query({ fetchPolicy, ...asked, ...(kindOf(asked) === 'unkept' && UNCACHED) })) as never;
      } catch (error) {
        // Where no answer comes at all, one that is known from before serves.
        const data = error instanceof TypeError && !asked.fetchPolicy && this.readQuery(asked);
        if (data) return { data } as never;
        throw error;
      } finally {
        this.loaded.set(answerKey(asked), Date.now());
      }
    };
  }

  override watchQuery<Data, Variables extends OperationVariables>(
    asked: ApolloClient.WatchQueryOptions<Data, Variables>,
  ): ObservableQuery<Data, Variables> {
    return super.watchQuery<Data, Variables>({ fetchPolicy: this.policyFor(asked), ...asked });
  }

  /** What a screen shows of one question, see `ReadClient`. */
  read<Data, Variables extends OperationVariables>(
    asked: Asked<Data, Variables>,
    first: Shown<Data>,
    memory: Memory,
  ): Reading<Data> {
    return liveReading(this, asked, { first, memory });
  }

  override stop() {
    for (const clock of this.clocks) clearInterval(clock);
    super.stop();
  }

  private sweep() {
    this.answers.sweep();
    for (const [key, at] of this.loaded) if (Date.now() - at >= LOADED_FOR) this.loaded.delete(key);
  }

  private policyFor(asked: Question) {
    const kind = kindOf(asked);
    if (kind === 'unkept') return 'no-cache';
    if (kind === 'current') return 'network-only';
    const isNew = this.receive(asked) || this.answers.isFresh(asked) || this.isLoaded(asked);
    return isNew ? 'cache-first' : 'cache-and-network';
  }

  private isLoaded(asked: Question) {
    return Date.now() - (this.loaded.get(answerKey(asked)) ?? 0) < LOADED_FOR;
  }

  /** Puts what the page brought for this question into the cache, once. True when it did. */
  private receive({ query, variables }: Question): boolean {
    const key = answerKey({ query, variables });
    const data = this.brought.get(key);
    if (!this.brought.delete(key)) return false;
    this.writeQuery({ query, variables, data });
    this.answers.note({ query, variables }, this.broughtAt);
    return true;
  }
}
