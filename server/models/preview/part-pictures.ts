import type { ImageInput } from '../../catalog/catalog.inputs.ts';
import { publishMedia } from '../../catalog/media/media.service.ts';
import type { Ctx } from '../../core/context.ts';
import type { Manifest } from '../manifest.ts';
import { namedAnchors } from '../picture/anchors.ts';
import { DRAWING } from '../picture/drawing.ts';
import type { Pictures } from '../picture/pictures.ts';
import { encodedPhoto } from '../picture/stored-pictures.ts';

type Words = Manifest['parts'][number]['name'];

const drawingOf = ({ en, sk, de }: Words): Words => ({
  en: `Line drawing: ${en}`,
  sk: `Čiarový výkres: ${sk}`,
  de: `Strichzeichnung: ${de}`,
});

/** Publishes the photograph of a part or a model of this name. */
export const publishPhoto = async (ctx: Ctx, { photo }: Pictures, name: Words): Promise<ImageInput> => {
  const key = await publishMedia(ctx, await encodedPhoto(photo), 'webp');
  return { key, width: photo.width, height: photo.height, kind: 'PHOTO', alt: name, anchors: [] };
};

/** Publishes its drawing; `partIds` are those of its scene. */
export const publishDrawing = async (
  ctx: Ctx,
  { svg, anchors }: Pictures,
  name: Words,
  partIds: readonly string[],
): Promise<ImageInput> => {
  const key = await publishMedia(ctx, Buffer.from(svg), 'svg');
  return { key, ...DRAWING, kind: 'DRAWING', alt: drawingOf(name), anchors: namedAnchors(anchors, partIds) };
};
