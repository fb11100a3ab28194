import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { requirePermission } from '../accounts/sessions.service.ts';
import type { ApiOperation } from '../core/api-operation.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { Permission } from '../core/permissions.ts';
import { ctxOf, parse } from '../core/rest.ts';
import { PICTURE_MEGABYTES, PICTURE_TYPES } from './admin-gallery.rest.ts';
import { categoryState } from './admin-categories.reading.ts';
import { addCategoryPicture } from './category-picture.service.ts';
import { takePhoto } from './photo-upload.ts';

const params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647).transform(String) });

const writePicture: ApiOperation = {
  summary: 'Gives a category a picture of its own: JPEG, PNG or WebP, 20 MB at most.',
  caller: 'admin',
  params,
  bytes: PICTURE_TYPES,
  answers: {
    201: {
      description: 'Painted anew, without EXIF; shown from now on in place of the former one.',
      json: z.object({ key: z.string(), url: z.string(), width: z.int(), height: z.int() }),
    },
  },
  errors: [ErrorCode.NOT_FOUND, ErrorCode.PHOTO_NOT_RECOGNISED, ErrorCode.PHOTO_TOO_LARGE, ErrorCode.PHOTO_BROKEN],
};

const uploadRoute = (http: FastifyInstance): void => {
  http.removeAllContentTypeParsers();
  http.addContentTypeParser([...PICTURE_TYPES], (_request, body, done) => done(null, body));
  http.post<{ Body: Readable | undefined }>(
    '/api/admin/categories/:id/picture',
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
      await categoryState(ctx, id);
      if (!request.body) throw new AppError(ErrorCode.PHOTO_NOT_RECOGNISED);
      const limits = { megabytes: PICTURE_MEGABYTES, seeThrough: true };
      const { picture } = await addCategoryPicture(ctx, id, await takePhoto(ctx.shop, request.body, limits));
      return reply.code(201).header('cache-control', 'no-store').send(picture);
    },
  );
};

/** `POST /api/admin/categories/{id}/picture` takes a picture as it is. */
export const categoryPictureRoutes = (http: FastifyInstance): void => {
  void http.register((own, _options, done) => {
    uploadRoute(own);
    done();
  });
};
