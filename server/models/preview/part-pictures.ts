import type { ImageInput } from '../../catalog/catalog.input.ts';
import { publishMedia } from '../../catalog/media.service.ts';
import type { Ctx } from '../../core/context.ts';
import type { Manifest } from '../manifest.ts';
import { namedAnchors, type Anchors } from '../picture/anchors.ts';
import { DRAWING } from '../picture/drawing.ts';
import type { Pictures } from '../picture/pictures.ts';
import { encodedPhoto } from '../picture/stored-pictures.ts';

type Words = Manifest['parts'][number]['name'];

/** Both pictures where everyone may fetch them. */
export interface PublishedPictures {
  readonly photo: ImageInput;
  readonly drawing: ImageInput;
}

const drawingOf = ({ en, sk, de }: Words): Words => ({
  en: `Line drawing: ${en}`,
  sk: `Čiarový výkres: ${sk}`,
  de: `Strichzeichnung: ${de}`,
});

/** Publishes the pictures of a part or a model of this name; `partIds` are those of its scene. */
export const publishPictures = async (
  ctx: Ctx,
  { photo, svg, anchors }: Pictures,
  name: Words,
  partIds: readonly string[],
): Promise<PublishedPictures> => {
  const { width, height } = photo;
  const named = (seen: Anchors): ImageInput['anchors'] => namedAnchors(seen, partIds);
  return {
    photo: {
      ...{ key: await publishMedia(ctx, await encodedPhoto(photo), 'webp'), width, height },
      ...{ kind: 'PHOTO', alt: name, anchors: [] },
    },
    drawing: {
      ...{ key: await publishMedia(ctx, Buffer.from(svg), 'svg'), ...DRAWING },
      ...{ kind: 'DRAWING', alt: drawingOf(name), anchors: named(anchors) },
    },
  };
};
