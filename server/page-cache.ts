import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Shop } from './core/shop.ts';

const LIFETIME_MS = 20_000;
const MOST_PAGES = 300;
const LONGEST_URL = 300;

/** A finished public page, compressed once for all who ask for it. */
export interface CachedPage {
  readonly etag: string;
  readonly headers: Record<string, string>;
  /** CSP sources of its inline scripts; a nonce would not survive the cache. */
  readonly scriptHashes: readonly string[];
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

/** Scripts that run; data such as JSON-LD needs no leave. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld))[^>]*>([\s\S]*?)<\/script>/g;

const hashesOf = (html: string): string[] =>
  [...new Set([...html.matchAll(INLINE_SCRIPT)].map((match) => match[1]!))].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** Collects what a page writes, then compresses it. */
export const finishPage = async (
  pipe: (target: Writable) => void,
  headers: Record<string, string>,
): Promise<CachedPage> => {
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
    scriptHashes: hashesOf(identity.toString()),
    bodies: { br, gzip: gz, identity },
  };
};

/** Version of the catalogue and of the settings: pages made from an older one are never shown again. */
const versionOf = async ({ pool }: Shop): Promise<string> => {
  const { rows } = await pool.query<{ version: string }>({
    name: 'pages.version',
    text: `SELECT version || '.' || (SELECT coalesce(sum(s.version), 0) FROM setting s) AS version FROM catalog_version`,
  });
  return rows[0]?.version ?? '0';
};

export interface PageCache {
  /** The page under `key`, made by `make` unless it is fresh; `make` answers null for a page that is not to be kept. */
  get(key: string, make: () => Promise<CachedPage | null>): Promise<CachedPage | null>;
}

/** Short-lived pages per address and language, bounded, emptied by a change of the catalogue. One process makes a page once at a time. */
export const createPageCache = (shop: Shop): PageCache => {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<CachedPage | null>>();
  const keep = (key: string, version: string, page: CachedPage): void => {
    entries.delete(key);
    entries.set(key, { version, until: Date.now() + LIFETIME_MS, page });
    if (entries.size > MOST_PAGES) entries.delete(entries.keys().next().value!);
  };
  return {
    get: async (key, make) => {
      const version = await versionOf(shop);
      const entry = entries.get(key);
      if (entry && entry.version === version && entry.until > Date.now()) return entry.page;
      const slot = `${version} ${key}`;
      const running = making.get(slot) ?? make().finally(() => making.delete(slot));
      making.set(slot, running);
      const page = await running;
      if (page) keep(key, version, page);
      return page;
    },
  };
};
