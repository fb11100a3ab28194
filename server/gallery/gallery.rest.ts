import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { takeAttempt, type Limit } from '../accounts/attempts.service.ts';
import { requireViewer } from '../accounts/sessions.service.ts';
import { takePhoto } from '../catalog/media/photo-upload.ts';
import { opaqueId, type ApiOperation } from '../core/http/api-operation.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { ctxOf, parse } from '../core/http/rest.ts';
import { HOUR_MS } from '../core/time.ts';
import { checkOpen, setPhoto } from './builds.service.ts';
import { PHOTO_TYPES, privatePhotoQuery, sendPrivatePhoto } from './private-photos.ts';

const MOST_MEGABYTES = 15;

/** Photographs of one account. */
const UPLOADS: Limit = { name: 'build-photo', most: 30, windowMs: HOUR_MS };

const params = z.object({ id: opaqueId });

const writePhoto: ApiOperation = {
  summary: 'Gives an own build, not sent in yet, its photograph: 15 MB at most, 30 an hour.',
  caller: 'customer',
  params,
  bytes: PHOTO_TYPES,
  answers: {
    201: {
      description: 'Kept, painted anew without EXIF.',
      json: z.object({ width: z.int(), height: z.int(), color: z.string() }),
    },
  },
  errors: [
    ErrorCode.BUILD_CLOSED,
    ErrorCode.PHOTO_NOT_RECOGNISED,
    ErrorCode.PHOTO_TOO_LARGE,
    ErrorCode.PHOTO_BROKEN,
    ErrorCode.RATE_LIMITED,
  ],
};

const readPhoto: ApiOperation = {
  summary: 'A photograph that is not public, by an address that the shop signed.',
  caller: 'anyone',
  params,
  query: privatePhotoQuery,
  answers: { 200: { description: 'The photograph.', bytes: 'image/webp' } },
  errors: [ErrorCode.FILE_NOT_AVAILABLE],
};

const uploadRoute = (http: FastifyInstance): void => {
  http.removeAllContentTypeParsers();
  http.addContentTypeParser(PHOTO_TYPES, (_request, body, done) => done(null, body));
  const options = { config: { api: writePhoto } };
  http.put<{ Body: Readable | undefined }>('/api/builds/:id/photo', options, async (request, reply) => {
    const ctx = ctxOf(request);
    const { id } = parse(params, request.params);
    await checkOpen(ctx, id);
    if (!request.body) throw new AppError(ErrorCode.PHOTO_NOT_RECOGNISED);
    await takeAttempt(ctx, UPLOADS, requireViewer(ctx).userId);
    const photo = await takePhoto(ctx.shop, request.body, { megabytes: MOST_MEGABYTES });
    await setPhoto(ctx, id, photo);
    const { width, height, color } = photo;
    return reply.code(201).header('cache-control', 'no-store').send({ width, height, color });
  });
};

/** `PUT /api/builds/{id}/photo` takes the photograph as it is; GET shows one that is not public by a signed address. */
export const galleryRoutes = (http: FastifyInstance): void => {
  void http.register((own, _options, done) => {
    uploadRoute(own);
    done();
  });
  http.get('/api/builds/:id/photo', { config: { api: readPhoto } }, (request, reply) => {
    const asked = { ...parse(params, request.params), ...parse(privatePhotoQuery, request.query) };
    return sendPrivatePhoto(reply, ctxOf(request).shop, 'builds', asked);
  });
};
