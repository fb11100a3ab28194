import type { FastifyInstance } from 'fastify';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Headers of every answer; a page adds its own Content-Security-Policy. */
export const securityHeaders = (http: FastifyInstance): void => {
  const https = http.shop.config.publicUrl.startsWith('https:');
  http.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of Object.entries(HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value);
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
    if (https) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    done(null, payload);
  });
};
