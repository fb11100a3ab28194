import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { textKeysIn } from './text-keys.ts';

const WEB = path.resolve(import.meta.dirname, '..');
const ENGLISH = path.join(import.meta.dirname, 'locales/en');
const ARRIVAL = path.join(import.meta.dirname, 'lazy-texts.ts');

/** Pages are fetched with their texts by the router. */
const HAS_LATE_PARTS = /^(features|ui|app\/routes|app\/lazy-failures)\b/;
const LATE = /\bimport\((['"]\.[^'"]+\.tsx?['"])\)/g;

const allKeys = () =>
  readdirSync(ENGLISH).flatMap((name) =>
    Object.keys(JSON.parse(readFileSync(path.join(ENGLISH, name), 'utf8')) as object),
  );

const placeOf = (id: string) => path.relative(WEB, id.split('?')[0]!).replaceAll(path.sep, '/');

const keysOf = ({ moduleIds }: Rolldown.OutputChunk, keys: readonly string[]): string[] => {
  const sources = moduleIds.filter((id) => /^(?!\.\.)(?!.*node_modules).*\.tsx?$/.test(placeOf(id)));
  return textKeysIn(sources.map((id) => readFileSync(id.split('?')[0]!, 'utf8')).join('\n'), keys);
};

type Listed = Record<string, { file: string; texts?: string[] }>;

/**
 * A page brings the texts that its own chunks can say, so Vite's manifest names those of each chunk. A part that comes later
 * waits for the rest of the page's texts, so every `import()` of one is wrapped.
 */
export const textKeys = (): Plugin => ({
  name: 'martyx-text-keys',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!HAS_LATE_PARTS.test(placeOf(id)) || !LATE.test(code)) return;
    const wrapped = code.replace(LATE, 'withTexts(import($1))');
    return { code: `import { withTexts } from '${ARRIVAL}';${wrapped}`, map: null };
  },
  writeBundle({ dir }, bundle) {
    const keys = allKeys();
    const file = path.join(dir!, '.vite/manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Listed;
    for (const entry of Object.values(manifest)) {
      const chunk = bundle[entry.file];
      if (chunk?.type === 'chunk') entry.texts = keysOf(chunk, keys);
    }
    writeFileSync(file, JSON.stringify(manifest, null, 2));
  },
});
