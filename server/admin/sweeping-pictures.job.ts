import * as z from 'zod';
import { notifyMediaChange } from '../catalog/media/media.service.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { defineJob } from '../core/jobs/jobs.ts';
import { DAY_MS } from '../core/time.ts';

/** As long a removal can be taken back, and pages of before it lie in caches. */
const GRACE_MS = DAY_MS;
const MOST_AT_ONCE = 500;

/** What a setting names stays noted, and is due once no setting names it. */
const DUE = `
  SELECT key FROM removed_picture r WHERE removed_at < $1
    AND NOT EXISTS (SELECT FROM setting s WHERE position(r.key IN s.value::text) > 0)
  ORDER BY removed_at LIMIT $2`;

/** The row is held until the file is gone: who publishes the same picture meanwhile waits, and stores it anew. */
const TAKE = 'DELETE FROM removed_picture WHERE key = $1 AND removed_at < $2 RETURNING key';
const LOCK = 'SELECT FROM public_media WHERE key = $1 FOR UPDATE';

/** Settings, products, categories, what was bought, models with their parts, builds, and whatever is sold as this very file. */
const UNUSED = `
  DELETE FROM public_media m WHERE m.key = $1
    AND NOT EXISTS (SELECT FROM setting s WHERE position(m.key IN s.value::text) > 0)
    AND NOT EXISTS (SELECT FROM product_image i WHERE i.key = m.key)
    AND NOT EXISTS (SELECT FROM category c WHERE c.picture_key = m.key)
    AND NOT EXISTS (SELECT FROM order_line l WHERE l.image_key = m.key)
    AND NOT EXISTS (SELECT FROM model_version v WHERE v.preview_key = m.key
      OR EXISTS (SELECT FROM jsonb_each(v.part_images) p WHERE p.value->>'key' = m.key)
      OR EXISTS (SELECT FROM jsonb_each(v.part_photos) p WHERE p.value->>'key' = m.key)
      OR EXISTS (SELECT FROM jsonb_array_elements(v.manifest->'guide'->'steps') s WHERE s->'image'->>'key' = m.key))
    AND NOT EXISTS (SELECT FROM build_photo b WHERE b.sha256 = left(m.key, 64))
    AND NOT EXISTS (SELECT FROM model_file f WHERE f.sha256 = left(m.key, 64))
  RETURNING key`;

/** The file goes before the commit: whoever dies between finds the row again, and removes what is no longer there. */
const sweepOne = (ctx: Ctx, key: string, before: Date): Promise<void> =>
  transaction(ctx, async (tx) => {
    if ((await tx.sql(TAKE, [key, before])).length === 0) return;
    await tx.sql(LOCK, [key]);
    if ((await tx.sql(UNUSED, [key])).length === 0) return;
    await notifyMediaChange(tx, key);
    await tx.shop.copies.forget(key.slice(0, 64));
    await tx.shop.files.remove(key.slice(0, 64));
  });

/** Each hour: files of pictures that products and categories let go a day ago and that nothing shows any more. */
export const sweepPicturesJob = defineJob({
  name: 'admin.sweep-pictures',
  payload: z.object({}).loose(),
  cron: '23 * * * *',
  run: async (ctx) => {
    const before = new Date(ctx.shop.clock.now().getTime() - GRACE_MS);
    for (const { key } of await ctx.sql<{ key: string }>(DUE, [before, MOST_AT_ONCE])) await sweepOne(ctx, key, before);
  },
});
