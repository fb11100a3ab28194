import type { InMemoryCache, ObservableQuery } from '@apollo/client';
import { Kind as Syntax, type FieldNode } from 'graphql';
import { answerKey, operationOf, type Question } from '../../lib/graphql/answer-key.ts';
import { CLEANUP_AGE, FRESHNESS, kindOf, lifetimeOf, type Kind } from './freshness.ts';

interface Answer {
  kind: Kind;
  /** When it came, in milliseconds since 1970. */
  at: number;
  /** Where it begins in the cache: the stored names of its root fields. */
  fields: readonly string[];
}

interface Keeping {
  cache: InMemoryCache;
  /** What is on the screen. */
  watched: () => Iterable<Pick<ObservableQuery, 'query' | 'variables'>>;
}

/** Remembers when each answer in a client's normalized cache came, and takes from that cache what is too old or too much. */
export class CachedAnswers {
  /** Oldest first. */
  private readonly kept = new Map<string, Answer>();
  private readonly cache: InMemoryCache;
  private readonly watched: Keeping['watched'];

  constructor({ cache, watched }: Keeping) {
    this.cache = cache;
    this.watched = watched;
  }

  /** Whether it was answered, and not longer ago than its kind allows. */
  isFresh(question: Question): boolean {
    const answer = this.kept.get(answerKey(question));
    return answer !== undefined && Date.now() - answer.at < FRESHNESS[answer.kind].maxAge;
  }

  note(question: Question, at = Date.now()) {
    const kind = kindOf(question);
    const key = answerKey(question);
    this.kept.delete(key);
    this.kept.set(key, { kind, at, fields: this.fieldsOf(question) });
    const rivals = [...this.kept].filter(([, answer]) => answer.kind === kind);
    this.drop(rivals.slice(0, Math.max(0, rivals.length - FRESHNESS[kind].entries)).map(([oldest]) => oldest));
  }

  /** Something of the customer changed: what is known of her is asked for again. */
  doubtUser() {
    for (const answer of this.kept.values()) if (answer.kind === 'user') answer.at = 0;
  }

  /** Removes what has outlived its kind's lifetime. */
  sweep() {
    this.dropOlder(({ kind }) => lifetimeOf(kind));
  }

  /** Removes what is older than an hour, of any kind. */
  cleanUp() {
    this.dropOlder(() => CLEANUP_AGE);
  }

  private dropOlder(age: (answer: Answer) => number) {
    const now = Date.now();
    this.drop([...this.kept].filter(([, answer]) => now - answer.at >= age(answer)).map(([key]) => key));
  }

  /** What is on the screen stays, and what another kept answer shares. */
  private drop(keys: readonly string[]) {
    if (keys.length === 0) return;
    const watched = [...this.watched()];
    const shown = new Set(watched.map(answerKey));
    const gone = keys.filter((key) => !shown.has(key)).flatMap((key) => this.forget(key));
    const used = new Set([...watched.flatMap((each) => this.fieldsOf(each)), ...this.fieldsKept()]);
    for (const fieldName of gone)
      if (!used.has(fieldName)) this.cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false });
    if (gone.length > 0) this.cache.gc();
  }

  private forget(key: string): readonly string[] {
    const fields = this.kept.get(key)?.fields ?? [];
    this.kept.delete(key);
    return fields;
  }

  private fieldsKept() {
    return [...this.kept.values()].flatMap(({ fields }) => fields);
  }

  private fieldsOf(question: Question): string[] {
    return operationOf(question)
      .selectionSet.selections.filter((selection): selection is FieldNode => selection.kind === Syntax.FIELD)
      .map((field) =>
        this.cache.policies.getStoreFieldName({
          typename: 'Query',
          fieldName: field.name.value,
          field,
          variables: question.variables ?? {},
        }),
      );
  }
}
