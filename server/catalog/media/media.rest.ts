import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keyHeaders, mediaKey } from '../../core/cdn/shared-caches.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import { ctxOf } from '../../core/http/rest.ts';
import type { Shop } from '../../core/shop.ts';
import { etagOf, FORMATS, packedModel, pictureVariant, SHARED, WIDTHS, type VariantFormat } from './media-variants.ts';
import { findPublicMedia, type FoundMedia } from './media.service.ts';

const KEY = /^[0-9a-f]{64}\.[a-z0-9]{2,5}$/;
const TYPES: Record<VariantFormat, string> = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' };

/** Throws NOT_FOUND for a key that is none, or of nothing public. */
export const publicMedia = async (request: FastifyRequest, key: string): Promise<FoundMedia> => {
  const media = KEY.test(key) ? await findPublicMedia(ctxOf(request), key) : null;
  if (!media) throw new AppError(ErrorCode.NOT_FOUND);
  return media;
};

interface Wanted {
  readonly width: number | null;
  readonly format: VariantFormat | null;
}

/** Only the widths of the layout exist, and one JPEG for links: anything else would fill the disk with copies. */
const wantedOf = (query: Record<string, unknown>): Wanted => {
  if (query.f === 'jpg' && query.w === String(SHARED.width)) return { width: SHARED.width, format: 'jpg' };
  const width = WIDTHS.find((one) => String(one) === query.w) ?? null;
  const format = FORMATS.find((one) => one === query.f) ?? null;
  if (query.w !== undefined && width === null) throw validationFailed({ w: 'INVALID' });
  if (query.f !== undefined && format === null) throw validationFailed({ f: 'INVALID' });
  return { width, format };
};

const FOR_EVER = 'public, max-age=31536000, immutable';
/** What was taken back is gone from browsers in five minutes, and from a cache that is told of it at once. */
const FOR_NOW = 'public, max-age=300, must-revalidate';

/** Says how long an answer with it may be kept, and that nothing in it runs. */
export const freshFor = (reply: FastifyReply, { key, withdrawable }: FoundMedia, etag: string): FastifyReply =>
  reply
    .header('cache-control', withdrawable ? FOR_NOW : FOR_EVER)
    .header('etag', etag)
    .header('access-control-allow-origin', '*')
    .headers(keyHeaders([mediaKey(key)]))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff');

/** Whether the caller has it already. */
export const matches = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

const takesBrotli = (request: FastifyRequest): boolean => /\bbr\b/.test(request.headers['accept-encoding'] ?? '');

const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><g fill="none" stroke="#26292a" stroke-width="3"
stroke-linejoin="round"><path d="M250 240 400 165l150 75v150l-150 75-150-75z"/><path d="m250 240 150 75 150-75M400 315v150" stroke-dasharray="10 8"/></g></svg>`;

/** `/media/{key}`: public pictures in the sizes of the layout, and preview models. Sold files have no key here. */
export const mediaRoutes = (http: FastifyInstance, shop: Shop): void => {
  http.get('/media/placeholder.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(PLACEHOLDER),
  );

  http.get<{ Params: { key: string }; Querystring: Record<string, unknown> }>('/media/:key', async (request, reply) => {
    const { width, format } = wantedOf(request.query);
    const media = await publicMedia(request, request.params.key);
    const picture = media.contentType.startsWith('image/');
    if ((width || format) && !picture) throw validationFailed({ [width ? 'w' : 'f']: 'NOT_ALLOWED' });
    const packed = !picture && takesBrotli(request);
    const etag = packed ? etagOf(media.key, 'br') : etagOf(media.key, width, format);
    freshFor(reply, media, etag);
    if (!picture) reply.header('vary', 'accept-encoding');
    if (matches(request, etag)) return reply.code(304).send();
    const sha256 = media.key.slice(0, 64);
    if (packed) {
      return reply
        .type(media.contentType)
        .header('content-encoding', 'br')
        .send(await packedModel(shop, sha256));
    }
    if (!width && !format) {
      return reply
        .type(media.contentType)
        .header('content-length', media.bytes)
        .send(await shop.files.read(sha256));
    }
    const wanted = format ?? 'webp';
    return reply.type(TYPES[wanted]).send(await pictureVariant(shop, { sha256, width, format: wanted }));
  });
};
