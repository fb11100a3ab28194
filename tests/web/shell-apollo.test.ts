import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../web/app/data/apollo.ts';
import { browserLink } from '../../web/app/data/browser-link.ts';
import { fillPageCache, PageCache } from '../../web/app/data/page-cache.ts';
import { pageError } from '../../web/app/page-error.ts';

const LIST = gql`
  query List($after: String, $search: String) {
    products(first: 2, after: $after, search: $search) {
      nodes {
        id
      }
      pageInfo {
        endCursor
      }
    }
  }
`;

interface Page {
  products: { nodes: { id: number }[] };
}

const listLink = (asked: unknown[]) =>
  new ApolloLink(({ variables }) => {
    const start = Number(variables.after ?? 0);
    asked.push(variables.after ?? null);
    const nodes = [start + 1, start + 2].map((id) => ({ __typename: 'Product', id }));
    const pageInfo = { __typename: 'PageInfo', endCursor: String(start + 2) };
    const data = { products: { __typename: 'ProductConnection', nodes, pageInfo } };
    return new Observable((observer) => {
      observer.next({ data });
      observer.complete();
    });
  });

const ids = (data: unknown) => (data as Page).products.nodes.map(({ id }) => id);
const read = async (client: ApolloClient, variables: { after?: string; search?: string }) =>
  ids((await client.query({ query: LIST, variables })).data);

describe('the cache of a list', () => {
  it('appends what is fetched after its last row', async () => {
    const client = createClient(listLink([]));
    const list = client.watchQuery({ query: LIST, variables: {} });
    const shown: unknown[] = [];
    const watching = list.subscribe(({ data }) => shown.push(data && ids(data)));
    await vi.waitFor(() => expect(shown.at(-1)).toEqual([1, 2]));
    await list.fetchMore({ variables: { after: '2' } });
    await vi.waitFor(() => expect(shown.at(-1)).toEqual([1, 2, 3, 4]));
    watching.unsubscribe();
  });

  it('does not hand out rows from the middle for the top of the list', async () => {
    const asked: unknown[] = [];
    const client = createClient(listLink(asked));
    expect(await read(client, { after: '40' })).toEqual([41, 42]);
    expect(await read(client, {})).toEqual([1, 2]);
    expect(await read(client, {})).toEqual([1, 2]);
    expect(asked).toEqual(['40', null]);
  });

  it('keeps searches apart', async () => {
    const asked: unknown[] = [];
    const client = createClient(listLink(asked));
    await read(client, { search: 'boat' });
    await read(client, { search: 'rocket' });
    expect(asked).toHaveLength(2);
  });
});

describe('the cache of a page on the server', () => {
  it('is filled by one question, read once, and read anew after it changed', async () => {
    const asked: unknown[] = [];
    const reading = vi.spyOn(InMemoryCache.prototype, 'diff');
    const client = new ApolloClient({ link: listLink(asked), cache: new PageCache({}), ssrMode: true });
    await fillPageCache(client, LIST, {});
    expect(reading).not.toHaveBeenCalled();
    expect(await read(client, {})).toEqual([1, 2]);
    const once = reading.mock.calls.length;
    expect(await read(client, {})).toEqual([1, 2]);
    expect([asked.length, once, reading.mock.calls.length]).toEqual([1, 1, 1]);
    client.writeQuery({ query: LIST, variables: {}, data: { products: null } });
    expect((await client.query({ query: LIST })).data).toEqual({ products: null });
    reading.mockRestore();
  });

  it('passes a refusal on', async () => {
    const refusing = new ApolloLink(
      () =>
        new Observable((observer) => {
          observer.next({
            data: null,
            errors: [{ message: 'X', extensions: { code: 'PRODUCT_INACTIVE', args: { id: 3 } } }],
          });
          observer.complete();
        }),
    );
    const client = new ApolloClient({ link: refusing, cache: new PageCache({}) });
    const refusal = await fillPageCache(client, LIST, {}).catch(pageError);
    expect(refusal).toMatchObject({ status: 410, data: { code: 'PRODUCT_INACTIVE', args: { id: 3 } } });
  });
});

describe('the way to the server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks a query three times, after 1 s and 2 s, in the language of the page', async () => {
    const fetching = vi.fn((address: string, _options: RequestInit) =>
      address === '/api/csrf'
        ? Promise.resolve(Response.json({ token: 'csrf' }))
        : Promise.reject(new TypeError('Failed to fetch')),
    );
    vi.stubGlobal('fetch', fetching);
    const asked = () => fetching.mock.calls.filter(([address]) => address === '/graphql');
    const outcome = createClient(browserLink('sk'))
      .query({ query: LIST })
      .catch((error: unknown) => pageError(error).status);
    await vi.advanceTimersByTimeAsync(999);
    expect(asked()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2001);
    expect([asked().length, await outcome]).toEqual([3, 503]);
    const headers = new Headers(asked()[0]?.[1].headers);
    expect([headers.get('accept-language'), headers.get('apollo-require-preflight')]).toEqual(['sk', 'true']);
  });

  it('sends a mutation once', async () => {
    const fetching = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetching);
    const mutation = gql`
      mutation Cancel {
        cancelOrder(id: "1") {
          id
        }
      }
    `;
    const outcome = createClient(browserLink('en'))
      .mutate({ mutation })
      .catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(10_000);
    expect([fetching.mock.calls.length, await outcome]).toEqual([1, 'failed']);
  });
});
