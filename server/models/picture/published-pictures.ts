import type { ImageInput } from '../../catalog/catalog.inputs.ts';
import type { ModelVersion } from '../version/model-version.entity.ts';
import type { StoredPicture, StoredPictures } from './stored-pictures.ts';

const storedOf = (image: ImageInput | undefined): StoredPicture | null => {
  const [sha256 = '', format] = image?.key.split('.') ?? [];
  if (!image || (format !== 'webp' && format !== 'svg')) return null;
  return { sha256, bytes: 0, format, width: image.width, height: image.height };
};

/** The pictures of a part of a published version, as a draft that begins with it keeps them. */
export const publishedPictures = ({ partImages, partPhotos }: ModelVersion, partId: string): StoredPictures => ({
  photo: storedOf(partPhotos[partId]),
  drawing: storedOf(partImages[partId]),
  frame: null,
});
