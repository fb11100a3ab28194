import type { ApolloClient } from '@apollo/client';
import { getApolloContext } from '@apollo/client/react';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { clientRoute } from '../../web/app/client-route.tsx';
import { setClientArrival } from '../../web/lib/graphql/late-client.ts';

afterEach(() => {
  setClientArrival(async () => undefined);
  vi.restoreAllMocks();
});

it('a page that waited for the client has nothing more to wait for once it is here', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  setClientArrival(() => new Promise(() => {}));
  const { Provider } = getApolloContext();
  const router = createMemoryRouter([clientRoute([{ path: '/', Component: () => <h1>Gallery</h1> }])]);
  const page = (client?: ApolloClient) => (
    <Provider value={{ client }}>
      <RouterProvider router={router} />
    </Provider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page({} as ApolloClient));
  const root = await act(async () => hydrateRoot(container, page()));
  await act(async () => root.render(page({} as ApolloClient)));
  expect(screen.getByRole('heading', { name: 'Gallery' })).toBeTruthy();
  expect(errors.mock.calls.map(String).filter((said) => said.includes('incorrect use of use()'))).toEqual([]);
  await act(async () => root.unmount());
  container.remove();
});
