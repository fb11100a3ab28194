import {
  ApolloLink,
  InMemoryCache,
  type ApolloClient,
  type Cache,
  type DocumentNode,
  type InMemoryCacheConfig,
} from '@apollo/client';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { firstValueFrom } from 'rxjs';

const transformed = new WeakMap<DocumentNode, DocumentNode>();

/**
 * The cache of one page on the server: written by the loaders, then only read. A read of the same query costs once, not
 * once for each step that Apollo takes to a result, and a document is prepared once for the life of the process.
 */
export class PageCache extends InMemoryCache {
  private readonly reads = new Map<DocumentNode, Map<string, unknown>>();

  constructor(config: InMemoryCacheConfig) {
    super(config);
    this.diff = this.remember(this.diff.bind(this));
  }

  override transformDocument(document: DocumentNode): DocumentNode {
    const known = transformed.get(document) ?? super.transformDocument(document);
    transformed.set(document, known).set(known, known);
    return known;
  }

  override write<Data, Variables extends OperationVariables>(options: Cache.WriteOptions<Data, Variables>) {
    this.reads.clear();
    return super.write<Data, Variables>(options);
  }

  private remember(read: (options: Cache.DiffOptions) => unknown): InMemoryCache['diff'] {
    return ((options: Cache.DiffOptions) => {
      const { query, variables, id, optimistic, returnPartialData } = options;
      const key = JSON.stringify([variables, id, optimistic, returnPartialData]);
      const known = this.reads.get(query) ?? new Map<string, unknown>();
      if (!known.has(key)) this.reads.set(query, known.set(key, read(options)));
      return known.get(key);
    }) as InMemoryCache['diff'];
  }
}

/** Asks for one query, writes the answer and hands it on, without the reads by which a browser's client reports its progress. */
export const fillPageCache = async <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> => {
  const query = client.cache.transformDocument(document);
  const { data, errors } = await firstValueFrom(ApolloLink.execute(client.link, { query, variables }, { client }));
  if (errors?.length) throw new CombinedGraphQLErrors({ data, errors });
  client.writeQuery({ query, variables, data });
  return data as Data;
};
