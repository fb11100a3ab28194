import { getApolloContext } from '@apollo/client/react';
import { render } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { createClient } from '../../../web/app/data/apollo.ts';
import { browserLink } from '../../../web/app/data/browser-link.ts';
import { asDeferredClient } from '../../../web/lib/graphql/deferred-client.ts';
import { PageFailure } from '../../../web/app/failures/failures.tsx';
import { clientContext } from '../../../web/app/data/preload.ts';
import * as builder from '../../../web/app/routes/builder.tsx';
import * as gallery from '../../../web/app/routes/gallery.tsx';
import { intlOf } from '../../../web/intl/intl.ts';
import { messagesOf } from './web-page.tsx';

const ApolloContext = getApolloContext();

/** The gallery and the page of a customer with their loaders, over `fetch`. */
export const openGallery = (path: string) => {
  const client = createClient(browserLink('en'));
  const coming = asDeferredClient(client);
  const router = createMemoryRouter(
    [
      {
        ErrorBoundary: PageFailure,
        HydrateFallback: () => null,
        children: [
          { path: '/gallery', loader: gallery.loader, Component: gallery.Component },
          { path: '/gallery/:id', loader: builder.loader, Component: builder.Component },
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
        <RouterProvider router={router} />
      </ApolloContext>
    </RawIntlProvider>,
  );
  return { address: () => router.state.location.pathname + router.state.location.search };
};
