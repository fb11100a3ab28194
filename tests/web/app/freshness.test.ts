import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerKey } from '../../../web/lib/graphql/answer-key.ts';
import { createBrowserSession } from '../../../web/app/data/browser-session.ts';
import { CLEANUP_AGE, CLEANUP_EVERY, FRESHNESS, LOADED_FOR, SWEEP_EVERY } from '../../../web/app/data/freshness.ts';
import {
  answerTo,
  COUNTRIES,
  EDITED,
  node,
  LIST,
  OTHER,
  PRODUCT,
  PROFILE,
  QUOTE,
  SAVE,
  rootOf,
  WORKED_OUT,
  shop,
  type Client,
} from '../../support/fresh-shop.ts';
import { cut, stubNetwork } from '../../support/web/web-network.tsx';

const MINUTE = 60_000;

/** Shows a query as a screen does, until `leave`. */
const show = (client: Client, query: typeof PROFILE, variables = {}) => {
  const watched = client.watchQuery({ query, variables });
  const watching = watched.subscribe(() => undefined);
  return { watched, leave: () => watching.unsubscribe() };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the constants', () => {
  it('are those of the specification', () => {
    const { products, user, static: fixed, api } = FRESHNESS;
    expect([products.maxAge, user.maxAge, fixed.maxAge, api.maxAge]).toEqual([600_000, 300_000, 86_400_000, 120_000]);
    expect([products.entries, user.entries, fixed.entries, api.entries]).toEqual([100, 50, 200, 1000]);
    expect([SWEEP_EVERY, CLEANUP_EVERY, CLEANUP_AGE]).toEqual([60_000, 300_000, 3_600_000]);
  });
});

describe('an answer to a page', () => {
  it.each([
    ['a list', LIST, 10 * MINUTE],
    ['a product', PRODUCT, 10 * MINUTE],
    ['anything else', OTHER, 2 * MINUTE],
  ])('is asked for once while it is fresh, and once after: %s', async (_name, query, maxAge) => {
    const { client, asked } = shop();
    const variables = query === PRODUCT ? { id: 7 } : {};
    await client.query({ query, variables });
    await vi.advanceTimersByTimeAsync(maxAge - 1);
    await client.query({ query, variables });
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await client.query({ query, variables });
    await client.query({ query, variables });
    expect(asked).toHaveLength(2);
  });

  it('is fresh where it came with the page', async () => {
    const answers = { [answerKey({ query: LIST })]: answerTo('ProductList', {}) };
    const { client, asked } = shop({ answers, at: Date.now() });
    await client.query({ query: LIST });
    expect(asked).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    await client.query({ query: LIST });
    expect(asked).toHaveLength(1);
  });

  it('is asked for once by two at a time', async () => {
    const { asked } = stubNetwork(() => ({ other: 1 }));
    const state = {
      locale: 'en',
      origin: '',
      shop: null,
      styles: [],
      modules: [],
      waits: false,
      ahead: [],
      namespaces: [],
      whole: true,
      messages: {},
      answers: {},
    } as const;
    const session = createBrowserSession({ ...state, router: { loaderData: {}, errors: null } }, async (ready) =>
      ready(),
    );
    const { client } = session.get();
    const here = await client.load();
    await Promise.all([here.query({ query: OTHER }), here.query({ query: OTHER })]);
    expect(asked).toHaveLength(1);
  });

  it('comes from what is known while there is no network, however old', async () => {
    const { client, asked } = shop();
    await client.query({ query: LIST });
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect((await client.query({ query: LIST })).data).toMatchObject({ products: { nodes: [{ id: 1 }, { id: 2 }] } });
    expect(asked).toHaveLength(1);
  });
});

describe('a screen', () => {
  it('does not ask for what its page was just given, however soon that is old', async () => {
    const { client, asked } = shop();
    await client.query({ query: QUOTE });
    show(client, QUOTE).leave();
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(LOADED_FOR);
    show(client, QUOTE).leave();
    expect(asked).toHaveLength(2);
  });

  it('shows nothing of what is to be edited until the server has said how it is now', async () => {
    const { client, asked } = shop();
    await client.query({ query: EDITED });
    const { watched, leave } = show(client, EDITED);
    expect(asked).toHaveLength(2);
    leave();
    expect(client.watchQuery({ query: EDITED }).getCurrentResult().data).toBeUndefined();
    expect(watched.getCurrentResult().data).toBeUndefined();
  });

  it('keeps nothing of what was worked out for one input', async () => {
    const { client, asked } = shop();
    await client.query({ query: WORKED_OUT });
    show(client, WORKED_OUT).leave();
    expect(asked).toHaveLength(2);
    expect(rootOf(client)).toEqual([]);
  });
});

