/** All texts together, in characters. */
const MOST = 4_000_000;
const PREFIX = 'apq:';

/**
 * Texts of operations by hash: those of the storefront always, of others the ones asked for last, in this process. Who
 * meets PERSISTED_QUERY_NOT_FOUND sends the text once with its hash.
 */
export class PersistedQueries {
  readonly #fixed: ReadonlyMap<string, string>;
  readonly #given = new Map<string, string>();
  #length = 0;

  constructor(fixed: ReadonlyMap<string, string>) {
    this.#fixed = fixed;
  }

  get(key: string): Promise<string | undefined> {
    const text = this.#given.get(key);
    if (text !== undefined) {
      this.#given.delete(key);
      this.#given.set(key, text);
    }
    return Promise.resolve(text ?? this.#fixed.get(key.slice(PREFIX.length)));
  }

  set(key: string, text: string): Promise<void> {
    this.#forget(key);
    this.#given.set(key, text);
    this.#length += text.length;
    for (const oldest of this.#given.keys()) {
      if (this.#length <= MOST) break;
      this.#forget(oldest);
    }
    return Promise.resolve();
  }

  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.#forget(key));
  }

  #forget(key: string): boolean {
    this.#length -= this.#given.get(key)?.length ?? 0;
    return this.#given.delete(key);
  }
}
