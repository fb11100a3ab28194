import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/* The lettering on the models. FONT_DIR may name a folder with the shop's own variable fonts (woff2). */

const FILES = {
  Decal: ['instrument-sans-latin-ext-wdth-normal.woff2', 'instrument-sans-latin-wdth-normal.woff2'],
  DecalMono: ['martian-mono-latin-ext-normal.woff2', 'martian-mono-latin-normal.woff2'],
};
const RANGES = ['U+0100-02FF', 'U+0000-00FF, U+2010-2027'];

/** CSS that defines the two lettering faces: the shop's own fonts where they are found, else Noto Sans. */
export function fontFaces(): string {
  const dir = process.env['FONT_DIR'];
  const noto = createRequire(import.meta.url).resolve(
    '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  );
  return Object.entries(FILES)
    .map(([family, files]) => {
      const own = dir && files.every((file) => existsSync(join(dir, file)));
      if (!own) return face(family, noto, 'U+0-FFFF');
      return files.map((file, i) => face(family, join(dir, file), RANGES[i] as string)).join('');
    })
    .join('');
}

function face(family: string, file: string, range: string): string {
  const data = readFileSync(file).toString('base64');
  return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${data});font-weight:400 700;font-stretch:75% 112%;unicode-range:${range}}`;
}
