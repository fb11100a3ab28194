import { getApolloContext } from '@apollo/client/react';
import { render } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { createClient } from '../../../web/app/data/apollo.ts';
import { browserLink } from '../../../web/app/data/browser-link.ts';
import { asDeferredClient } from '../../../web/lib/graphql/deferred-client.ts';
import { PageFailure } from '../../../web/app/failures/failures.tsx';
import { clientContext } from '../../../web/app/data/preload.ts';
import * as product from '../../../web/app/routes/product.tsx';
import * as products from '../../../web/app/routes/products.tsx';
import { CartProvider } from '../../../web/features/cart/cart-provider.tsx';
import { intlOf } from '../../../web/intl/intl.ts';
import { ShopInfoContext } from '../../../web/lib/shop-info.ts';
import { SHOP_INFO } from '../builders/build-shop-info.ts';
import { messagesOf } from './web-page.tsx';

const ApolloContext = getApolloContext();

interface Asked {
  operationName: string;
  variables: Record<string, unknown>;
}

/** Answers each GraphQL call with the data, the response or the error that `answer` returns now, and lists what was asked. */
export const stubNetwork = (answer: (call: Asked) => object | Response | Error) => {
  const asked: Asked[] = [];
  const line = { answer, asked };
  vi.stubGlobal('fetch', (address: string, { body }: { body?: string } = {}) => {
    if (address === '/api/csrf') return Promise.resolve(Response.json({ token: 'csrf' }));
    const call = JSON.parse(body ?? '{}') as Asked;
    asked.push(call);
    const given = line.answer(call);
    if (given instanceof Error) return Promise.reject(given);
    return Promise.resolve(given instanceof Response ? given.clone() : Response.json({ data: given }));
  });
  return line;
};

/** What `fetch` throws when there is no way to the server. */
export const cut = new TypeError('Failed to fetch');

/** The list and the page of a product with their loaders, over `fetch`. */
export const openCatalogue = (path: string) => {
  const client = createClient(browserLink('en'));
  const coming = asDeferredClient(client);
  const router = createMemoryRouter(
    [
      {
        ErrorBoundary: PageFailure,
        HydrateFallback: () => null,
        children: [
          { path: '/products', loader: products.loader, Component: products.Component },
          { path: '/products/:id', loader: product.loader, Component: product.Component },
          { path: '*', Component: () => <h1>somewhere else</h1> },
        ],
      },
    ],
    {
      initialEntries: [path],
      getContext: () => new RouterContextProvider(new Map([[clientContext, coming]])),
    },
  );
  render(
    <RawIntlProvider value={intlOf('en', messagesOf('en'))}>
      <ApolloContext value={coming}>
        <ShopInfoContext value={SHOP_INFO}>
          <CartProvider>
            <RouterProvider router={router} />
          </CartProvider>
        </ShopInfoContext>
      </ApolloContext>
    </RawIntlProvider>,
  );
  return { client, router };
};
