import type { Messages } from '../../intl/intl.ts';
import type { Locale } from '../../intl/locale.ts';
import type { PageAnswers } from '../../lib/graphql/answer-key.ts';
import type { ShopFacts } from '../../lib/shop-info.ts';
import type { Namespace } from '../../intl/namespaces.ts';
import type { Held } from '../start/early-input.ts';

/** What the server made a page of, so that hydration asks for nothing. */
export interface ServerState {
  locale: Locale;
  origin: string;
  shop: ShopFacts | null;
  styles: readonly string[];
  /** Those of the page and of its frame. */
  namespaces: readonly Namespace[];
  messages: Messages;
  /** Whether `messages` are all of `namespaces`, or only what the page can say before its late parts come. */
  whole: boolean;
  /** Of its loaders. */
  answers: PageAnswers;
  router: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
}

/** What stands in the page for the script that starts it. */
export interface PageStart {
  /** What the page runs, the entry first. */
  modules: readonly string[];
  /** Whether the page can be read without its code, so that the code may come with the visitor. */
  waits: boolean;
  /** The rest of the page's texts; scripts and styles of the pages that a visitor is likely to open next. */
  ahead: readonly string[];
  /** A `ServerState` as JSON: a page that nobody touches does not even parse it. */
  state: string;
  /** What was done before the code was there; set by the page itself. */
  held?: Held;
}

declare global {
  interface Window {
    __MARTYX__: PageStart;
  }
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', "'": "\\'", '<': '\\u003c' };

/** Of a string of JavaScript in single quotes, where JSON needs few escapes: no text can end the string or the script. */
const escaped = (text: string): string => text.replace(/[\\'<]/g, (sign) => ESCAPES[sign]!);

const quoted = (text: string): string => `'${escaped(text)}'`;

const written = new WeakMap<Messages, string>();

/** Pages of one kind and language share their texts, which are a third of a page. */
const writtenOnce = (messages: Messages): string => {
  const text = written.get(messages) ?? escaped(JSON.stringify(messages));
  written.set(messages, text);
  return text;
};

const quotedState = ({ messages, ...rest }: ServerState): string =>
  `'{"messages":${writtenOnce(messages)},${escaped(JSON.stringify(rest).slice(1))}'`;

/** A script that hands the page over. */
export const stateScript = (start: Omit<PageStart, 'state' | 'held'>, state: ServerState): string =>
  (globalThis.__CDN__ ? `window.__CDN__=${quoted(globalThis.__CDN__)};` : '') +
  `window.__MARTYX__=JSON.parse(${quoted(JSON.stringify(start))});window.__MARTYX__.state=${quotedState(state)}`;

/** What the server of this document made it of. */
export const readState = (): ServerState => JSON.parse(window.__MARTYX__.state) as ServerState;
