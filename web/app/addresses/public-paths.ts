import type { RouteObject } from 'react-router-dom';
import type { PageHandle } from '../page-route.ts';

/** Addresses of the pages that search engines may list and that stand at one address each. */
export const publicPathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path = '', handle, children = [] }) => {
    const own = (handle as PageHandle | undefined)?.indexed && !path.includes(':') ? [`/${path}`] : [];
    return [...own, ...publicPathsOf(children)];
  });
