import type { FastifyInstance } from 'fastify';

const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
};

const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'";

/** What every answer has that is no page. */
export const PLAIN_HEADERS: Readonly<Record<string, string>> = { ...HEADERS, 'content-security-policy': NOTHING_RUNS };

/** Headers of every answer; a page adds its own Content-Security-Policy. */
export const securityHeaders = (http: FastifyInstance): void => {
  const https = http.shop.config.publicUrl.startsWith('https:');
  http.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of Object.entries(HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NOTHING_RUNS);
    if (https) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    done(null, payload);
  });
};
