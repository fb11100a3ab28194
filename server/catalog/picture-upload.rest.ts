import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { requirePermission } from '../accounts/sessions.service.ts';
import type { ApiOperation } from '../core/api-operation.ts';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { Permission } from '../core/permissions.ts';
import { ctxOf, parse } from '../core/rest.ts';
import { addPicture } from './admin-gallery.service.ts';
import { categoryState } from './admin-categories.reading.ts';
import { addCategoryPicture } from './category-picture.service.ts';
import type { EncodedPhoto } from './photo-encoding.ts';
import { takePhoto } from './photo-upload.ts';
import { nameOfProduct } from './product-name.ts';

/** What a picture of the shop may be sent as. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const LIMITS = { megabytes: 20, seeThrough: true };

const params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

interface PictureUpload {
  readonly path: string;
  readonly summary: string;
  readonly missing: ErrorCode;
  /** Throws `missing`, before a byte is taken. */
  readonly find: (ctx: Ctx, id: number) => Promise<unknown>;
  /** Answers the key of the picture. */
  readonly add: (ctx: Ctx, id: number, picture: EncodedPhoto) => Promise<string>;
}

const PRODUCT: PictureUpload = {
  path: '/api/admin/products/:id/pictures',
  summary: 'Adds a picture behind the others of a product: JPEG, PNG or WebP, 20 MB at most.',
  missing: ErrorCode.PRODUCT_NOT_FOUND,
  find: nameOfProduct,
  add: addPicture,
};

const CATEGORY: PictureUpload = {
  path: '/api/admin/categories/:id/picture',
  summary: 'Gives a category a picture of its own, in place of the former one: JPEG, PNG or WebP, 20 MB at most.',
  missing: ErrorCode.NOT_FOUND,
  find: (ctx, id) => categoryState(ctx, String(id)),
  add: async (ctx, id, picture) => (await addCategoryPicture(ctx, String(id), picture)).picture!.key,
};

const operationOf = ({ summary, missing }: PictureUpload): ApiOperation => ({
  summary,
  caller: 'admin',
  params,
  bytes: TYPES,
  answers: {
    201: {
      description: 'Painted anew, without EXIF; shown from now on.',
      json: z.object({ key: z.string(), url: z.string(), width: z.int(), height: z.int() }),
    },
  },
  errors: [missing, ErrorCode.PHOTO_NOT_RECOGNISED, ErrorCode.PHOTO_TOO_LARGE, ErrorCode.PHOTO_BROKEN],
});

const uploadRoute = (http: FastifyInstance, upload: PictureUpload): void => {
  http.post<{ Body: Readable | undefined }>(
    upload.path,
    {
      config: { longBody: true, api: operationOf(upload) },
      onRequest: (request, _reply, done) => {
        requirePermission(ctxOf(request), Permission.CATALOGUE);
        done();
      },
    },
    async (request, reply) => {
      const ctx = ctxOf(request);
      const { id } = parse(params, request.params);
      await upload.find(ctx, id);
      if (!request.body) throw new AppError(ErrorCode.PHOTO_NOT_RECOGNISED);
      const picture = await takePhoto(ctx.shop, request.body, LIMITS);
      const key = await upload.add(ctx, id, picture);
      const { width, height } = picture;
      const added = { key, url: `/media/${key}`, width, height };
      return reply.code(201).header('cache-control', 'no-store').send(added);
    },
  );
};

/** `POST /api/admin/products/{id}/pictures` and `POST /api/admin/categories/{id}/picture` take a picture as it is. */
export const pictureUploadRoutes = (http: FastifyInstance): void => {
  void http.register((own, _options, done) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(TYPES, (_request, body, parsed) => parsed(null, body));
    for (const upload of [PRODUCT, CATEGORY]) uploadRoute(own, upload);
    done();
  });
};
