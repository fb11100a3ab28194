import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { requirePermission } from '../../accounts/sessions.service.ts';
import { opaqueId, type ApiOperation } from '../../core/http/api-operation.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { Permission } from '../../core/permissions.ts';
import { ctxOf, parse } from '../../core/http/rest.ts';
import { ModelUploadState } from './model-upload.entity.ts';
import { receiveUpload } from './uploads.service.ts';

const params = z.object({ id: opaqueId });

const writeUpload: ApiOperation = {
  summary: 'The bytes of a model file that `beginModelUpload` announced, exactly as many as announced.',
  caller: 'admin',
  params,
  bytes: ['*/*'],
  answers: {
    202: {
      description: 'Received; the file is examined next.',
      json: z.object({
        id: opaqueId,
        state: z.enum(ModelUploadState),
        bytesReceived: z.int(),
        sha256: z.string().nullable(),
      }),
    },
  },
  errors: [ErrorCode.UPLOAD_CLOSED, ErrorCode.UPLOAD_INCOMPLETE],
};

const bytesRoute = (http: FastifyInstance): void => {
  http.removeAllContentTypeParsers();
  // What a file is, is told by its content.
  http.addContentTypeParser('*', (_request, body, done) => done(null, body));
  http.put<{ Body: Readable | undefined }>(
    '/api/admin/model-uploads/:id',
    {
      config: { longBody: true, api: writeUpload },
      onRequest: (request, _reply, done) => {
        requirePermission(ctxOf(request), Permission.CATALOGUE);
        done();
      },
    },
    async (request, reply) => {
      const length = request.headers['content-length'];
      const sent = { body: request.body ?? Readable.from([]), bytes: length === undefined ? null : Number(length) };
      const received = await receiveUpload(ctxOf(request), parse(params, request.params).id, sent).finally(() => {
        // Nobody waits for the rest of a body that is refused.
        if (!request.raw.complete) reply.header('connection', 'close');
      });
      const { id, state, bytesReceived, sha256 } = received;
      return reply.code(202).header('cache-control', 'no-store').send({ id, state, bytesReceived, sha256 });
    },
  );
};

/** `PUT /api/admin/model-uploads/{id}` takes the bytes of an announced upload as they are. */
export const uploadRoutes = (http: FastifyInstance): void => {
  void http.register((own, _options, done) => {
    bytesRoute(own);
    done();
  });
};
