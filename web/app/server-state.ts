import type { NormalizedCacheObject } from '@apollo/client';
import type { Messages } from '../intl/intl.ts';
import type { Locale } from '../intl/locale.ts';
import type { ShopFacts } from '../lib/shop-info.ts';
import type { Namespace } from '../intl/namespaces.ts';
import type { Held } from './start/hold-presses.ts';

/** What a page brings along for the browser, so that hydration asks for nothing. */
export interface ServerState {
  locale: Locale;
  origin: string;
  shop: ShopFacts | null;
  styles: readonly string[];
  /** What the page runs, the entry first. */
  modules: readonly string[];
  /** Whether the page can be read without its code, so that the code may come with the visitor. */
  waits: boolean;
  /** What was done before the code was there; set by the page itself. */
  held?: Held;
  /** Scripts and styles of the pages that a visitor is likely to open next. */
  ahead: readonly string[];
  namespaces: readonly Namespace[];
  messages: Messages;
  cache: NormalizedCacheObject;
  router: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
}

declare global {
  interface Window {
    __MARTYX__: ServerState;
  }
}

/** A script that hands the state over; no text in it can close the script. */
export const stateScript = (state: ServerState): string =>
  `window.__MARTYX__=${JSON.stringify(state)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')}`;
