import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';

const MAX_TAG = 65_536;

/** What `onTag` gets: `name` without its namespace prefix, `closing` for `</name>`; `attributes` as written. */
export type OnTag = (name: string, closing: boolean, attributes: string) => void;

const malformed = (): AppError => new AppError(ErrorCode.MESH_MALFORMED);

/**
 * Finds the tags of an XML text that arrives in pieces; text between tags is dropped, entities are never expanded.
 * Throws MESH_MALFORMED for a document type declaration and for a tag of more than 64 kB.
 */
export class XmlTags {
  #rest = '';
  readonly #onTag: OnTag;

  constructor(onTag: OnTag) {
    this.#onTag = onTag;
  }

  take(piece: string): void {
    const text = this.#rest + piece;
    let from = text.indexOf('<');
    while (from >= 0) {
      const end = endOf(text, from);
      if (end < 0) break;
      this.#tag(text.slice(from + 1, end));
      from = text.indexOf('<', end);
    }
    this.#rest = from < 0 ? '' : text.slice(from);
    if (this.#rest.length > MAX_TAG) throw malformed();
  }

  /** To be called after the last piece. */
  end(): void {
    if (this.#rest !== '') throw malformed();
  }

  #tag(tag: string): void {
    if (tag.startsWith('!--') || tag.startsWith('?') || tag.startsWith('![CDATA[')) return;
    const match = TAG.exec(tag);
    if (!match) throw malformed();
    this.#onTag(match[2]!, match[1] === '/', match[3]!);
  }
}

const TAG = /^(\/?)(?:[\w.-]+:)?([\w.-]+)([^]*)$/;

/** The `>` that ends the tag at `from`, one inside quotes passed over; −1 when it has not arrived. */
const endOf = (text: string, from: number): number => {
  if (text.startsWith('<!--', from)) return after(text, '-->', from);
  if (text.startsWith('<![CDATA[', from)) return after(text, ']]>', from);
  let end = text.indexOf('>', from);
  while (end >= 0 && isQuoted(text, from, end)) end = text.indexOf('>', end + 1);
  return end;
};

const after = (text: string, mark: string, from: number): number => {
  const at = text.indexOf(mark, from);
  return at < 0 ? -1 : at + mark.length - 1;
};

const isQuoted = (text: string, from: number, end: number): boolean => {
  let quotes = 0;
  for (let at = text.indexOf('"', from); at >= 0 && at < end; at = text.indexOf('"', at + 1)) quotes += 1;
  return quotes % 2 === 1;
};

const ATTRIBUTE = /([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Attributes by name without namespace prefix. */
export const attributesOf = (text: string): Record<string, string> => {
  const found: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [, name, double, single] of text.matchAll(ATTRIBUTE)) found[name!] = double ?? single ?? '';
  return found;
};
