import type { Ctx } from '../../core/context.ts';
import type { Shop } from '../../core/shop.ts';
import { sign, verifySignature } from '../../core/signature.ts';
import { HOUR_MS } from '../../core/time.ts';
import type { StoredPicture } from './stored-pictures.ts';

const PURPOSE = 'model-picture';

export const PICTURE_TYPES = { webp: 'image/webp', svg: 'image/svg+xml' } as const;

/** Address of a file below a route for what is not public, for an hour or two. */
export const signedUrl = (shop: Shop, route: string, file: string): string => {
  const until = Math.ceil(shop.clock.now().getTime() / HOUR_MS + 1) * HOUR_MS;
  return `${route}/${file}?until=${until}&signature=${sign(shop, PURPOSE, `${file}.${until}`)}`;
};

/** Address of a picture that is not public. */
export const privatePictureUrl = (shop: Shop, { sha256, format }: Pick<StoredPicture, 'sha256' | 'format'>): string =>
  signedUrl(shop, '/api/model-pictures', `${sha256}.${format}`);

export interface PrivatePicture {
  readonly file: string;
  readonly until: number;
  readonly signature: string;
}

/** Whether the address was signed by the shop, and not too long ago. */
export const mayOpen = (shop: Shop, { file, until, signature }: PrivatePicture): boolean =>
  until > shop.clock.now().getTime() && verifySignature(shop, PURPOSE, `${file}.${until}`, signature);

/** Reads a picture among the uploads, or one that the shop keeps. Throws FILE_NOT_AVAILABLE. */
export const readPicture = async ({ shop }: Ctx, sha256: string): Promise<Buffer> => {
  const uploaded = (await shop.uploads.size(sha256)) !== null;
  return (uploaded ? shop.uploads : shop.files).readAll(sha256);
};
