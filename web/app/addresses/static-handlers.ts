import { createStaticHandler, matchRoutes, type RouteObject } from 'react-router-dom';
import { pageHandleOf } from '../manifest.ts';
import { rememberByShape } from './address-shape.ts';

export type StaticHandler = ReturnType<typeof createStaticHandler>;

/**
 * The handler of a path: it knows the routes of its page alone, by the ids that they have among all, so that the router tries
 * one address and not each of the shop's for every page that it makes.
 */
export const staticHandlersIn = (routes: RouteObject[]): ((path: string) => StaticHandler) => {
  const whole = createStaticHandler(routes);
  const handlers = new Map<string, StaticHandler>();
  return rememberByShape((path) => {
    const matches = matchRoutes(whole.dataRoutes as RouteObject[], path);
    const file = pageHandleOf(matches ?? [])?.file;
    if (!matches || file === undefined) return whole;
    const alone = matches.reduceRight<RouteObject[]>(
      (children, { route }) => [{ ...route, children: children.length > 0 ? children : undefined } as RouteObject],
      [],
    );
    const handler = handlers.get(file) ?? createStaticHandler(alone);
    handlers.set(file, handler);
    return handler;
  });
};
