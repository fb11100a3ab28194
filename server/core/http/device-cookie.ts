import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set-Cookie of the answer; null for none. */
    deviceCookie: string | null;
  }
}

/** What the browser of a call is known by; unchecked. */
export const deviceTokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /(?:^|;)\s*martyx_device=([\w.~-]*)/.exec(headers.cookie ?? '')?.[1];

/** A cookie that no script reads and no other site sends along. */
export const deviceCookie = (token: string, lifeMs: number): string =>
  `martyx_device=${token}; Path=/; Max-Age=${Math.floor(lifeMs / 1000)}; HttpOnly; SameSite=Strict`;

/** Sends the cookie with the answer to the call that set it. Register it before the routes. */
export const sendDeviceCookies = (http: FastifyInstance): void => {
  http.decorateRequest('deviceCookie', null);
  http.addHook('onSend', (request, reply, payload, done) => {
    const secure = http.shop.config.publicUrl.startsWith('https:') ? '; Secure' : '';
    if (request.deviceCookie) reply.header('set-cookie', request.deviceCookie + secure);
    done(null, payload);
  });
};
