import type { Ctx } from '../core/context.ts';
import { PublicMedia } from './media.entity.ts';

const CONTENT_TYPES = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  glb: 'model/gltf-binary',
} as const;

export type MediaFormat = keyof typeof CONTENT_TYPES;

/** Stores a file that anyone may fetch at `/media/{key}` and answers its key. The same content is stored once. */
export const publishMedia = async (ctx: Ctx, content: Uint8Array, format: MediaFormat): Promise<string> => {
  const { sha256, bytes } = await ctx.shop.files.put(content);
  const key = `${sha256}.${format}`;
  await ctx.repo(PublicMedia).upsert({ key, bytes, contentType: CONTENT_TYPES[format] }, ['key']);
  return key;
};

/** What is served at a key; null when nothing public is there, even if the content exists. */
export const findPublicMedia = (ctx: Ctx, key: string): Promise<PublicMedia | null> =>
  ctx.repo(PublicMedia).findOne({ where: { key } });
