import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The tag of a text: the same for the same text. */
export const tagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** Whether the caller holds the answer of this tag already, by the weak comparison of RFC 9110. */
export const isKnown = ({ headers }: FastifyRequest, etag: string): boolean => {
  const given = headers['if-none-match']?.trim() ?? '';
  return given === '*' || given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
};

/** Sends a text with its tag; 304 without it to a caller who holds it already. */
export const sendTagged = (request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply => {
  const etag = tagOf(text);
  reply.header('etag', etag);
  return isKnown(request, etag) ? reply.code(304).send() : reply.send(text);
};

/**
 * Sends JSON that is the same for everybody: any cache may keep it and must ask before each use, which costs 304 and no
 * body while nothing changed. It depends on the address, on Accept-Language and on Accept-Encoding alone.
 */
export const sendPublic = (request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply => {
  reply.headers({ 'cache-control': 'public, no-cache', vary: 'accept-encoding, accept-language' });
  return sendTagged(request, reply.type('application/json; charset=utf-8'), JSON.stringify(body));
};
