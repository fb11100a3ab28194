import type { QueryConfig } from 'pg';

/** A text that has come so often is prepared on each connection that it comes to from then on. */
const OFTEN = 20;
/** Texts that are counted or prepared; each prepared one takes some memory on each connection. */
const MOST_COUNTED = 500;
const MOST_PREPARED = 100;

/**
 * Names statements that come again and again without a name of their own, as those of TypeORM do: the server then parses
 * and plans each once per connection, and not for each row.
 */
export class PreparedTexts {
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** The statement to be sent in place of a text with values. */
  of(text: string, values: unknown[]): QueryConfig {
    const name = this.#names.get(text) ?? this.#count(text);
    return name ? { text, values, name } : { text, values };
  }

  #count(text: string): string | undefined {
    if (this.#names.size >= MOST_PREPARED) return undefined;
    const count = (this.#counts.get(text) ?? 0) + 1;
    this.#counts.delete(text);
    if (count < OFTEN) {
      this.#counts.set(text, count);
      if (this.#counts.size > MOST_COUNTED) this.#counts.delete(this.#counts.keys().next().value!);
      return undefined;
    }
    const name = `often-${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
