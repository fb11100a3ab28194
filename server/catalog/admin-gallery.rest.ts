import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { requirePermission } from '../accounts/sessions.service.ts';
import type { ApiOperation } from '../core/api-operation.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { Permission } from '../core/permissions.ts';
import { ctxOf, parse } from '../core/rest.ts';
import { addPicture } from './admin-gallery.service.ts';
import { takePhoto } from './photo-upload.ts';
import { nameOfProduct } from './product-name.ts';

/** What a picture of the shop may be sent as. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
export const PICTURE_MEGABYTES = 20;

const params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

const writePicture: ApiOperation = {
  summary: 'Adds a picture behind the others of a product: JPEG, PNG or WebP, 20 MB at most.',
  caller: 'admin',
  params,
  bytes: PICTURE_TYPES,
  answers: {
    201: {
      description: 'Painted anew, without EXIF; shown from now on.',
      json: z.object({ key: z.string(), url: z.string(), width: z.int(), height: z.int() }),
    },
  },
  errors: [
    ErrorCode.PRODUCT_NOT_FOUND,
    ErrorCode.PHOTO_NOT_RECOGNISED,
    ErrorCode.PHOTO_TOO_LARGE,
    ErrorCode.PHOTO_BROKEN,
  ],
};

const uploadRoute = (http: FastifyInstance): void => {
  http.removeAllContentTypeParsers();
  http.addContentTypeParser(PICTURE_TYPES, (_request, body, done) => done(null, body));
  http.post<{ Body: Readable | undefined }>(
    '/api/admin/products/:id/pictures',
    {
      config: { longBody: true, api: writePicture },
      onRequest: (request, _reply, done) => {
        requirePermission(ctxOf(request), Permission.CATALOGUE);
        done();
      },
    },
    async (request, reply) => {
      const ctx = ctxOf(request);
      const { id } = parse(params, request.params);
      await nameOfProduct(ctx, id);
      if (!request.body) throw new AppError(ErrorCode.PHOTO_NOT_RECOGNISED);
      const picture = await takePhoto(ctx.shop, request.body, { megabytes: PICTURE_MEGABYTES, seeThrough: true });
      const key = await addPicture(ctx, id, picture);
      const { width, height } = picture;
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ key, url: `/media/${key}`, width, height });
    },
  );
};

/** `POST /api/admin/products/{id}/pictures` takes a picture as it is. */
export const galleryUploadRoutes = (http: FastifyInstance): void => {
  void http.register((own, _options, done) => {
    uploadRoute(own);
    done();
  });
};
