import { gql, type ApolloClient, type TypedDocumentNode } from '@apollo/client';
import { getApolloContext } from '@apollo/client/react';
import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../web/app/data/apollo.ts';
import { browserLink } from '../../../web/app/data/browser-link.ts';
import { FRESHNESS } from '../../../web/app/data/freshness.ts';
import { answerKey, type PageAnswers } from '../../../web/lib/graphql/answer-key.ts';
import {
  createDeferredClient,
  asDeferredClient,
  type DeferredClient,
} from '../../../web/lib/graphql/deferred-client.ts';
import { useQuery } from '../../../web/lib/graphql/use-query.ts';
import { cut, stubNetwork } from '../../support/web/web-network.tsx';

interface Data {
  product: { __typename: 'Product'; id: number; name: string };
}

const PRODUCT: TypedDocumentNode<Data, { id: number }> = gql`
  query Product($id: Int!) {
    product(id: $id) {
      id
      name
    }
  }
`;

const product = (name: string, id = 1): Data => ({ product: { __typename: 'Product', id, name } });
const broughtWith = (name: string): PageAnswers => ({
  [answerKey({ query: PRODUCT, variables: { id: 1 } })]: product(name),
});

/** A client that comes when it is asked for, with what a page brought. */
const coming = (brought: PageAnswers = {}) => {
  const create = vi.fn(async () => createClient(browserLink('en'), { answers: brought, at: Date.now() }));
  return { create, source: createDeferredClient(create, brought) };
};

const { Provider } = getApolloContext();
const under =
  (source: DeferredClient) =>
  ({ children }: { children: ReactNode }) => <Provider value={source}>{children}</Provider>;

const read = (source: DeferredClient, first = { id: 1 }) =>
  renderHook(({ id }) => useQuery(PRODUCT, { variables: { id } }), { wrapper: under(source), initialProps: first });

const arrived = (source: DeferredClient) => act(() => source.load());
/** Nothing is on its way and nothing failed. */
const shows = ({ data }: { data: Data }) => ({
  data,
  previousData: data,
  loading: false,
  refetch: expect.any(Function) as unknown,
});
const settled = () => act(() => vi.advanceTimersByTimeAsync(0));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('before the client of GraphQL is here', () => {
  it('a screen shows what the page brought, and asks for no client', async () => {
    const { create, source } = coming(broughtWith('Kriváň'));
    const { result } = read(source);
    await settled();
    expect(result.current).toEqual(shows({ data: product('Kriváň') }));
    expect(create).not.toHaveBeenCalled();
  });

  it('a question to which nothing was brought asks for it, and is answered', async () => {
    const { asked } = stubNetwork(() => product('Kriváň'));
    const { create, source } = coming();
    const { result } = read(source);
    expect(result.current).toMatchObject({ data: undefined, loading: true });
    await settled();
    await vi.waitFor(() => expect(result.current).toMatchObject({ data: product('Kriváň'), loading: false }));
    expect([create.mock.calls.length, asked.length]).toEqual([1, 1]);
  });

  it('a client whose code does not arrive is an error, and asking again brings it', async () => {
    stubNetwork(() => product('Kriváň'));
    const { create, source } = coming();
    create.mockRejectedValueOnce(new TypeError('offline'));
    const { result } = read(source);
    await settled();
    expect(result.current.data).toBeUndefined();
    expect(result.current).toMatchObject({ loading: false, error: { message: 'offline' } });
    await act(() => result.current.refetch());
    expect(result.current).toMatchObject({ data: product('Kriváň'), loading: false, error: undefined });
    await act(async () => source.client!.writeQuery({ query: PRODUCT, variables: { id: 1 }, data: product('Rysy') }));
    await settled();
    expect(result.current.data).toEqual(product('Rysy'));
  });

  it('the server renders what the loader brought, and the browser takes the same over', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    stubNetwork(() => product('another'));
    const Page = () => <h1>{useQuery(PRODUCT, { variables: { id: 1 } }).data?.product.name}</h1>;
    const Server = under(asDeferredClient({} as ApolloClient, broughtWith('Kriváň')));
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(
      <Server>
        <Page />
      </Server>,
    );
    expect(container.textContent).toBe('Kriváň');
    const { source } = coming(broughtWith('Kriváň'));
    await source.load();
    const Browser = under(source);
    const root = await act(async () =>
      hydrateRoot(
        container,
        <Browser>
          <Page />
        </Browser>,
      ),
    );
    expect(screen.getByRole('heading', { name: 'Kriváň' })).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    container.remove();
  });
});

