import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fullProduct, productList } from '../../support/builders/build-web-product.ts';
import { cut, openCatalogue, stubNetwork } from '../../support/web/web-network.tsx';

const PAUSES = 1000 + 2000;

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');
const structured = () => document.querySelectorAll('script[type="application/ld+json"]').length;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

const real = ({ operationName }: { operationName: string }) =>
  operationName === 'ProductList' ? productList() : { product: fullProduct({ name: 'Kriváň' }) };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a product that the network does not bring', () => {
  it('is a mock after three tries: looked at, never bought, kept from search engines', async () => {
    const { asked } = stubNetwork(() => cut);
    const { client } = openCatalogue('/products/7');
    await pass(PAUSES - 500);
    expect([asked.length, screen.queryByRole('heading')]).toEqual([2, null]);
    await pass(500);
    expect([asked.length, heading()]).toEqual([3, 'Mock Product 7']);
    expect(screen.getByText('$0.00')).toBeTruthy();
    expect(screen.getByText('Product data unavailable - backend connection failed').lang).toBe('en');
    expect(screen.getByRole('status').textContent).toContain('nothing here can be bought');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Try again']);
    expect([robots(), structured()]).toEqual(['noindex', 0]);
    expect(client.cache.extract()).toEqual({});
    expect(localStorage.getItem('martyx_cart_v1')).toBeNull();
  });

  it.each([
    ['the visitor tries again', async () => userEvent.click(screen.getByRole('button', { name: 'Try again' }))],
    ['the network is back', async () => act(() => void window.dispatchEvent(new Event('online')))],
  ])('is the true one when %s', async (_when, again) => {
    const line = stubNetwork(() => cut);
    openCatalogue('/products/1');
    await pass(PAUSES);
    expect(heading()).toBe('Mock Product 1');
    line.answer = real;
    await again();
    await vi.waitFor(() => expect(heading()).toBe('Kriváň'), 10_000);
    expect(screen.getAllByRole('button', { name: 'Add to cart' }).length).toBeGreaterThan(0);
  });

  it('is the true one, as known, where it was seen before, be it ever so old', async () => {
    const line = stubNetwork(real);
    const { router } = openCatalogue('/products/1');
    await vi.waitFor(() => expect(heading()).toBe('Kriváň'), 10_000);
    await act(() => router.navigate('/elsewhere'));
    line.answer = () => cut;
    await pass(20 * 60_000);
    const going = act(() => router.navigate('/products/1'));
    await pass(PAUSES);
    await going;
    expect([line.asked.length, heading()]).toEqual([4, 'Kriváň']);
  });
});

describe('a list that the network does not bring', () => {
  it('is six mocks that lead to their pages', async () => {
    stubNetwork(() => cut);
    const { client } = openCatalogue('/products?type=kit');
    await pass(PAUSES);
    const list = within(screen.getByRole('region', { name: 'Models' }));
    const links = list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([1, 2, 3, 4, 5, 6].map((id) => [`Mock Product ${id}`, `/products/${id}`]));
    expect(list.getAllByText('$0.00')).toHaveLength(6);
    expect([robots(), structured(), client.cache.extract()]).toEqual(['noindex', 0, {}]);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Try again']);
  });
});

describe('an answer with a status of failure', () => {
  it.each([
    [500, 'ERR_INTERNAL', 3],
    [503, 'SERVICE_UNAVAILABLE', 3],
    [429, 'RATE_LIMITED', 1],
  ])('is no lost network: %i is the screen of failures with its code', async (status, errorCode, tries) => {
    const { asked } = stubNetwork(() => Response.json({ errorCode, args: {} }, { status }));
    openCatalogue('/products/7');
    await pass(PAUSES);
    expect([heading(), asked.length]).toEqual(['Nastala neočakávaná chyba', tries]);
    expect(screen.getByText(errorCode)).toBeTruthy();
    expect(screen.queryByText(/Mock Product/)).toBeNull();
  });

  it('is not asked again before the time that the server names', async () => {
    const { asked } = stubNetwork(() => new Response('', { status: 503, headers: { 'retry-after': '5' } }));
    openCatalogue('/products/7');
    await pass(PAUSES);
    expect([asked.length, heading()]).toEqual([1, 'Nastala neočakávaná chyba']);
  });

  it('counts also where it is the token for the call that is refused', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ errorCode: 'GATE_CLOSED' }, { status: 403 })));
    openCatalogue('/products/7');
    await pass(PAUSES);
    expect(screen.getByText('GATE_CLOSED')).toBeTruthy();
  });
});

describe('a list that is none', () => {
  it.each([{}, { products: null }, { products: 'none' }, { products: { nodes: 'none' } }, { products: [] }])(
    'is refused with its reason, and kept by nobody: %j',
    async (answer) => {
      const { asked } = stubNetwork(({ operationName }) =>
        operationName === 'ProductList' ? answer : { printers: [] },
      );
      const { client } = openCatalogue('/products');
      await pass(PAUSES);
      const reason = 'Invalid response format from backend: expected array or paginated response';
      expect(screen.getByText(reason).lang).toBe('en');
      const lists = asked.filter(({ operationName }) => operationName === 'ProductList');
      expect([heading(), lists.length]).toEqual(['Nastala neočakávaná chyba', 1]);
      expect(JSON.stringify(client.cache.extract())).not.toContain('products');
    },
  );
});
