import { mayBeWithdrawn, publishStored, withdrawMedia } from '../catalog/media/media.service.ts';
import type { EncodedPhoto } from '../catalog/media/photo-encoding.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { sign, verifySignature } from '../core/signature.ts';
import type { Shop } from '../core/shop.ts';
import { HOUR_MS, MINUTE_MS } from '../core/time.ts';

const PURPOSE = 'build-photo';

mayBeWithdrawn('EXISTS (SELECT FROM build_photo p WHERE p.sha256 = left(m.key, 64))');

/** Key below `/media/` while the photograph is public. */
export const photoKey = (sha256: string): string => `${sha256}.webp`;

/** Stores a photograph, private, in the caller's transaction: the row is locked first, so that no sweep takes the file. */
export const storePhoto = async (tx: Ctx, { sha256, content }: EncodedPhoto): Promise<void> => {
  await tx.sql(
    'INSERT INTO build_photo (sha256, stored_at) VALUES ($1, $2) ON CONFLICT (sha256) DO UPDATE SET stored_at = $2',
    [sha256, tx.shop.clock.now()],
  );
  await tx.shop.files.put(content);
};

/** Builds that show the very same picture are decided one after the other. */
const LOCK = 'SELECT FROM build_photo WHERE sha256 = $1 FOR UPDATE';

/** Lets anyone fetch the photograph at `/media/{key}`, in the sizes of the layout. Locks the photograph. */
export const publishPhoto = async (tx: Ctx, sha256: string): Promise<void> => {
  await tx.sql(LOCK, [sha256]);
  await publishStored(tx, { key: photoKey(sha256), contentType: 'image/webp' });
};

const SHOWN = `
  SELECT FROM build WHERE photo_sha256 = $1 AND state = 'PUBLISHED' AND deleted_at IS NULL LIMIT 1`;

/**
 * Ends that, unless another published build shows the very same picture. Call it in the transaction that has taken the build
 * down: they happen together or not at all. Locks the photograph.
 */
export const hidePhoto = async (tx: Ctx, sha256: string | null): Promise<void> => {
  if (!sha256) return;
  await tx.sql(LOCK, [sha256]);
  if ((await tx.sql(SHOWN, [sha256])).length === 0) await withdrawMedia(tx, photoKey(sha256));
};

/** Address of a photograph that is not public, for one hour; only for its builder and for admins. */
export const privatePhotoUrl = (shop: Shop, buildId: string, sha256: string): string => {
  const until = Math.ceil(shop.clock.now().getTime() / HOUR_MS + 1) * HOUR_MS;
  const signature = sign(shop, PURPOSE, `${buildId}.${sha256}.${until}`);
  return `/api/builds/${buildId}/photo?photo=${sha256}&until=${until}&signature=${signature}`;
};

export interface PrivatePhotoAddress {
  readonly id: string;
  readonly photo: string;
  readonly until: number;
  readonly signature: string;
}

/** Whether the shop made this address, and not too long ago. */
export const mayOpen = (shop: Shop, { id, photo, until, signature }: PrivatePhotoAddress): boolean =>
  until > shop.clock.now().getTime() && verifySignature(shop, PURPOSE, `${id}.${photo}.${until}`, signature);

const ORPHANS = `
  DELETE FROM build_photo p
  WHERE p.stored_at < $1 AND NOT EXISTS (SELECT FROM build b WHERE b.photo_sha256 = p.sha256)
  RETURNING sha256`;

const GRACE_MS = MINUTE_MS;

/** Removes every photograph that no build shows any more: row, public address, file and smaller copies. */
export const removeOrphans = (ctx: Ctx): Promise<void> =>
  transaction(ctx, async (tx) => {
    const before = new Date(tx.shop.clock.now().getTime() - GRACE_MS);
    for (const { sha256 } of await tx.sql<{ sha256: string }>(ORPHANS, [before])) {
      await withdrawMedia(tx, photoKey(sha256));
      await tx.shop.copies.forget(sha256);
      await tx.shop.files.remove(sha256);
    }
  });
