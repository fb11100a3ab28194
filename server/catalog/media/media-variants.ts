import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { parallelLimit } from '../../core/parallel.ts';
import { loadSharp } from '../../core/files/sharp.ts';
import type { Shop } from '../../core/shop.ts';

export const WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;
export const FORMATS = ['webp', 'avif'] as const;
export type VariantFormat = (typeof FORMATS)[number] | 'jpg';

/** What a link to a page shows: JPEG, because not every messenger reads WebP, and never see-through. */
export const SHARED = { width: 1200, height: 630, background: '#e7e4dc' } as const;
const JPEG = { quality: 82, mozjpeg: true };
/** The first visitor waits for it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

export interface Variant {
  readonly sha256: string;
  /** Null keeps the size. */
  readonly width: number | null;
  readonly format: VariantFormat;
}

const AT_ONCE = 2;
const inProgress = new Map<string, Promise<Buffer>>();

/** At most two copies are worked on at a time, so that a page full of new ones leaves the shop alive. */
const inTurn = parallelLimit(AT_ONCE);

/** A studio picture keeps its whole model and its ground is carried on to the sides; any other photograph is cut. */
const encodeShared = async (original: Buffer): Promise<Buffer> => {
  const { width, height, background } = SHARED;
  const sharp = await loadSharp();
  const upright = sharp(original).rotate();
  if (!(await upright.metadata()).hasAlpha) {
    return upright.resize({ width, height, fit: 'cover' }).jpeg(JPEG).toBuffer();
  }
  const { data, info } = await upright
    .resize({ width, height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.floor((width - info.width) / 2), Math.floor((height - info.height) / 2)];
  const sides = { left, top, right: width - info.width - left, bottom: height - info.height - top };
  return sharp(data)
    .extend({ ...sides, extendWith: 'copy' })
    .flatten({ background })
    .jpeg(JPEG)
    .toBuffer();
};

const encodePicture = async (original: Buffer, { width, format }: Variant): Promise<Buffer> => {
  if (format === 'jpg') return encodeShared(original);
  const picture = (await loadSharp())(original).rotate();
  if (width) picture.resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? picture.avif({ quality: 58, effort: 2 }).toBuffer()
    : picture.webp({ quality: 82, alphaQuality: 90, effort: 4 }).toBuffer();
};

/** Another form of a stored file. */
interface Copy {
  readonly sha256: string;
  /** Tells it from the other copies of the file. */
  readonly ending: string;
  readonly make: () => Promise<Buffer>;
}

const makeCopy = async (shop: Shop, { sha256, ending, make }: Copy): Promise<Buffer> => {
  const content = await make();
  await shop.copies
    .keep(sha256, ending, content)
    .catch((error: unknown) => shop.logger.warn({ err: error }, 'a copy could not be kept'));
  return content;
};

/** As it is kept, else made now: once, however many ask for it. */
export const keptCopy = async (shop: Shop, copy: Copy): Promise<Buffer> => {
  const name = `${copy.sha256}-${copy.ending}`;
  const kept = await shop.copies.read(copy.sha256, copy.ending);
  if (kept) return kept;
  let work = inProgress.get(name);
  if (!work) {
    work = makeCopy(shop, copy).finally(() => inProgress.delete(name));
    inProgress.set(name, work);
  }
  return work;
};

/** A smaller or recoded copy of a stored picture, made once. */
export const pictureVariant = (shop: Shop, variant: Variant): Promise<Buffer> => {
  const { sha256, width, format } = variant;
  return keptCopy(shop, {
    sha256,
    ending: `${width ?? 'full'}.${format}`,
    make: () => inTurn(async () => encodePicture(await shop.files.readAll(sha256), variant)),
  });
};

/** A stored preview model as brotli, made once: a third less to send. */
export const packedModel = (shop: Shop, sha256: string): Promise<Buffer> =>
  keptCopy(shop, {
    sha256,
    ending: 'full.br',
    make: () => inTurn(async () => promisify(brotliCompress)(await shop.files.readAll(sha256), BROTLI)),
  });

/** A strong validator: the same address always gives the same bytes. */
export const etagOf = (...parts: (string | number | null)[]): string =>
  `"${createHash('sha256').update(parts.join('/')).digest('base64url').slice(0, 27)}"`;
