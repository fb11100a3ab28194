import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { keptCopy } from '../../catalog/media/media-variants.ts';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { epochMs, type ApiOperation } from '../../core/http/api-operation.ts';
import { ctxOf, parse } from '../../core/http/rest.ts';
import { heatOf } from '../mesh/analyse-mesh.ts';
import { mayOpen } from '../picture/private-pictures.ts';
import { encodedPhoto } from '../picture/stored-pictures.ts';
import { HEAT_VIEWS, type HeatView } from './heat-picture.ts';

const params = z.object({ file: z.string().regex(new RegExp(`^[0-9a-f]{64}-(?:${HEAT_VIEWS.join('|')})$`)) });
const query = z.object({ until: epochMs, signature: z.string() });

const readHeat: ApiOperation = {
  summary: 'What printing a part that is not published takes, as colours, by an address that the shop signed.',
  caller: 'anyone',
  params,
  query,
  answers: { 200: { description: 'The picture.', bytes: 'image/webp' } },
  errors: [ErrorCode.FILE_NOT_AVAILABLE, ErrorCode.MESH_TOO_LARGE, ErrorCode.MESH_TOO_LONG],
};

/** Made once of an STL among the uploads, or one that the shop keeps. Throws FILE_NOT_AVAILABLE, MESH_TOO_LONG. */
const heatCopy = ({ shop }: Ctx, sha256: string, view: HeatView): Promise<Buffer> =>
  keptCopy(shop, {
    sha256,
    ending: `heat-${view}.webp`,
    make: async () => {
      const uploaded = await shop.uploads.size(sha256);
      const store = uploaded === null ? shop.files : shop.uploads;
      const bytes = uploaded ?? (await store.size(sha256));
      if (bytes === null) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
      const photo = await heatOf({ bytes, chunks: await store.read(sha256) }, view);
      if (!photo) throw new AppError(ErrorCode.MESH_TOO_LONG);
      return encodedPhoto(photo);
    },
  });

/** `GET /api/model-heat/{file}`, for admins while a model is no version yet. */
export const heatRoutes = (http: FastifyInstance): void => {
  http.get('/api/model-heat/:file', { config: { api: readHeat } }, async (request, reply) => {
    const ctx = ctxOf(request);
    const { file } = parse(params, request.params);
    if (!mayOpen(ctx.shop, { file, ...parse(query, request.query) })) throw new AppError(ErrorCode.NOT_FOUND);
    const [sha256, view] = file.split('-') as [string, HeatView];
    return reply
      .header('cache-control', 'private, max-age=3600')
      .header('x-content-type-options', 'nosniff')
      .type('image/webp')
      .send(await heatCopy(ctx, sha256, view));
  });
};
