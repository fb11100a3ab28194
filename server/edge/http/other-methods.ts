import type { FastifyInstance } from 'fastify';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that only refuses: the methods that its address has. */
    otherMethods?: string;
  }
}

interface Address {
  readonly url: string;
  readonly methods: Set<string>;
}

/** Routes of one shape are one address, whatever their parameters are called. */
const shapeOf = (url: string): string => url.replace(/:\w+/g, ':');

/**
 * Notes every route that is registered from here on. The answer registers what is left: at each address every method that
 * has no route. Call that last; `answerOtherMethods` says what they are answered.
 */
export const refuseOtherMethods = (http: FastifyInstance): (() => void) => {
  const addresses = new Map<string, Address>();
  http.addHook('onRoute', ({ method, url }) => {
    const shape = shapeOf(url);
    const address = addresses.get(shape) ?? { url, methods: new Set<string>() };
    for (const one of [method].flat()) address.methods.add(one);
    addresses.set(shape, address);
  });
  return () =>
    void http.register((scope, _options, done) => {
      for (const { url, methods } of addresses.values()) {
        const allow = [...methods].sort().join(', ');
        const method = scope.supportedMethods.filter((one) => !methods.has(one));
        scope.route({ method, url, config: { otherMethods: allow }, handler: () => undefined });
      }
      done();
    });
};

/** Answers 405 with `Allow` to a method that an address does not have, whoever calls: every hook that asks that comes later. */
export const answerOtherMethods = (http: FastifyInstance): void => {
  http.addHook('onRequest', ({ routeOptions }, reply, next) => {
    const { otherMethods } = routeOptions.config;
    if (otherMethods === undefined) return next();
    reply.header('allow', otherMethods);
    next(new AppError(ErrorCode.METHOD_NOT_ALLOWED));
  });
};
