import { createStaticHandler, type StaticHandlerContext } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { staticHandlersIn } from '../../../web/app/addresses/static-handlers.ts';

const Page = () => null;
const fail = () => Promise.reject(new Error('gone'));
const route = (path: string, loader = (): unknown => path) => ({
  ...(path ? { path } : { index: true as const }),
  handle: { file: `app/routes/${path || 'home'}.tsx`, namespaces: [] },
  loader,
  Component: Page,
});
const routes = [
  {
    id: 'root',
    Component: Page,
    children: [
      { Component: Page, children: [route(''), route('things'), route('things/:id'), route('old', fail)] },
      { path: '*', loader: () => fail(), Component: Page },
    ],
  },
];

const outcome = async (handler: ReturnType<typeof createStaticHandler>, path: string) => {
  const { matches, ...context } = (await handler.query(new Request(`http://shop${path}`))) as StaticHandlerContext;
  const { loaderData, errors, statusCode } = context;
  return {
    loaderData,
    errors,
    statusCode,
    matches: matches.map(({ route: { id }, params, pathname }) => [id, params, pathname]),
  };
};

describe('the handler of a path', () => {
  it('answers as one for all routes would, by the same ids', async () => {
    const handlerOf = staticHandlersIn(routes);
    const whole = createStaticHandler(routes);
    const paths = ['/', '/things', '/things/7', '/things/8?x=1', '/things/%37', '/old', '/nowhere', '/things/7/no'];
    for (const path of [...paths, ...paths]) {
      expect(await outcome(handlerOf(path.split('?')[0]!), path)).toEqual(await outcome(whole, path));
    }
    expect(handlerOf('/things/7')).toBe(handlerOf('/things/8'));
  });
});
