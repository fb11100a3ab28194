import type { DocumentNode, Token } from 'graphql';
import { BoundedCache } from '../../core/bounded-cache.ts';
import type { SharedTexts } from './persisted-texts.service.ts';

/** All texts together, in characters. */
const MOST = 1_000_000;
/** All documents together, in tokens: up to 300 bytes of heap each (measured). The storefront's own have 7,500. */
const MOST_DOCUMENT_TOKENS = 30_000;
const PREFIX = 'apq:';

/**
 * Texts of operations by hash: those of the storefront always, of others the ones asked for last, in this process, and what any
 * process of the shop was sent. Who meets PERSISTED_QUERY_NOT_FOUND sends the text once with its hash.
 */
export class PersistedQueries {
  readonly #fixed: ReadonlyMap<string, string>;
  readonly #shared: SharedTexts;
  readonly #given = new BoundedCache<string>(MOST);

  constructor(fixed: ReadonlyMap<string, string>, shared: SharedTexts) {
    this.#fixed = fixed;
    this.#shared = shared;
  }

  async get(key: string): Promise<string | undefined> {
    const hash = key.slice(PREFIX.length);
    const here = this.#given.get(key) ?? this.#fixed.get(hash);
    if (here !== undefined) return here;
    const text = await this.#shared.read(hash).catch(() => undefined);
    if (text !== undefined) this.#given.set(key, text, text.length);
    return text;
  }

  async set(key: string, text: string): Promise<void> {
    if (this.#given.get(key) === text) return;
    this.#given.set(key, text, text.length);
    await this.#shared.write(key.slice(PREFIX.length), text);
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
