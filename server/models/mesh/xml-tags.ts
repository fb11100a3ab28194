import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';

const MAX_TAG = 65_536;
/** Of one file; four million triangles with as many vertices have half of it. */
const MAX_TAGS = 16_000_000;

/** What `onTag` gets: `name` without its namespace prefix, `closing` for `</name>`; `attributes` as written; the prefix, empty without one. */
export type OnTag = (name: string, closing: boolean, attributes: string, prefix: string) => void;

const malformed = (): AppError => new AppError(ErrorCode.MESH_MALFORMED);

/**
 * Finds the tags of an XML text that arrives in pieces; text between tags is dropped, entities are never expanded.
 * Throws MESH_MALFORMED for a document type declaration and for a tag of more than 64 kB, MESH_TOO_LARGE above 16 million tags.
 */
export class XmlTags {
  /** From which character of the whole text the tag at hand goes to which. */
  start = 0;
  end = 0;
  #rest = '';
  /** Characters before `#rest`. */
  #before = 0;
  readonly #onTag: OnTag;
  #tagsLeft: number;

  constructor(onTag: OnTag, mostTags = MAX_TAGS) {
    this.#onTag = onTag;
    this.#tagsLeft = mostTags;
  }

  take(piece: string): void {
    const text = this.#rest + piece;
    let from = text.indexOf('<');
    while (from >= 0) {
      const end = endOf(text, from);
      if (end < 0) break;
      this.start = this.#before + from;
      this.end = this.#before + end + 1;
      this.#tag(text.slice(from + 1, end));
      from = text.indexOf('<', end);
    }
    this.#rest = from < 0 ? '' : text.slice(from);
    this.#before += text.length - this.#rest.length;
    if (this.#rest.length > MAX_TAG) throw malformed();
  }

  /** To be called after the last piece. */
  finish(): void {
    if (this.#rest !== '') throw malformed();
  }

  #tag(tag: string): void {
    if (--this.#tagsLeft < 0) throw new AppError(ErrorCode.MESH_TOO_LARGE);
    if (tag.startsWith('!--') || tag.startsWith('?') || tag.startsWith('![CDATA[')) return;
    const match = TAG.exec(tag);
    if (!match) throw malformed();
    this.#onTag(match[3]!, match[1] === '/', match[4]!, match[2] ?? '');
  }
}

const TAG = /^(\/?)(?:([\w.-]+):)?([\w.-]+)([^]*)$/;

/** The `>` that ends the tag at `from`, one inside quotes passed over; −1 when it has not arrived. Looks at each character once. */
const endOf = (text: string, from: number): number => {
  if (text.startsWith('<!--', from)) return after(text, '-->', from);
  if (text.startsWith('<![CDATA[', from)) return after(text, ']]>', from);
  for (let at = from + 1; at < text.length; at++) {
    const character = text[at]!;
    if (character === '>') return at;
    if (character !== '"' && character !== "'") continue;
    at = text.indexOf(character, at + 1);
    if (at < 0) return -1;
  }
  return -1;
};

const after = (text: string, mark: string, from: number): number => {
  const at = text.indexOf(mark, from);
  return at < 0 ? -1 : at + mark.length - 1;
};

/** No two parts of it can match the same character, so that it takes time by the length of the text only. */
const ATTRIBUTE = /\s*(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

/** Attributes by name without namespace prefix. Throws MESH_MALFORMED for what is none. */
export const attributesOf = (text: string): Record<string, string> => {
  const found: Record<string, string> = Object.create(null) as Record<string, string>;
  ATTRIBUTE.lastIndex = 0;
  let end = 0;
  for (let match = ATTRIBUTE.exec(text); match; match = ATTRIBUTE.exec(text)) {
    const [, name, double, single] = match;
    found[name!] = double ?? single ?? '';
    end = ATTRIBUTE.lastIndex;
  }
  if (!/^\s*\/?$/.test(text.slice(end))) throw malformed();
  return found;
};
