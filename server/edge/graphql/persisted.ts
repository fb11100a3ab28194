import type { DocumentNode, Token } from 'graphql';
import { BoundedCache } from '../../core/bounded-cache.ts';

/** All texts together, in characters. */
const MOST = 1_000_000;
/** All documents together, in tokens: up to 300 bytes of heap each (measured). The storefront's own have 7,500. */
const MOST_DOCUMENT_TOKENS = 30_000;
const PREFIX = 'apq:';

/**
 * Texts of operations by hash: those of the storefront always, of others the ones asked for last, in this process. Who
 * meets PERSISTED_QUERY_NOT_FOUND sends the text once with its hash.
 */
export class PersistedQueries {
  readonly #fixed: ReadonlyMap<string, string>;
  readonly #given = new BoundedCache<string>(MOST);

  constructor(fixed: ReadonlyMap<string, string>) {
    this.#fixed = fixed;
  }

  get(key: string): Promise<string | undefined> {
    return Promise.resolve(this.#given.get(key) ?? this.#fixed.get(key.slice(PREFIX.length)));
  }

  set(key: string, text: string): Promise<void> {
    return Promise.resolve(this.#given.set(key, text, text.length));
  }

  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.#given.delete(key));
  }
}

const tokensIn = ({ loc }: DocumentNode): number => {
  let count = 0;
  for (let token: Token | null | undefined = loc?.startToken; token; token = token.next) count += 1;
  return count;
};

/** Documents that were read and validated, those asked for last. */
export class Documents {
  readonly #kept = new BoundedCache<DocumentNode>(MOST_DOCUMENT_TOKENS);

  get(key: string): Promise<DocumentNode | undefined> {
    return Promise.resolve(this.#kept.get(key));
  }

  set(key: string, document: DocumentNode): Promise<void> {
    return Promise.resolve(this.#kept.set(key, document, tokensIn(document)));
  }

  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.#kept.delete(key));
  }
}