describe('what is known of a customer', () => {
  it('is not asked for again within five minutes, and shown while it is asked for after', async () => {
    const { client, asked } = shop();
    show(client, PROFILE).leave();
    await vi.advanceTimersByTimeAsync(4 * MINUTE);
    show(client, PROFILE).leave();
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(MINUTE - 1000);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    show(client, PROFILE).leave();
    expect(asked).toHaveLength(2);
  });

  it('is asked for again after any change, and always on demand', async () => {
    const { client, asked } = shop();
    show(client, PROFILE).leave();
    await client.mutate({ mutation: SAVE });
    const { watched, leave } = show(client, PROFILE);
    expect(asked).toEqual(['MyProfile', 'Save', 'MyProfile']);
    await watched.refetch();
    expect(asked).toHaveLength(4);
    leave();
  });

  it('leaves the memory with the sweep after its time, unless it is on the screen', async () => {
    const { client } = shop();
    const { leave } = show(client, PROFILE);
    await vi.advanceTimersByTimeAsync(20 * MINUTE);
    expect(client.cache.extract()).toHaveProperty('User:u1');
    leave();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(client.cache.extract()).not.toHaveProperty('User:u1');
  });
});

describe('the price of a cart', () => {
  it('is asked for every time', async () => {
    const { client, asked } = shop();
    show(client, QUOTE).leave();
    show(client, QUOTE).leave();
    await client.query({ query: QUOTE });
    expect(asked).toHaveLength(3);
  });
});

describe('the cache', () => {
  it('lets the oldest of 101 products go, with what only it held', async () => {
    const { client, asked } = shop();
    for (let id = 1; id <= 101; id += 1) {
      await client.query({ query: PRODUCT, variables: { id } });
      await vi.advanceTimersByTimeAsync(1);
    }
    const kept = client.cache.extract() as object;
    expect(['Product:1', 'Product:2', 'Product:101'].map((id) => id in kept)).toEqual([false, true, true]);
    await client.query({ query: PRODUCT, variables: { id: 2 } });
    expect(asked).toHaveLength(101);
    await client.query({ query: PRODUCT, variables: { id: 1 } });
    expect(asked).toHaveLength(102);
  });

  it('keeps what a list still holds when the product goes', async () => {
    const { client } = shop();
    for (let id = 1; id <= 99; id += 1) await client.query({ query: PRODUCT, variables: { id } });
    await client.query({ query: LIST });
    await client.query({ query: PRODUCT, variables: { id: 200 } });
    expect(rootOf(client)).not.toContain('product({"id":1})');
    expect(client.cache.extract()).toHaveProperty('Product:1');
  });

  it('never takes away what is on the screen', async () => {
    const { client, asked } = shop();
    const { watched, leave } = show(client, PRODUCT, { id: 1 });
    for (let id = 2; id <= 150; id += 1) await client.query({ query: PRODUCT, variables: { id } });
    await vi.advanceTimersByTimeAsync(120 * MINUTE);
    expect(watched.getCurrentResult().data).toEqual({ product: node(1) });
    expect(asked).toHaveLength(150);
    leave();
  });

  it('does not grow over 500 changes of page', async () => {
    const { client } = shop();
    const sizes: number[] = [];
    for (let turn = 1; turn <= 500; turn += 1) {
      await client.query({ query: LIST, variables: { search: `word ${turn}` } });
      await client.query({ query: PRODUCT, variables: { id: turn } });
      show(client, QUOTE, { input: turn }).leave();
      await vi.advanceTimersByTimeAsync(2000);
      sizes.push(Object.keys(client.cache.extract() as object).length + rootOf(client).length);
    }
    expect(Math.max(...sizes.slice(100))).toBeLessThanOrEqual(sizes[99]! + 2);
    expect(rootOf(client).length).toBeLessThanOrEqual(100 + 50 + 1);
  });

  it('forgets products that nobody looked at for an hour', async () => {
    const { client } = shop();
    await client.query({ query: PRODUCT, variables: { id: 7 } });
    await vi.advanceTimersByTimeAsync(59 * MINUTE);
    expect(client.cache.extract()).toHaveProperty('Product:7');
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(client.cache.extract()).not.toHaveProperty('Product:7');
  });

  it('keeps what lasts a day for an hour, until the cleanup of every five minutes', async () => {
    const { client, asked } = shop();
    await vi.advanceTimersByTimeAsync(MINUTE);
    await client.query({ query: COUNTRIES });
    await vi.advanceTimersByTimeAsync(63 * MINUTE);
    await client.query({ query: COUNTRIES });
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(MINUTE);
    await client.query({ query: COUNTRIES });
    expect(asked).toHaveLength(2);
  });

  it('stops its clocks with the client', () => {
    const { client } = shop();
    client.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('another language', () => {
  it('asks for everything anew', async () => {
    vi.stubGlobal('__LOCALES_VERSION__', 'abc');
    const line = stubNetwork(() => answerTo('ProductList', {}));
    const state = {
      locale: 'en',
      origin: '',
      shop: null,
      styles: [],
      modules: [],
      waits: false,
      ahead: [],
      namespaces: [],
      whole: true,
      messages: {},
      answers: {},
    } as const;
    const read = () =>
      session
        .loaderClient()
        .load()
        .then((client) => client.query({ query: LIST }));
    const reload = (ready: () => void) => read().then(ready);
    const session = createBrowserSession({ ...state, router: { loaderData: {}, errors: null } }, reload);
    await read();
    await read();
    expect(line.asked).toHaveLength(1);
    await session.switchTo('sk');
    expect(line.asked).toHaveLength(2);
    line.answer = () => cut;
    await read();
    expect(line.asked).toHaveLength(2);
  });
});
