interface Entry<Value> {
  readonly value: Value;
  readonly size: number;
}

/** Keeps values up to a sum of their sizes; those used longest ago go first, and one that alone is larger is not kept. */
export class BoundedCache<Value> {
  readonly #most: number;
  readonly #entries = new Map<string, Entry<Value>>();
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** The sum of what is kept. */
  get size(): number {
    return this.#size;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, size: number): void {
    this.delete(key);
    if (size > this.#most) return;
    this.#entries.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#most) break;
      this.delete(oldest);
    }
  }

  delete(key: string): boolean {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    return this.#entries.delete(key);
  }
}
