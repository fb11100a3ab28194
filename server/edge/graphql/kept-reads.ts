import type { HTTPGraphQLResponse } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encode, encodingFor, type Encoding } from '../../core/http/encoding.ts';
import { isKnown, tagOf } from '../../core/http/public-answer.ts';
import { ctxOf } from '../../core/http/rest.ts';
import type { News } from '../../core/news/news.ts';
import { ageHeader, keepAnswers, type Kept, type KeptAnswers } from '../kept-answers.ts';
import { pageVersion } from '../pages/page-version.queries.ts';
import { nearOf } from './moment-old.ts';

/** Of all that is kept. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Longer ones are of lists that hardly anybody else asks for. */
const LONGEST_ADDRESS = 2_000;
const LONGEST_ACCEPT = 100;
/** Shorter ones are sent as they are. */
const SHORTEST = 1024;

/** A public answer, compressed once for all who ask for it. */
interface KeptRead {
  readonly text: string;
  readonly etag: string;
  readonly headers: Record<string, string>;
  readonly encoded: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** Both encodings and the characters, of two bytes at most. */
const sizeOf = ({ text }: KeptRead): number => 3 * text.length;

export type KeptReads = KeptAnswers<KeptRead>;

/** What visitors' GETs of public data were answered: see `keepAnswers`. */
export const createKeptReads = (news: News): KeptReads =>
  keepAnswers({ news, readVersion: pageVersion, sizeOf, mostBytes: MOST_BYTES });

/**
 * Under what the answer to a GET may be kept, if it turns out to be public; null for anything else. Without news nothing tells a
 * kept answer from one that a replica gives which is behind.
 */
export const keyOf = (request: FastifyRequest): string | null => {
  const { method, url, headers, viewer } = request;
  const { accept = '' } = headers;
  // Apollo demands it of a GET, so that no other site can have a browser ask.
  const isOurs = Boolean(headers['apollo-require-preflight']);
  const isVisitor = method === 'GET' && !viewer && headers.authorization === undefined;
  if (!isVisitor || !isOurs || url.length > LONGEST_ADDRESS || accept.length > LONGEST_ACCEPT) return null;
  return request.server.shop.news.connected ? `${ctxOf(request).locale} ${accept} ${url}` : null;
};

const keptOf = ({ status = 200, headers, body }: HTTPGraphQLResponse): KeptRead | null => {
  const isPublic = headers.get('cache-control')?.startsWith('public');
  if (!isPublic || status !== 200 || body.kind !== 'complete') return null;
  const own = Object.fromEntries([...headers].filter(([name]) => !['x-request-id', 'content-length'].includes(name)));
  return { text: body.string, etag: tagOf(body.string), headers: own, encoded: {} };
};

/** Sends what is kept; one answer for many callers names none of them. */
const sendKept = async (request: FastifyRequest, reply: FastifyReply, kept: Kept<KeptRead>): Promise<FastifyReply> => {
  const { text, etag, headers, encoded } = kept.answer;
  reply.removeHeader('x-request-id').headers({ ...headers, ...ageHeader(kept), etag });
  if (isKnown(request, etag)) return reply.code(304).send();
  const encoding = text.length < SHORTEST ? null : encodingFor(request.headers['accept-encoding']);
  if (!encoding) return reply.send(text);
  reply.headers({ etag: `W/${etag}`, 'content-encoding': encoding });
  return reply.send(await (encoded[encoding] ??= encode(encoding, text)));
};

/** Asks as the request does; it may run behind the answer of a request that is over. */
export type Ask = () => Promise<HTTPGraphQLResponse>;

/**
 * Answers a GET from what is kept under `key`, else by asking, and keeps what turns out to be public. Hands back what is
 * for this caller alone; null where nothing is left to send.
 */
export const answerKept = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { reads, key, ask }: { readonly reads: KeptReads; readonly key: string; readonly ask: Ask },
): Promise<HTTPGraphQLResponse | null> => {
  const ctx = ctxOf(request);
  let own: HTTPGraphQLResponse | null = null;
  const make = async (): Promise<KeptRead | null> => {
    const answer = await ask();
    own = answer;
    return keptOf(answer);
  };
  const kept = await reads.get(key, { ctx, near: nearOf(ctx), make });
  if (!kept) return own ?? (await ask());
  await sendKept(request, reply, kept);
  return null;
};
