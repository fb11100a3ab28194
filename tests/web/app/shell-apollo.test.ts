import { ApolloLink, gql, type ApolloClient } from '@apollo/client';
import { print, type GraphQLError } from 'graphql';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../web/app/data/apollo.ts';
import { browserLink } from '../../../web/app/data/browser-link.ts';
import { answersOf, withTypes } from '../../../web/app/data/server-answers.ts';
import { pageError } from '../../../web/app/failures/page-error.ts';

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
  it('keeps the pages of a list apart, so that two of them do not take each other away', async () => {
    const asked: unknown[] = [];
    const client = createClient(listLink(asked));
    expect(await read(client, {})).toEqual([1, 2]);
    expect(await read(client, { after: '2' })).toEqual([3, 4]);
    expect(await read(client, { after: '40' })).toEqual([41, 42]);
    expect(await read(client, {})).toEqual([1, 2]);
    expect(await read(client, { after: '2' })).toEqual([3, 4]);
    expect(asked).toEqual([null, '2', '40']);
  });

  it('keeps searches apart', async () => {
    const asked: unknown[] = [];
    const client = createClient(listLink(asked));
    await read(client, { search: 'boat' });
    await read(client, { search: 'rocket' });
    expect(asked).toHaveLength(2);
  });
});

describe('the cache of a product', () => {
  const part = (id: string, more: object) => ({ __typename: 'ProductPart', id, ...more });
  const PARTS = gql`
    query Parts {
      product(id: 1) {
        id
        parts {
          id
          name
        }
      }
    }
  `;
  const FITS = gql`
    query Fits {
      product(id: 1) {
        id
        parts {
          id
          grams
        }
      }
    }
  `;
  const productOf = (parts: object[]) => ({ product: { __typename: 'Product', id: 1, parts } });

  it('keeps what one part of the page knows of its parts when another asks for less', () => {
    const client = createClient(listLink([]));
    client.writeQuery({ query: PARTS, data: productOf([part('fin', { name: 'Fin' })]) });
    client.writeQuery({ query: FITS, data: productOf([part('fin', { grams: 12 })]) });
    expect(client.readQuery({ query: PARTS })).toEqual(productOf([part('fin', { name: 'Fin' })]));
    expect(client.readQuery({ query: FITS })).toEqual(productOf([part('fin', { grams: 12 })]));
  });

  it('joins nothing of parts that are other ones now', () => {
    const client = createClient(listLink([]));
    client.writeQuery({ query: PARTS, data: productOf([part('fin', { name: 'Fin' })]) });
    client.writeQuery({ query: FITS, data: productOf([part('nose', { grams: 12 })]) });
    expect(client.readQuery({ query: PARTS })).toBeNull();
  });
});

describe('an answer on the server', () => {
  it('says of each thing what it is, for the cache of the browser', () => {
    expect(print(withTypes(LIST))).toContain('__typename');
    expect(withTypes(LIST)).toBe(withTypes(LIST));
  });

  it('passes a refusal on, without what only the log may know', async () => {
    const [cause, heard] = [{ message: 'secret', originalError: new Error('secret') } as GraphQLError, vi.fn()];
    const answer = answersOf({
      execute: async () => ({ data: null, errors: [cause] }),
      onError: heard,
      explain: () => ({ code: 'PRODUCT_INACTIVE', args: { id: 3 } }),
    });
    const refusal = await answer(LIST, {}).catch(pageError);
    expect(refusal).toMatchObject({ status: 410, data: { code: 'PRODUCT_INACTIVE', args: { id: 3 } } });
    expect(heard.mock.calls[0]![0]).toBe(cause);
    expect(JSON.stringify(refusal)).not.toContain('secret');
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
        cancelOrder(input: { id: "1" }) {
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

describe('a list of one product that a mutation answers whole', () => {
  const FITS = gql`
    query Fits {
      adminProduct(id: 1) {
        id
        fitsWith {
          id
        }
      }
    }
  `;
  const fits = (ids: number[]) => ({
    adminProduct: {
      __typename: 'EditableProduct',
      id: 1,
      fitsWith: ids.map((id) => ({ __typename: 'AdminProductRow', id })),
    },
  });

  it('is replaced without a warning in the console, when it becomes shorter too', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { cache } = createClient(ApolloLink.empty());
    for (const ids of [[2, 3], [3]]) cache.writeQuery({ query: FITS, data: fits(ids) });
    expect(cache.readQuery({ query: FITS })).toEqual(fits([3]));
    expect(warned).not.toHaveBeenCalled();
  });
});
