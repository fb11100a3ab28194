import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encode, encodingFor } from '../../core/http/encoding.ts';

/** Shorter ones fit into the first packets as they are. */
const SHORTEST = 1024;

const TEXT = /^(application\/(graphql-response\+)?json|text\/plain)\b/;

/** The length of an encrypted answer tells what is in it, where a strange site may have a browser ask for words of its choice. */
const holdsSecrets = ({ viewer }: FastifyRequest): boolean => viewer !== null && !viewer.key;

const isText = (reply: FastifyReply): boolean =>
  TEXT.test(String(reply.getHeader('content-type') ?? '')) && !reply.hasHeader('content-encoding');

const varies = (reply: FastifyReply): void => {
  const vary = String(reply.getHeader('vary') ?? '');
  if (!vary.includes('accept-encoding')) reply.header('vary', vary ? `accept-encoding, ${vary}` : 'accept-encoding');
};

/**
 * Compresses JSON and plain text of a kilobyte or more, for whoever takes that, except what a session reads. The tag of an
 * answer is a weak one then: the same content, in other bytes.
 */
export const compressAnswers = (http: FastifyInstance): void => {
  http.addHook('onSend', async (request, reply, payload) => {
    if (!isText(reply) || holdsSecrets(request)) return payload;
    varies(reply);
    const length = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
    const encoding = length < SHORTEST ? null : encodingFor(request.headers['accept-encoding']);
    if (!encoding || request.method === 'HEAD') return payload;
    const etag = reply.getHeader('etag');
    if (typeof etag === 'string' && etag.startsWith('"')) reply.header('etag', `W/${etag}`);
    reply.removeHeader('content-length').header('content-encoding', encoding);
    return encode(encoding, payload as string | Buffer);
  });
};
