import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { encode } from '../../core/http/encoding.ts';
import type { News } from '../../core/news/news.ts';
import { keepAnswers, type KeptAnswers } from '../kept-answers.ts';
import { pageVersion } from './page-version.queries.ts';
import type { MadePage } from './web-build.ts';

/** Of all that is kept, compressed and plain. */
const MOST_BYTES = 24 * 1024 * 1024;
const BROTLI_QUALITY = 5;
/** A longer one is of a list that hardly anybody else asks for. */
const LONGEST_URL = 300;

/** A finished public page, compressed once for all who ask for it. */
export interface CachedPage {
  readonly etag: string;
  readonly headers: Record<string, string>;
  /** CSP sources of its inline scripts; a nonce would not survive the cache. */
  readonly scriptHashes: readonly string[];
  /** Keys of the products and categories on it. */
  readonly shows: readonly string[];
  /** Compressed by gzip for the first who takes no Brotli. */
  readonly bodies: { readonly br: Buffer; readonly identity: Buffer; gzip?: Promise<Buffer> };
}

/** Pages that are the same for every visitor without an account. */
export const isPublicPage = (url: string): boolean =>
  url.length <= LONGEST_URL && /^\/(offline|products(\/\d{1,9})?)?(\?|$)/.test(url);

/**
 * Of the scripts that the renderer made: only it knows the nonce of this page, so nothing that was stored can carry it.
 * Whatever else looks like a script has no hash, and does not run.
 */
const hashesOf = (html: string, nonce: string): string[] => {
  const made = new RegExp(`<script nonce="${nonce.replace(/[+/=]/g, '\\$&')}"[^>]*>([\\s\\S]*?)</script>`, 'g');
  return [...new Set([...html.matchAll(made)].map((match) => match[1]!))].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
};

/** Collects what a page writes, then compresses it. `nonce` is the one that the renderer gave to its scripts. */
export const finishPage = async ({ pipe, headers, shows }: MadePage, nonce: string): Promise<CachedPage> => {
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    const target = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
    });
    pipe(target.on('finish', resolve).on('error', reject));
  });
  const identity = Buffer.concat(chunks);
  const br = await encode('br', identity, BROTLI_QUALITY);
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    headers,
    scriptHashes: hashesOf(identity.toString(), nonce),
    shows,
    bodies: { br, identity },
  };
};

/** What is kept of a page, with room for the encoding that is made when it is asked for. */
const sizeOf = ({ bodies: { br, identity } }: CachedPage): number => identity.length + 2 * br.length;

export type PageCache = KeptAnswers<CachedPage>;

/** Finished pages per address and language: see `keepAnswers`. */
export const createPageCache = (news: News, now?: () => number): PageCache =>
  keepAnswers({ news, readVersion: pageVersion, sizeOf, mostBytes: MOST_BYTES, now });
