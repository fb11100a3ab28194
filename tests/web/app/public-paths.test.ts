import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { PageHandle } from '../../../web/app/page-route.ts';
import { publicPathsOf } from '../../../web/app/addresses/public-paths.ts';
import { adminRoutes } from '../../../web/app/admin-routes.tsx';
import { routesWith } from '../../../web/app/routes.tsx';

/** Screens of one visitor, of one address, of one customer's builds, of the administration, of what an owner may not sell, and what stands in their place without a connection. */
const PRIVATE =
  /^\/(account|admin|cart|checkout|confirm-email|forgot-password|gallery\/(new|:id)|gift-cards|login|new-versions|offline|order|payment|register|reset-password|wishlist)(\/|$)/;

const routes = routesWith(adminRoutes);

const pagesOf = (list: readonly RouteObject[]): { path: string; listed: boolean }[] =>
  list.flatMap(({ path = '', handle, children = [] }) => {
    const own = handle ? [{ path: `/${path}`, listed: (handle as PageHandle).indexed ?? false }] : [];
    return [...own, ...pagesOf(children)];
  });

describe('the pages for search engines', () => {
  it('are all but those of one visitor and of the administration', () => {
    const wrong = pagesOf(routes).filter(({ path, listed }) => listed === PRIVATE.test(path));
    expect(wrong).toEqual([]);
  });

  it('stand in the sitemap when they have one address, each once', () => {
    const paths = publicPathsOf(routes);
    expect(paths).toEqual(expect.arrayContaining(['/', '/products', '/terms-of-service']));
    expect(paths.filter((path) => path.includes(':') || path.includes('*'))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
