import { purge } from '../../core/cdn/purge.job.ts';
import { mediaKey } from '../../core/cdn/shared-caches.ts';
import { readingNear, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { KeptByNotice } from '../../core/news/kept-by-notice.ts';
import { tell } from '../../core/news/news.ts';
import { loadSharp } from '../../core/files/sharp.ts';
import type { Shop } from '../../core/shop.ts';
import { PublicMedia } from './public-media.entity.ts';

const CONTENT_TYPES = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  glb: 'model/gltf-binary',
} as const;

export type MediaFormat = keyof typeof CONTENT_TYPES;

/** Stores a file that anyone may fetch at `/media/{key}` and answers its key. The same content is stored once. */
export const publishMedia = async (ctx: Ctx, content: Uint8Array, format: MediaFormat): Promise<string> => {
  const { sha256, bytes } = await ctx.shop.files.put(content);
  const key = `${sha256}.${format}`;
  await ctx.sql('DELETE FROM removed_picture WHERE key = $1', [key]);
  await ctx.repo(PublicMedia).upsert({ key, bytes, contentType: CONTENT_TYPES[format] }, ['key']);
  // The sweep may have been removing this very file: it is done by now, since the lines above waited for it.
  if ((await ctx.shop.files.size(sha256)) === null) await ctx.shop.files.put(content);
  return key;
};

/** Lets anyone fetch what the file store holds already. */
export const publishStored = async (
  ctx: Ctx,
  { key, contentType }: Pick<PublicMedia, 'key' | 'contentType'>,
): Promise<void> => {
  const bytes = await ctx.shop.files.size(key.slice(0, 64));
  if (bytes === null) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  await ctx.repo(PublicMedia).upsert({ key, bytes, contentType }, ['key']);
  await notifyMediaChange(ctx, key);
};

const withdrawable: string[] = [];

/** Registers what a later module publishes and may take back: an SQL condition on the `m.key` of a medium. */
export const mayBeWithdrawn = (condition: string): void => {
  withdrawable.push(condition);
};

const find = (): string => `
  SELECT m.key, m.content_type AS "contentType", m.bytes, (${withdrawable.join(' OR ') || 'false'}) AS withdrawable
  FROM public_media m WHERE m.key = $1`;

/** `withdrawable`: what its owner or a moderator may take back; nobody is to keep it for long. */
export type FoundMedia = PublicMedia & { readonly withdrawable: boolean };

const findIn = async (ctx: Ctx, key: string): Promise<FoundMedia | null> =>
  (await ctx.sql<FoundMedia>(find(), [key], 'catalog.public-media'))[0] ?? null;

/** A replica is believed only that there is something that nobody can withdraw. */
const findNear = async (ctx: Ctx, key: string): Promise<FoundMedia | null> => {
  const near = readingNear(ctx);
  const media = await findIn(near, key);
  return near === ctx || media?.withdrawable === false ? media : findIn(ctx, key);
};

const MOST_KEPT = 5_000;
const keptOf = new WeakMap<Shop, KeptByNotice<FoundMedia | null>>();

/**
 * What is served at a key. What may be withdrawn is read as of now for each request: whichever process withdrew it, it is gone with the
 * next one. The rest is kept by this process. Null when nothing public is there, even if the content exists.
 */
export const findPublicMedia = (ctx: Ctx, key: string): Promise<FoundMedia | null> => {
  const { shop } = ctx;
  const kept = keptOf.get(shop) ?? new KeptByNotice<FoundMedia | null>(shop.news, ['media'], MOST_KEPT);
  keptOf.set(shop, kept);
  return kept.get(
    key,
    () => findNear(ctx, key),
    (media) => media?.withdrawable === false,
  );
};

/** Width and height in pixels of a public picture; NOT_FOUND for anything else. */
export const pictureSize = async (ctx: Ctx, key: string): Promise<{ width: number; height: number }> => {
  const media = await findPublicMedia(ctx, key);
  if (!media?.contentType.startsWith('image/')) throw new AppError(ErrorCode.NOT_FOUND);
  const sharp = await loadSharp();
  const { width, height } = await sharp(await ctx.shop.files.readAll(key.slice(0, 64))).metadata();
  return { width, height };
};

/** Tells processes, and the cache in front of them, that a medium is public no more or may be withdrawn from now on. */
export const notifyMediaChange = async (ctx: Ctx, key: string): Promise<void> => {
  await tell(ctx, 'media');
  await purge(ctx, [mediaKey(key)]);
};

const RELEASE = `
  INSERT INTO removed_picture (key, removed_at) VALUES ($1, $2)
  ON CONFLICT (key) DO UPDATE SET removed_at = excluded.removed_at`;

/** Notes a picture that something stopped showing: its file goes a day later, unless something else shows it. */
export const releaseMedia = async (ctx: Ctx, key: string): Promise<void> => {
  await ctx.sql(RELEASE, [key, ctx.shop.clock.now()]);
};

const WITHDRAW = `
  DELETE FROM public_media m WHERE m.key = $1 AND NOT EXISTS (SELECT FROM product_image i WHERE i.key = m.key)
    AND NOT EXISTS (SELECT FROM category c WHERE c.picture_key = m.key)`;

/** Nobody fetches it any more, unless a product or category shows it. The content stays in the file store. */
export const withdrawMedia = async (ctx: Ctx, key: string): Promise<void> => {
  await ctx.sql(WITHDRAW, [key]);
  await notifyMediaChange(ctx, key);
};
