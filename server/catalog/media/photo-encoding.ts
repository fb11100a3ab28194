import { createHash } from 'node:crypto';
import type { Metadata } from 'sharp';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { parallelLimit } from '../../core/parallel.ts';
import { loadSharp } from '../../core/files/sharp.ts';

/** More than any telephone takes; a picture of this size needs 200 MB while it is opened. */
const MOST_PIXELS = 52_000_000;
const LONGEST_SIDE = 2560;
const MOST_WAITING = 20;

/** One at a time, whatever arrives at once. */
const inTurn = parallelLimit(1, { mostWaiting: MOST_WAITING });

type PhotoFormat = 'jpeg' | 'png' | 'webp';

const formatOf = (head: Buffer): PhotoFormat | null => {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  return head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : null;
};

/** Throws PHOTO_NOT_RECOGNISED unless the first 12 bytes are those of a JPEG, PNG or WebP, whatever the file is called. */
export const sniffPhoto = (head: Buffer): PhotoFormat => {
  const format = formatOf(head);
  if (!format) throw new AppError(ErrorCode.PHOTO_NOT_RECOGNISED);
  return format;
};

/** A photograph as the shop keeps it. */
export interface EncodedPhoto {
  readonly content: Buffer;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
  /** Dominant colour, `#rrggbb`. */
  readonly color: string;
}

const hex = (value: number): string => value.toString(16).padStart(2, '0');

const encode = async (file: string, { width, height }: Metadata, seeThrough: boolean): Promise<EncodedPhoto> => {
  if (width * height > MOST_PIXELS) throw new AppError(ErrorCode.PHOTO_TOO_LARGE, { megapixels: MOST_PIXELS / 1e6 });
  const sharp = await loadSharp();
  const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
  if (!seeThrough) picture.flatten({ background: '#ffffff' });
  const { data, info } = await picture.webp({ quality: 88, effort: 3 }).toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data).stats();
  return {
    content: data,
    sha256: createHash('sha256').update(data).digest('hex'),
    width: info.width,
    height: info.height,
    color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
  };
};

/**
 * Paints a photograph anew as WebP of at most 2560 px: upright, without EXIF, place, or anything that was hidden beside
 * the picture. Only with `seeThrough` it keeps its alpha. Throws PHOTO_TOO_LARGE (pixels, before any of them is unpacked) and PHOTO_BROKEN; SERVICE_UNAVAILABLE
 * where too many wait.
 */
export const encodePhoto = (file: string, format: PhotoFormat, seeThrough = false): Promise<EncodedPhoto> =>
  inTurn(async () => {
    try {
      const sharp = await loadSharp();
      const metadata = await sharp(file, { limitInputPixels: false }).metadata();
      if (metadata.format !== format) throw new AppError(ErrorCode.PHOTO_NOT_RECOGNISED);
      return await encode(file, metadata, seeThrough);
    } catch (error) {
      throw error instanceof AppError ? error : new AppError(ErrorCode.PHOTO_BROKEN, {}, { cause: error });
    }
  });
