const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Larger ones are no places: they are passed over. */
const MOST_CHARACTERS = 200_000;

/**
 * Cuts a JSON text that arrives in pieces into the objects of its outermost list, so that a list of any length needs the memory
 * of one. What stands around that list does not matter.
 */
export class ObjectStream {
  /** Whether everything that was opened is closed again. */
  get complete(): boolean {
    return this.begun && this.open.length === 0;
  }

  private readonly open: number[] = [];
  private begun = false;
  private inText = false;
  private escaped = false;
  /** How deep the current object lies; 0: between objects. */
  private depth = 0;
  private kept = '';

  /** The objects that end in this piece; null for one that is too large. */
  push(piece: string): (string | null)[] {
    const found: (string | null)[] = [];
    let from = this.depth > 0 ? 0 : -1;
    for (let i = 0; i < piece.length; i += 1) {
      const code = piece.charCodeAt(i);
      if (this.inText) this.readText(code);
      else if (code === QUOTE) this.inText = true;
      else if (code === OPEN_LIST || code === OPEN_OBJECT) {
        if (code === OPEN_OBJECT && this.depth === 0 && this.open.at(-1) === OPEN_LIST) {
          this.depth = this.open.length + 1;
          from = i;
        }
        this.open.push(code);
        this.begun = true;
      } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
        this.open.pop();
        if (this.depth > 0 && this.open.length < this.depth) {
          found.push(this.take(piece.slice(from, i + 1)));
          from = -1;
        }
      }
    }
    if (from >= 0) this.keep(piece.slice(from));
    return found;
  }

  private readText(code: number): void {
    if (this.escaped) this.escaped = false;
    else if (code === BACKSLASH) this.escaped = true;
    else if (code === QUOTE) this.inText = false;
  }

  private keep(part: string): void {
    if (this.kept.length <= MOST_CHARACTERS) this.kept += part;
  }

  private take(rest: string): string | null {
    this.keep(rest);
    const whole = this.kept.length > MOST_CHARACTERS ? null : this.kept;
    this.kept = '';
    this.depth = 0;
    return whole;
  }
}
