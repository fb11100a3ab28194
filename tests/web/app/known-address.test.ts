import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { adminRoutes } from '../../../web/app/admin-routes.tsx';
import { knownAddressIn } from '../../../web/app/addresses/known-address.ts';
import { routesWith } from '../../../web/app/routes.tsx';

const routes = routesWith(adminRoutes);
const pathsIn = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ path = '', children = [] }) => [path, ...pathsIn(children)]);

describe('the address that a page is made from', () => {
  it('has the parameters that its page reads, whichever was asked for before', () => {
    const known = knownAddressIn(routes);
    for (let times = 0; times < 2; times += 1) {
      expect(known('/products/12?tab=parts&sort=NAME&lang=sk')).toBe('/products/12?lang=sk&tab=parts');
      expect(known('/products/345?tab=parts&sort=NAME')).toBe('/products/345?tab=parts');
      expect(known('/products?tab=parts&sort=NAME')).toBe('/products?sort=NAME');
      expect(known('/%71roducts?sort=NAME')).toBe('/%71roducts');
      expect(known('/%70roducts?sort=NAME')).toBe('/%70roducts?sort=NAME');
    }
  });

  it('is told by the shape of its path, because no route has a number', () => {
    expect(pathsIn(routes).filter((path) => /\d/.test(path))).toEqual([]);
  });
});
