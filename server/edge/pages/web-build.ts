import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Locale } from '../../core/locale.ts';
import type { AskOfPage } from '../graphql/page-operations.ts';
import { assetOfAnotherVersion, publishAssets } from './shared-assets.ts';
import { assetHeaders } from './asset-headers.ts';
import { serveInstallable } from './installable.ts';

/** What a page is made from. */
export interface RenderInput {
  readonly url: string;
  readonly locale: Locale;
  readonly origin: string;
  readonly cdn: string | null;
  readonly execute: AskOfPage;
  readonly nonce: string;
  readonly manifest: unknown;
  readonly onError: (error: unknown) => void;
  readonly explain: (error: unknown) => { readonly code: string; readonly args: object };
}

export interface MadePage {
  readonly kind: 'page';
  readonly status: number;
  readonly headers: Record<string, string>;
  /** Whether PayPal's script may run there. */
  readonly pays: boolean;
  /** The products and categories on it, as `product-12` and `category-3`. */
  readonly shows: readonly string[];
  readonly pipe: (target: Writable) => void;
}

export type Rendered = { readonly kind: 'redirect'; readonly status: number; readonly location: string } | MadePage;

/** What the client's server build exports. */
export interface Renderer {
  readonly requestLocale: (from: { url: string; cookie?: string; acceptLanguage?: string }) => Locale;
  /** Path and query of known parameters: what the page of an address is made from. */
  readonly knownAddress: (url: string) => string;
  readonly render: (input: RenderInput) => Promise<Rendered>;
  /** Screens at one address each that search engines may list. */
  readonly publicPaths: readonly string[];
}

/** How pages are rendered: the built client, or Vite's modules while developing. */
export interface WebBuild {
  renderer(): Promise<Renderer>;
  readonly manifest: unknown;
  /** Extra sources that scripts may come from, for the Content-Security-Policy. */
  readonly scriptSources: readonly string[];
}

const CLIENT = path.resolve(import.meta.dirname, '../../../web/client');
const SERVER_ENTRY = new URL('../../../web/server/entry-server.js', import.meta.url);
const YEAR = 365 * 24 * 3600 * 1000;

const setHeaders = (response: { setHeader: (name: string, value: string) => unknown }, file: string): void => {
  // As it was asked for, not as it is packed.
  for (const [name, value] of Object.entries(assetHeaders(file.replace(/\.(?:br|gz)$/, ''))))
    response.setHeader(name, value);
};

/** The built client; its hashed files are served for a year. */
export const productionBuild = async (http: FastifyInstance): Promise<WebBuild> => {
  const manifest: unknown = JSON.parse(await readFile(path.join(CLIENT, '.vite/manifest.json'), 'utf8'));
  const renderer = (await import(/* @vite-ignore */ SERVER_ENTRY.href)) as Renderer;
  const options = {
    index: false as const,
    dotfiles: 'deny' as const,
    preCompressed: true,
    decorateReply: false,
    maxAge: YEAR,
    immutable: true,
    setHeaders,
  };
  const assets = path.join(CLIENT, 'assets');
  const withOthers = async (own: FastifyInstance): Promise<void> => {
    own.setNotFoundHandler(assetOfAnotherVersion(http.shop));
    await own.register(fastifyStatic, { ...options, root: assets, prefix: '/' });
  };
  await http.register(withOthers, { prefix: '/assets' });
  await publishAssets(http.shop, assets);
  await http.register(fastifyStatic, { ...options, root: path.join(CLIENT, 'locales'), prefix: '/locales/' });
  http.addHook('onSend', (request, reply, payload, done) => {
    if (/^\/locales\/[^?]*$/.test(request.url)) reply.header('cache-control', 'no-cache');
    done(null, payload);
  });
  await serveInstallable(http, CLIENT);
  return { renderer: () => Promise.resolve(renderer), manifest, scriptSources: [] };
};
