import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { positionOf } from '../database/position.ts';
import type { Replicas } from '../database/replicas.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What this route reads may be a moment old, and what it writes need not be seen at once. */
    momentOld?: boolean;
  }
}

/** How far the caller has seen changes come: told with the answer to a change, to be sent with what is read later. */
export const SEEN_HEADER = 'x-seen';
const COOKIE = 'martyx_seen';
/** Longer than any replica that takes reads is behind, and than a failover takes. */
const LIFE_SECONDS = 300;

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const OF_COOKIE = new RegExp(`(?:^|;)\\s*${COOKIE}=([\\dA-F/]*)`, 'i');

/** What a caller says it has seen, by header or cookie; null for nothing that can be read. */
export const seenBy = ({ headers }: FastifyRequest): string | null => {
  const said = headers[SEEN_HEADER] ?? OF_COOKIE.exec(headers.cookie ?? '')?.[1];
  return typeof said === 'string' && positionOf(said) !== null ? said : null;
};

/** GraphQL tells of its changes itself: most of what is posted there only reads. */
const isChange = ({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  !SAFE.has(method) && statusCode < 400 && routeOptions.url !== '/graphql' && !routeOptions.config.momentOld;

/**
 * Tells whoever changed something how far its change has come, by a header for programs and a cookie for browsers: their
 * later reads see it, whichever process and replica answers them. Only for shops with replicas.
 */
export const tellChanges = (http: FastifyInstance, replicas: Replicas): void => {
  const secure = http.shop.config.publicUrl.startsWith('https:') ? '; Secure' : '';
  http.addHook('onSend', async (request, reply, payload) => {
    const told = reply.getHeader(SEEN_HEADER) as string | undefined;
    const position = told ?? (isChange(request, reply) ? await replicas.changed(request.viewer) : null);
    if (position === null) return payload;
    const cookie = `${COOKIE}=${position}; Path=/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
    reply.header(SEEN_HEADER, position).header('set-cookie', cookie);
    return payload;
  });
};
