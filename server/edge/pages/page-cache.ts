import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Ctx } from '../../core/context.ts';
import { KeptByNotice } from '../../core/news/kept-by-notice.ts';
import type { News } from '../../core/news/news.ts';
import { pageVersion } from './page-version.queries.ts';
import type { MadePage } from './web-build.ts';

const LIFETIME_MS = 20_000;
/** Of all that is kept, compressed and plain; a page that is larger than a part of it is not kept. */
const MOST_BYTES = 24 * 1024 * 1024;
const MOST_BYTES_OF_PAGE = MOST_BYTES / 16;
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
  readonly bodies: { readonly br: Buffer; readonly gzip: Buffer; readonly identity: Buffer };
}

interface Entry {
  readonly version: string;
  readonly until: number;
  readonly page: CachedPage;
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
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity, { level: 6 }),
  ]);
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    headers,
    scriptHashes: hashesOf(identity.toString(), nonce),
    shows,
    bodies: { br, gzip: gz, identity },
  };
};

const sizeOf = (key: string, page: CachedPage | undefined): number =>
  page ? key.length + page.bodies.br.length + page.bodies.gzip.length + page.bodies.identity.length : 0;

/** Where a page may be made: as of now, or where what is a moment old is read, which is the same without a replica. */
export interface Making {
  readonly ctx: Ctx;
  readonly near: Ctx;
  readonly make: (from: Ctx) => Promise<CachedPage | null>;
}

export interface PageCache {
  /** The page under `key`, made by `make` unless it is fresh; `make` answers null for a page that is not to be kept. */
  get(key: string, making: Making): Promise<CachedPage | null>;
}

/**
 * Short-lived pages per address and language, bounded in bytes, emptied by a change of the catalogue or the settings. While
 * news of these come, a kept page costs no statement; while they do not, a replica may be behind a change that was shown
 * already, and is not asked. Whoever has changed something gets no older version. One process makes a page once at a time.
 */
export const createPageCache = (news: News): PageCache => {
  const versions = new KeptByNotice<string>(news, ['catalogue', 'settings'], 1);
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const forget = (key: string): void => {
    bytes -= sizeOf(key, entries.get(key)?.page);
    entries.delete(key);
  };
  const inHand = new Map<string, Promise<CachedPage | null>>();
  const keep = (key: string, version: string, page: CachedPage): void => {
    const size = sizeOf(key, page);
    forget(key);
    if (size > MOST_BYTES_OF_PAGE) return;
    entries.set(key, { version, until: Date.now() + LIFETIME_MS, page });
    bytes += size;
    while (bytes > MOST_BYTES) forget(entries.keys().next().value!);
  };
  return {
    get: async (key, { ctx, near, make }) => {
      const from = news.connected ? near : ctx;
      const readVersion = () => pageVersion(from);
      const version = await (ctx.seen === null ? versions.get('', readVersion) : readVersion());
      const entry = entries.get(key);
      if (entry && entry.version === version && entry.until > Date.now()) return entry.page;
      const slot = `${version} ${key}`;
      const running = inHand.get(slot) ?? make(from).finally(() => inHand.delete(slot));
      inHand.set(slot, running);
      const page = await running;
      if (page) keep(key, version, page);
      return page;
    },
  };
};
