import type { FastifyInstance } from 'fastify';

/**
 * Bodies are JSON and nothing else, unless a route says so. An empty one is no body, whatever type it claims: clients that
 * always send JSON send it to calls that take nothing. Register it before the routes.
 */
export const readJsonBodies = (http: FastifyInstance): void => {
  const parseJson = http.getDefaultJsonParser('error', 'error');
  http.removeAllContentTypeParsers();
  http.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : void parseJson(request, body, done),
  );
};
