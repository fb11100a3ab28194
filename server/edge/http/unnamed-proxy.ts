import type { FastifyInstance } from 'fastify';

/**
 * Tells the operator once that a proxy stands before the shop that `TRUST_PROXY` does not name: its address then counts as
 * that of every visitor, and limits meant for one of them stop all.
 */
export const warnOfUnnamedProxy = (http: FastifyInstance): void => {
  let warned = false;
  http.addHook('onRequest', (request, _reply, done) => {
    // A connection that is trusted adds the address that it forwards.
    if (!warned && request.headers['x-forwarded-for'] !== undefined && (request.ips?.length ?? 1) < 2) {
      warned = true;
      request.log.warn(
        { proxy: request.socket.remoteAddress },
        'a proxy that TRUST_PROXY does not name forwards requests: all its visitors count as one',
      );
    }
    done();
  });
};
