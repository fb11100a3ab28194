import { createHash } from 'node:crypto';
import type { ImageInput } from '../catalog.inputs.ts';

type Stored = Pick<ImageInput, 'key' | 'kind' | 'alt' | 'anchors'>;

/** Stands for exactly these pictures in exactly this order, as they are read from the database. */
export const picturesVersion = (pictures: readonly Stored[]): number => {
  const said = pictures.map(({ key, kind, alt, anchors }) => [key, kind, alt, anchors]);
  return createHash('sha256').update(JSON.stringify(said)).digest().readInt32BE();
};
