import { mayBeWithdrawn, publishStored, withdrawMedia } from '../catalog/media/media.service.ts';
import type { EncodedPhoto } from '../catalog/media/photo-encoding.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { MINUTE_MS } from '../core/time.ts';

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

const keepers = ['EXISTS (SELECT FROM build b WHERE b.photo_sha256 = p.sha256)'];

/** Registers what else shows a photograph, which then stays: an SQL condition on the photograph `p`. */
export const keepsPhoto = (condition: string): void => {
  keepers.push(condition);
};

const orphans = (): string => `
  DELETE FROM build_photo p WHERE p.stored_at < $1 AND NOT (${keepers.join(' OR ')}) RETURNING sha256`;

const GRACE_MS = MINUTE_MS;

/** Removes every photograph that nothing shows any more: row, public address, file and smaller copies. */
export const removeOrphans = (ctx: Ctx): Promise<void> =>
  transaction(ctx, async (tx) => {
    const before = new Date(tx.shop.clock.now().getTime() - GRACE_MS);
    for (const { sha256 } of await tx.sql<{ sha256: string }>(orphans(), [before])) {
      await withdrawMedia(tx, photoKey(sha256));
      await tx.shop.copies.forget(sha256);
      await tx.shop.files.remove(sha256);
    }
  });
