import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { takeAttempt, type Limit } from '../accounts/attempts.ts';
import { requireViewer } from '../accounts/sessions.service.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { ctxOf, parse } from '../core/rest.ts';
import { checkOpen, setPhoto } from './builds.writing.ts';
import { takePhoto } from './photo-upload.ts';
import { mayOpen } from './photos.ts';

const HOUR_MS = 3_600_000;

/** Photographs of one account. */
const UPLOADS: Limit = { name: 'build-photo', most: 30, windowMs: HOUR_MS };

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

const address = z.object({
  photo: z.string().regex(/^[0-9a-f]{64}$/),
  until: z.coerce.number(),
  signature: z.string(),
});

const uploadRoute = (http: FastifyInstance): void => {
  http.removeAllContentTypeParsers();
  http.addContentTypeParser(TYPES, (_request, body, done) => done(null, body));
  http.put<{ Params: { id: string }; Body: Readable | undefined }>('/api/builds/:id/photo', async (request, reply) => {
    const ctx = ctxOf(request);
    const { id } = request.params;
    if (!request.body) throw new AppError(ErrorCode.PHOTO_NOT_RECOGNISED);
    await checkOpen(ctx, id);
    await takeAttempt(ctx, UPLOADS, requireViewer(ctx).userId);
    const photo = await takePhoto(ctx.shop, request.body);
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
  http.get<{ Params: { id: string } }>('/api/builds/:id/photo', (request, reply) => {
    const { shop } = ctxOf(request);
    const { photo, until, signature } = parse(address, request.query);
    if (!mayOpen(shop, { id: request.params.id, photo, until, signature })) throw new AppError(ErrorCode.NOT_FOUND);
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(shop.files.read(photo));
  });
};
