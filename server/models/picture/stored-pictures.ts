import type { FileStore, StoredFile } from '../../core/files/files.ts';
import { loadSharp } from '../../core/files/sharp.ts';
import { DRAWING } from './drawing.ts';
import type { Frame } from './isometric.ts';
import type { Photograph } from './photograph.ts';
import type { Pictures } from './pictures.ts';

export interface StoredPicture extends StoredFile {
  readonly format: 'webp' | 'svg';
  readonly width: number;
  readonly height: number;
}

/** A photograph and a drawing of a part in a file store; one that was published earlier may lack either. */
export interface StoredPictures {
  readonly photo: StoredPicture | null;
  readonly drawing: StoredPicture | null;
  /** Where the drawing stands; null for one that was not made here. */
  readonly frame: Frame | null;
}

/** The bytes of a photograph as WebP with its alpha. */
export const encodedPhoto = async ({ rgba, width, height }: Photograph): Promise<Buffer> => {
  const sharp = await loadSharp();
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .webp({ quality: 84, alphaQuality: 90, effort: 3 })
    .toBuffer();
};

/** Keeps both pictures. */
export const storePictures = async (store: FileStore, { photo, svg, frame }: Pictures): Promise<StoredPictures> => {
  const { width, height } = photo;
  return {
    photo: { ...(await store.put(await encodedPhoto(photo))), format: 'webp', width, height },
    drawing: { ...(await store.put(Buffer.from(svg))), format: 'svg', ...DRAWING },
    frame,
  };
};
