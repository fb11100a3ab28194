import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { takePhoto } from '../catalog/media/photo-upload.ts';
import { opaqueId, orderQuery, text, type ApiOperation } from '../core/http/api-operation.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { ctxOf, parse } from '../core/http/rest.ts';
import { PHOTO_TYPES, privatePhotoQuery, sendPrivatePhoto } from '../gallery/private-photos.ts';
import { addPhoto, checkMayAdd, MOST_PHOTOS } from './complaint-photos.service.ts';

const MOST_MEGABYTES = 15;

const params = z.object({ id: opaqueId });
const query = orderQuery.extend({ order: text(64).meta({ description: 'Id of the order.' }) });

const writePhoto: ApiOperation = {
  summary: `Adds a photograph to a complaint that the shop has not confirmed yet: ${MOST_PHOTOS} of 15 MB at most.`,
  caller: 'buyer',
  params,
  query,
  bytes: PHOTO_TYPES,
  answers: { 201: { description: 'Kept, painted anew without EXIF.' } },
  errors: [
    ErrorCode.ORDER_NOT_FOUND,
    ErrorCode.COMPLAINT_STATE_CONFLICT,
    ErrorCode.TOO_MANY_PHOTOS,
    ErrorCode.PHOTO_NOT_RECOGNISED,
    ErrorCode.PHOTO_TOO_LARGE,
    ErrorCode.PHOTO_BROKEN,
    ErrorCode.RATE_LIMITED,
  ],
};

const readPhoto: ApiOperation = {
  summary: 'A photograph of a complaint, by an address that the shop signed.',
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
  http.put<{ Body: Readable | undefined }>('/api/complaints/:id/photos', options, async (request, reply) => {
    const ctx = ctxOf(request);
    const { id: complaintId } = parse(params, request.params);
    const { order: id, ...access } = parse(query, request.query);
    await checkMayAdd(ctx, { complaintId, order: { id, ...access } });
    if (!request.body) throw new AppError(ErrorCode.PHOTO_NOT_RECOGNISED);
    await addPhoto(ctx, complaintId, await takePhoto(ctx.shop, request.body, { megabytes: MOST_MEGABYTES }));
    return reply.code(201).header('cache-control', 'no-store').send();
  });
};

/** `PUT /api/complaints/{id}/photos` takes a photograph as it is; GET shows one by a signed address. */
export const complaintRoutes = (http: FastifyInstance): void => {
  void http.register((own, _options, done) => {
    uploadRoute(own);
    done();
  });
  http.get('/api/complaints/:id/photo', { config: { api: readPhoto } }, (request, reply) => {
    const asked = { ...parse(params, request.params), ...parse(privatePhotoQuery, request.query) };
    return sendPrivatePhoto(reply, ctxOf(request).shop, 'complaints', asked);
  });
};
