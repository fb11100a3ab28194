import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { apiPage, apiPageCsp } from './api-page.ts';
import type { ApiOperation } from '../../core/http/api-operation.ts';
import { sendPublic } from '../../core/http/public-answer.ts';
import { describeApi, type ApiRoute } from './openapi.ts';
import type { Document } from './openapi.types.ts';

const UNCHANGED = { description: 'Nothing changed since the answer with this ETag.' };

const readDocument: ApiOperation = {
  summary: 'This description, as OpenAPI 3.1.',
  caller: 'anyone',
  crossOrigin: true,
  answers: { 200: { description: 'The document.', json: z.looseObject({ openapi: z.string() }) }, 304: UNCHANGED },
};

const readPage: ApiOperation = {
  summary: 'The same as a page.',
  caller: 'anyone',
  answers: { 200: { description: 'The page.', bytes: 'text/html' } },
};

/** `/api/openapi.json` and `/api/docs`, both made once from the routes that are described. */
export const apiDocsRoutes = (http: FastifyInstance, routes: readonly ApiRoute[]): void => {
  let known: Document | null = null;
  const read = (): Document => (known ??= describeApi(routes, http.shop.config.publicUrl));
  http.get('/api/openapi.json', { config: { api: readDocument } }, (request, reply) =>
    sendPublic(request, reply, read()),
  );
  http.get('/api/docs', { config: { api: readPage } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, no-cache')
      .header('content-security-policy', apiPageCsp)
      .send(apiPage(read())),
  );
};
