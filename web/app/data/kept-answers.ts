import type { DocumentNode, InMemoryCache, ObservableQuery, OperationVariables } from '@apollo/client';
import { Kind as Syntax, type FieldNode } from 'graphql';
import { CLEANUP_AGE, FRESHNESS, kindOf, lifetimeOf, type Kind } from './freshness.ts';

/** A question as Apollo holds it. */
export interface Question {
  query: DocumentNode;
  variables?: OperationVariables | undefined;
}

interface Answer {
  kind: Kind;
  /** When it came, in milliseconds since 1970. */
  at: number;
  /** Where it begins in the cache: the stored names of its root fields. */
  fields: readonly string[];
}

const operationOf = ({ query }: Question) =>
  query.definitions.find((definition) => definition.kind === Syntax.OPERATION_DEFINITION);

const nameOf = (question: Question) => operationOf(question)?.name?.value ?? '';
const keyOf = (question: Question) => nameOf(question) + JSON.stringify(question.variables ?? {});

interface Keeping {
  cache: InMemoryCache;
  /** When it was filled, in milliseconds since 1970, with what came without an answer. */
  born: number;
  /** What is on the screen. */
  watched: () => Iterable<Pick<ObservableQuery, 'query' | 'variables'>>;
}

/** Remembers when each answer in a client's normalized cache came, and takes from that cache what is too old or too much. */
export class KeptAnswers {
  /** Oldest first. */
  private readonly kept = new Map<string, Answer>();
  private readonly cache: InMemoryCache;
  private readonly born: number;
  private readonly watched: Keeping['watched'];

  constructor({ cache, born, watched }: Keeping) {
    this.cache = cache;
    this.born = born;
    this.watched = watched;
  }

  /** What the page brought along from the server is as old as the page; nothing private is among it. */
  isFresh(question: Question): boolean {
    const kind = kindOf(nameOf(question));
    const key = keyOf(question);
    if (!this.kept.has(key) && kind !== 'user') this.note(question, this.born);
    const answer = this.kept.get(key);
    return answer !== undefined && Date.now() - answer.at < FRESHNESS[kind].maxAge;
  }

  note(question: Question, at = Date.now()) {
    const kind = kindOf(nameOf(question));
    const key = keyOf(question);
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
    const shown = new Set(watched.map(keyOf));
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
    return (operationOf(question)?.selectionSet.selections ?? [])
      .filter((selection): selection is FieldNode => selection.kind === Syntax.FIELD)
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
