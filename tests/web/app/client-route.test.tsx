import type { ApolloClient } from '@apollo/client';
import { getApolloContext } from '@apollo/client/react';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { clientRoute } from '../../../web/app/client-route.tsx';
import { asDeferredClient, type DeferredClient } from '../../../web/lib/graphql/deferred-client.ts';

afterEach(() => void vi.restoreAllMocks());

it('a page that waited for the client has nothing more to wait for once it is here', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const here = asDeferredClient({} as ApolloClient);
  const pending = { ...here, client: undefined, load: () => new Promise<never>(() => {}) };
  const { Provider } = getApolloContext();
  const router = createMemoryRouter([clientRoute([{ path: '/', Component: () => <h1>Gallery</h1> }])]);
  const page = (source: DeferredClient) => (
    <Provider value={source}>
      <RouterProvider router={router} />
    </Provider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(here));
  const root = await act(async () => hydrateRoot(container, page(pending)));
  await act(async () => root.render(page(here)));
  expect(screen.getByRole('heading', { name: 'Gallery' })).toBeTruthy();
  expect(errors.mock.calls.map(String).filter((said) => said.includes('incorrect use of use()'))).toEqual([]);
  await act(async () => root.unmount());
  container.remove();
});
