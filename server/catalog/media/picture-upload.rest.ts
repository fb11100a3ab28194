import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { requirePermission } from '../../accounts/sessions.service.ts';
import { MOST_INT } from '../../core/checks.ts';
import { wholeNumber, type ApiOperation } from '../../core/http/api-operation.ts';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { Permission } from '../../core/permissions.ts';
import { ctxOf, parse } from '../../core/http/rest.ts';
import { addPicture } from '../admin/admin-gallery.service.ts';
import { categoryState } from '../admin/admin-categories.queries.ts';
import { addCategoryPicture } from '../category/category-picture.service.ts';
import { releaseMedia, publishMedia } from './media.service.ts';
import type { EncodedPhoto } from './photo-encoding.ts';
import { takePhoto } from './photo-upload.ts';
import { nameOfProduct } from '../product/product-name.queries.ts';

/** What a picture of the shop may be sent as. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const LIMITS = { megabytes: 20, seeThrough: true };

const params = z.object({ id: wholeNumber(1, MOST_INT) });

/** Takes the picture in, and answers its key. */
type Adding = (picture: EncodedPhoto) => Promise<string>;

interface PictureUpload {
  readonly path: string;
  readonly summary: string;
  readonly permission: Permission;
  readonly params?: z.ZodObject;
  /** What a picture cannot be added to. */
  readonly missing?: ErrorCode;
  /** Throws `missing`, before a byte is taken. */
  readonly begin: (ctx: Ctx, params: unknown) => Promise<Adding>;
}

const PRODUCT: PictureUpload = {
  path: '/api/admin/products/:id/pictures',
  summary: 'Adds a picture behind the others of a product: JPEG, PNG or WebP, 20 MB at most.',
  permission: Permission.CATALOGUE,
  params,
  missing: ErrorCode.PRODUCT_NOT_FOUND,
  begin: async (ctx, given) => {
    const { id } = parse(params, given);
    await nameOfProduct(ctx, id);
    return (picture) => addPicture(ctx, id, picture);
  },
};

const CATEGORY: PictureUpload = {
  path: '/api/admin/categories/:id/picture',
  summary: 'Gives a category a picture of its own, in place of the former one: JPEG, PNG or WebP, 20 MB at most.',
  permission: Permission.CATALOGUE,
  params,
  missing: ErrorCode.NOT_FOUND,
  begin: async (ctx, given) => {
    const id = String(parse(params, given).id);
    await categoryState(ctx, id);
    return async (picture) => (await addCategoryPicture(ctx, id, picture)).picture!.key;
  },
};

const SETTING: PictureUpload = {
  path: '/api/admin/settings/pictures',
  summary: 'A picture for the settings, kept for a day or for as long as one of them names it: JPEG, PNG or WebP.',
  permission: Permission.SETTINGS,
  begin: async (ctx) => async (picture) => {
    const key = await publishMedia(ctx, picture.content, 'webp');
    await releaseMedia(ctx, key);
    return key;
  },
};

const operationOf = ({ summary, params: named, missing }: PictureUpload): ApiOperation => ({
  summary,
  caller: 'admin',
  params: named,
  bytes: TYPES,
  answers: {
    201: {
      description: 'Painted anew, without EXIF; shown from now on.',
      json: z.object({ key: z.string(), url: z.string(), width: z.int(), height: z.int() }),
    },
  },
  errors: [
    ...(missing ? [missing] : []),
    ErrorCode.PHOTO_NOT_RECOGNISED,
    ErrorCode.PHOTO_TOO_LARGE,
    ErrorCode.PHOTO_BROKEN,
  ],
});

const uploadRoute = (http: FastifyInstance, upload: PictureUpload): void => {
  http.post<{ Body: Readable | undefined }>(
    upload.path,
    {
      config: { longBody: true, api: operationOf(upload) },
      onRequest: (request, _reply, done) => {
        requirePermission(ctxOf(request), upload.permission);
        done();
      },
    },
    async (request, reply) => {
      const ctx = ctxOf(request);
      const add = await upload.begin(ctx, request.params);
      if (!request.body) throw new AppError(ErrorCode.PHOTO_NOT_RECOGNISED);
      const picture = await takePhoto(ctx.shop, request.body, LIMITS);
      const key = await add(picture);
      const { width, height } = picture;
      const added = { key, url: `/media/${key}`, width, height };
      return reply.code(201).header('cache-control', 'no-store').send(added);
    },
  );
};

/** Where admins send a picture as it is: to a product, to a category, for the settings. */
export const pictureUploadRoutes = (http: FastifyInstance): void => {
  void http.register((own, _options, done) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(TYPES, (_request, body, parsed) => parsed(null, body));
    for (const upload of [PRODUCT, CATEGORY, SETTING]) uploadRoute(own, upload);
    done();
  });
};
