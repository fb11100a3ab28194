import { parse } from '@formatjs/icu-messageformat-parser';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { bound } from './bound-words.ts';

const FOLDER = path.join(import.meta.dirname, 'locales');
const FILE = /[\\/]intl[\\/]locales[\\/](\w+)[\\/]\w+\.json$/;

const sources = () =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();

const compile = (text: string, locale: string): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(JSON.parse(text) as Record<string, string>).map(([key, value]) => [
        key,
        parse(bound(value, locale)),
      ]),
    ),
  );

const compiled = (name: string) => compile(readFileSync(path.join(FOLDER, name), 'utf8'), name.split('/')[0]!);

/** Changes with any text; stands in the address of every text file. */
export const localesVersion = (): string => {
  const hash = createHash('sha256');
  for (const name of sources()) hash.update(name).update(compiled(name));
  return hash.digest('hex').slice(0, 8);
};

/**
 * Turns the texts into parsed messages, so that no parser travels to the browser: for modules that import a text file,
 * as `locales/{language}/{namespace}.json` beside the client's assets, and under the same addresses in development.
 */
export const messages = (): Plugin => ({
  name: 'martyx-messages',
  enforce: 'pre',
  transform: (code, id) => {
    const locale = FILE.exec(id.split('?')[0]!)?.[1];
    return locale ? { code: compile(code, locale), map: null } : undefined;
  },
  generateBundle() {
    if (this.environment.name !== 'client') return;
    for (const name of sources()) {
      this.emitFile({ type: 'asset', fileName: `locales/${name}`, source: compiled(name) });
    }
  },
  configureServer: ({ middlewares }) => {
    middlewares.use('/locales/', (request, response, next) => {
      const name = request.url?.split('?')[0]?.replace(/^\//, '') ?? '';
      if (!sources().includes(name)) return next();
      response.setHeader('content-type', 'application/json; charset=utf-8').end(compiled(name));
    });
  },
});
