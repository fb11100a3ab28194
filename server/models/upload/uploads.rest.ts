import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { requireAdmin } from '../../accounts/sessions.service.ts';
import { ctxOf } from '../../core/rest.ts';
import { receiveUpload } from './uploads.service.ts';

const bytesRoute = (http: FastifyInstance): void => {
  http.removeAllContentTypeParsers();
  // What a file is, is told by its content.
  http.addContentTypeParser('*', (_request, body, done) => done(null, body));
  http.put<{ Params: { id: string }; Body: Readable | undefined }>(
    '/api/admin/model-uploads/:id',
    {
      config: { longBody: true },
      onRequest: (request, _reply, done) => {
        requireAdmin(ctxOf(request));
        done();
      },
    },
    async (request, reply) => {
      const length = request.headers['content-length'];
      const sent = { body: request.body ?? Readable.from([]), bytes: length === undefined ? null : Number(length) };
      const received = await receiveUpload(ctxOf(request), request.params.id, sent).finally(() => {
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
