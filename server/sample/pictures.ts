import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { ImageInput } from '../catalog/catalog.inputs.ts';
import { publishMedia } from '../catalog/media/media.service.ts';
import type { Ctx } from '../core/context.ts';

const FOLDER = new URL('./pictures/', import.meta.url);

const picture = z.object({
  file: z.string().regex(/^[\w-]+\.webp$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  kind: z.enum(['photo', 'drawing']),
  alt: z.object({ en: z.string(), sk: z.string(), de: z.string() }),
  anchors: z.record(z.string(), z.tuple([z.number(), z.number()])).default({}),
  extent: z.object({ left: z.number(), right: z.number(), top: z.number(), bottom: z.number() }).optional(),
});

type Picture = z.infer<typeof picture>;

export type Album = ReadonlyMap<string, Picture>;

/** The rendered pictures of the sample by name. */
export const openAlbum = async (): Promise<Album> => {
  const list = JSON.parse(await readFile(new URL('pictures.json', FOLDER), 'utf8')) as unknown;
  return new Map(Object.entries(z.record(z.string(), picture).parse(list)));
};

/** Where each part is seen, and under `extent-left` and `extent-right` the two ends of the object, for dimension lines. */
const anchorsOf = ({ anchors, extent }: Picture): ImageInput['anchors'] => {
  const parts = Object.entries(anchors).map(([partId, [x, y]]) => ({ partId, x, y }));
  if (!extent) return parts;
  const y = (extent.top + extent.bottom) / 2;
  return [...parts, { partId: 'extent-left', x: extent.left, y }, { partId: 'extent-right', x: extent.right, y }];
};

/** Publishes pictures in the given order; names that the album does not have are passed over. */
export const publishPictures = async (ctx: Ctx, album: Album, names: readonly string[]): Promise<ImageInput[]> => {
  const images: ImageInput[] = [];
  for (const name of new Set(names)) {
    const found = album.get(name);
    if (!found) continue;
    const { file, kind, width, height, alt } = found;
    const key = await publishMedia(ctx, await readFile(new URL(file, FOLDER)), 'webp');
    const anchors = anchorsOf(found);
    images.push({ key, width, height, alt, anchors, kind: kind === 'photo' ? 'PHOTO' : 'DRAWING' });
  }
  return images;
};

/** Kits are photographed, files are drawn: the first picture of the right kind becomes the cover. */
export const coverFirst = (images: ImageInput[], kind: ImageInput['kind']): ImageInput[] => {
  const cover = images.find((image) => image.kind === kind);
  return cover ? [cover, ...images.filter((image) => image !== cover)] : images;
};
