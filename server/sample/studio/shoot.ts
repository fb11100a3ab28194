import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { withKernel } from '../models/kernel.ts';
import { shadedMeshOf } from '../models/mesh.ts';
import { modelSource } from '../models/model.ts';
import type { PartSource } from '../models/source.ts';
import { ALT } from './alt.ts';
import { fontFaces } from './fonts.ts';
import type { Delivered } from './page.ts';

/* Usage: shoot.ts [--size=0.5] [--frames=8] [--out=DIR] model [picture …]; see README.md. */

const HERE = fileURLToPath(new URL('.', import.meta.url));
const args = process.argv.slice(2);
const option = (name: string): string | undefined => args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
const [modelId = 'krivan-38-2', ...wanted] = args.filter((arg) => !arg.startsWith('--'));
const OUT = option('out') ?? join(HERE, '../pictures');
const INDEX = join(OUT, 'pictures.json');

/** What is bought is not built: the spare parts have pictures and no printable solid. */
const partsOf = (id: string): PartSource[] => (id === 'spares' ? [] : modelSource(id).parts);

async function studioModel(id: string): Promise<object> {
  const base64 = (array: Float32Array | Uint32Array): string => Buffer.from(array.buffer).toString('base64');
  return withKernel(1.5, (kernel) => ({
    id,
    parts: partsOf(id).map(({ id: part, colour, layerAxis, printTurn, explode, placements, build: make }) => {
      const { positions, normals, triangles } = shadedMeshOf(make(kernel).simplify(0.01));
      const mesh = { positions: base64(positions), normals: base64(normals), triangles: base64(triangles) };
      return { id: part, hex: colour.hex, layerAxis, printTurn, explode, placements, ...mesh };
    }),
  }));
}

async function openStudio(): Promise<{ page: Page; close: () => Promise<void> }> {
  const executablePath = process.env['CHROMIUM'] ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
  const flags = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];
  const browser = await chromium.launch({ executablePath, args: flags });
  const page = await browser.newPage();
  page.setDefaultTimeout(600_000);
  page.on('console', (message) => /error|THREE/i.test(message.text()) && console.log(message.text().slice(0, 500)));
  const bundle = await build({
    entryPoints: [join(HERE, 'page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  });
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${fontFaces()}</style>`);
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
  return { page, close: () => browser.close() };
}

const packed = (image: Sharp, options: object): Promise<{ data: Buffer; info: { width: number; height: number } }> =>
  image.webp({ ...options, effort: 6 }).toBuffer({ resolveWithObject: true });

/** The best quality that keeps a photo near 110 KB; alpha is never coarse, or the soft shadow would show steps. */
async function photo(image: Sharp): ReturnType<typeof packed> {
  const source = sharp(await image.png().toBuffer());
  let result = await packed(source, { quality: 82, alphaQuality: 90 });
  for (const [quality, alphaQuality] of [
    [78, 88],
    [74, 84],
    [68, 80],
  ]) {
    if (result.data.length > 112 * 1024) result = await packed(source, { quality, alphaQuality });
  }
  return result;
}

/** Half size, pure black, and only `levels` steps of alpha, so that it packs small without loss. */
async function lineArt(image: Sharp, width: number, levels: number): Promise<Sharp> {
  const small = sharp(await image.png().toBuffer()).resize(width);
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const step = 255 / (levels - 1);
  for (let i = 0; i < data.length; i += 4) {
    data.fill(0, i, i + 3);
    data[i + 3] = Math.round(Math.round((data[i + 3] ?? 0) / step) * step);
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
}

async function save(name: string, shot: Delivered): Promise<void> {
  const raw = { width: shot.width, height: shot.height, channels: 4 as const };
  let image = sharp(Buffer.from(shot.rgba, 'base64'), { raw }).flip();
  const drawing = shot.kind === 'drawing';
  if (drawing) image = await lineArt(image, Math.round(shot.width / 2), name.startsWith('p-') ? 8 : 16);
  const { data, info } = drawing ? await packed(image, { lossless: true }) : await photo(image);
  mkdirSync(OUT, { recursive: true });
  writeFileSync(join(OUT, `${name}.webp`), data);
  const index = existsSync(INDEX) ? (JSON.parse(readFileSync(INDEX, 'utf8')) as Record<string, object>) : {};
  const dims = shot.dims.length > 0 ? { dims: shot.dims } : {};
  const entry = {
    file: `${name}.webp`,
    width: info.width,
    height: info.height,
    kind: shot.kind,
    alt: ALT(name, modelId),
    anchors: shot.anchors,
    extent: shot.extent,
  };
  index[name] = { ...entry, ...dims };
  const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(INDEX, JSON.stringify(sorted, null, 2) + '\n');
  console.log(`${name} ${info.width}×${info.height} ${(data.length / 1024).toFixed(1)} KB`);
}

const model = await studioModel(modelId);
const parts = partsOf(modelId).map((part) => `p-${modelId}-${part.id}`);
const names = wanted.flatMap((name) => (name === 'parts' ? parts : [name]));
const { page, close } = await openStudio();
for (const name of names) {
  const started = Date.now();
  try {
    const shot = await page.evaluate(
      ([picture, data, size, frames]) =>
        (window as never as Record<'shoot', (...a: unknown[]) => Promise<unknown>>).shoot(picture, data, size, frames),
      [name, model, Number(option('size') ?? 1), option('frames') ? Number(option('frames')) : undefined] as const,
    );
    await save(name, shot as Delivered);
  } catch (error) {
    console.log(`${name} failed: ${String(error).slice(0, 600)}`);
  }
  console.log(`  ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
await close();
