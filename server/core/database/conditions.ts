const MOST_WORDS = 8;
const SHORT = 3;

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/**
 * The words of a search, at most eight, as LIKE patterns: all of them must be found. A word of one or two letters counts as a
 * beginning, which an index of trigrams can still answer.
 */
export const likePatterns = (search: string): string[] =>
  search
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => (word.length < SHORT ? `${escaped(word)}%` : `%${escaped(word)}%`));

/** What rows of a list must meet, with the values beside the text. */
export class Conditions {
  readonly params: unknown[] = [];
  readonly #parts: string[] = [];

  and(sql: string): this {
    this.#parts.push(sql);
    return this;
  }

  /** `sql` gets the placeholder of the value; nothing is added for a value that was not given. */
  add(value: unknown, sql: (placeholder: string) => string): this {
    return value === undefined || value === null ? this : this.and(sql(this.param(value)));
  }

  /** Every word of the search in this folded text. */
  addWords(search: string | null | undefined, foldedText: string): this {
    for (const pattern of likePatterns(search ?? '')) this.add(pattern, (p) => `${foldedText} LIKE fold_text(${p})`);
    return this;
  }

  /** A placeholder for a value outside the conditions, such as a limit. */
  param(value: unknown): string {
    return `$${this.params.push(value)}`;
  }

  get where(): string {
    return this.#parts.length > 0 ? `WHERE ${this.#parts.join(' AND ')}` : '';
  }
}
