// Draws the icons of the installed shop from the favicon into public/icons: npm run icons
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const here = import.meta.dirname;
const folder = path.join(here, 'public/icons');
const source = path.join(here, 'app/favicon.svg');

/** Systems cut their own shape out: no corners of ours, and the drawing inside the circle that always stays. */
const fullBleed = (svg: string): string =>
  svg
    .replace(' rx="4"', '')
    .replace(/(<rect[^>]*\/>)(.*)<\/svg>/s, '$1<g transform="translate(3.2 3.2) scale(.8)">$2</g></svg>');

const draw = (svg: string, size: number, name: string) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, colours: 32, compressionLevel: 9, effort: 10 })
    .toFile(path.join(folder, name));

const favicon = await readFile(source, 'utf8');
await mkdir(folder, { recursive: true });
await copyFile(source, path.join(folder, 'icon.svg'));
await draw(favicon, 192, 'icon-192.png');
await draw(favicon, 512, 'icon-512.png');
await draw(fullBleed(favicon), 512, 'maskable-512.png');
await draw(fullBleed(favicon), 180, 'apple-touch-icon.png');