describe('once the client is here', () => {
  it('a screen goes on with the same object, asks nothing, and follows the cache', async () => {
    const { asked } = stubNetwork(() => product('another'));
    const { source } = coming(broughtWith('Kriváň'));
    const { result } = read(source);
    const before = result.current.data;
    const client = await arrived(source);
    await settled();
    expect(result.current.data).toBe(before);
    expect(asked).toEqual([]);
    await act(async () => {
      client.cache.modify({ id: 'Product:1', fields: { name: () => 'Rysy' } });
    });
    await settled();
    expect(result.current.data).toEqual(product('Rysy'));
    expect(asked).toEqual([]);
  });

  it('an answer that has grown old is shown and asked for anew', async () => {
    const line = stubNetwork(() => product('Kriváň'));
    const { source } = coming();
    const first = read(source);
    await vi.waitFor(() => expect(first.result.current.data).toEqual(product('Kriváň')));
    first.unmount();
    await act(() => vi.advanceTimersByTimeAsync(FRESHNESS.api.maxAge - 1000));
    read(source).unmount();
    await settled();
    expect(line.asked).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    line.answer = () => product('Rysy');
    const { result } = read(source);
    expect(result.current).toMatchObject({ data: product('Kriváň'), loading: true });
    await vi.waitFor(() => expect(result.current).toMatchObject({ data: product('Rysy'), loading: false }));
    expect(line.asked).toHaveLength(2);
  });

  it('an answer that does not come is an error, and asking again is answered', async () => {
    const line = stubNetwork(() => cut);
    const { source } = coming();
    const { result } = read(source);
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(result.current.loading).toBe(false);
    expect(result.current.error).toBeTruthy();
    line.answer = () => product('Kriváň');
    await act(() => result.current.refetch());
    expect(result.current).toMatchObject({ data: product('Kriváň'), error: undefined, loading: false });
  });

  it('other variables are answered for themselves, with the answer before beside them until then', async () => {
    stubNetwork(({ variables: { id } }) => product(`Product ${String(id)}`, id as number));
    const { source } = coming();
    const { result, rerender } = read(source);
    await vi.waitFor(() => expect(result.current.data).toEqual(product('Product 1')));
    rerender({ id: 2 });
    expect(result.current).toMatchObject({ data: undefined, previousData: product('Product 1'), loading: true });
    await vi.waitFor(() => expect(result.current.data).toEqual(product('Product 2', 2)));
  });

  it('another session shows nothing of the one before', async () => {
    stubNetwork(() => product('hers'));
    const first = coming();
    const next = coming();
    let source = first.source;
    const Wrapper = ({ children }: { children: ReactNode }) => under(source)({ children });
    const { result, rerender } = renderHook(() => useQuery(PRODUCT, { variables: { id: 1 } }), { wrapper: Wrapper });
    await vi.waitFor(() => expect(result.current.data).toEqual(product('hers')));
    source = next.source;
    rerender();
    expect(result.current).toMatchObject({ data: undefined, previousData: undefined, loading: true });
  });

  it('a question that is skipped asks nothing until it is asked on purpose', async () => {
    const { asked } = stubNetwork(() => product('Kriváň'));
    const { create, source } = coming(broughtWith('Kriváň'));
    const { result } = renderHook(() => useQuery(PRODUCT, { variables: { id: 1 }, skip: true }), {
      wrapper: under(source),
    });
    await settled();
    expect(result.current).toMatchObject({ data: undefined, loading: false });
    expect([create.mock.calls.length, asked.length]).toEqual([0, 0]);
    expect((await result.current.refetch()).data).toEqual(product('Kriváň'));
    expect(asked).toHaveLength(1);
  });
});

it('a screen that is looked at asks as often as it wants to, unless nobody is there', async () => {
  let away = false;
  const { asked } = stubNetwork(() => product('Kriváň'));
  const { source } = coming();
  const polling = { pollInterval: 1000, skipPollAttempt: () => away };
  const Screen = () => <>{useQuery(PRODUCT, { variables: { id: 1 }, ...polling }).data?.product.name}</>;
  const view = render(<Screen />, { wrapper: under(source) });
  await act(() => vi.advanceTimersByTimeAsync(2100));
  expect(asked).toHaveLength(3);
  away = true;
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(asked).toHaveLength(3);
  view.unmount();
});
