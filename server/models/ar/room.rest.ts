import type { FastifyInstance } from 'fastify';
import { freshFor, matches, publicMedia } from '../../catalog/media/media.rest.ts';
import { etagOf, keptCopy } from '../../catalog/media/media-variants.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { ctxOf } from '../../core/http/rest.ts';
import type { Shop } from '../../core/shop.ts';
import { roomFileOf } from '../mesh/analyse-mesh.ts';
import { ROOM_FORMATS, type RoomFormat } from './room-file.ts';

const TYPES: Readonly<Record<RoomFormat, string>> = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' };

const roomCopy = (shop: Shop, sha256: string, bytes: number, format: RoomFormat): Promise<Buffer> =>
  keptCopy(shop, {
    sha256,
    ending: `room.${format}`,
    make: async () => Buffer.from(await roomFileOf({ bytes, chunks: await shop.files.read(sha256) }, format)),
  });

/** `GET /media/{key}/room.glb` and `room.usdz`: a public preview as a telephone shows it in a room, made once. */
export const roomRoutes = (http: FastifyInstance): void => {
  for (const format of ROOM_FORMATS) {
    http.get<{ Params: { key: string } }>(`/media/:key/room.${format}`, async (request, reply) => {
      const media = await publicMedia(request, request.params.key);
      if (!media.key.endsWith('.glb')) throw new AppError(ErrorCode.NOT_FOUND);
      const etag = etagOf(media.key, 'room', format);
      freshFor(reply, media, etag);
      if (matches(request, etag)) return reply.code(304).send();
      const sha256 = media.key.slice(0, 64);
      return reply.type(TYPES[format]).send(await roomCopy(ctxOf(request).shop, sha256, media.bytes, format));
    });
  }
};
