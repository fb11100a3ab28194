import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RawIntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silenceExtensions } from '../../../web/app/failures/extension-rejections.ts';
import { PageFailure, ShopFailure } from '../../../web/app/failures/failures.tsx';
import { notFound, pageError } from '../../../web/app/failures/page-error.ts';
import { NotFound } from '../../../web/app/failures/not-found.tsx';
import { page } from '../../../web/app/page-route.ts';
import { intlOf, type Messages } from '../../../web/intl/intl.ts';
import common from '../../../web/intl/locales/en/common.json';
import nav from '../../../web/intl/locales/en/nav.json';
import { useShopInfo } from '../../../web/lib/shop-info.ts';
import { lazyPart } from '../../../web/ui/lazy-part.tsx';
import { renderPage } from '../../support/web/web-page.tsx';

const messages = { ...common, ...nav } as unknown as Messages;

const open = (route: RouteObject, path = '/page') => {
  const children = [route, { path: '*', Component: () => <h1>somewhere else</h1> }];
  const router = createMemoryRouter(
    [{ ErrorBoundary: ShopFailure, children: [{ ErrorBoundary: PageFailure, children }] }],
    { initialEntries: [path] },
  );
  render(
    <RawIntlProvider value={intlOf('en', messages)}>
      <RouterProvider router={router} />
    </RawIntlProvider>,
  );
  return () => router.state.location.pathname + router.state.location.search;
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const headings = () => screen.findByRole('heading', { level: 1 }).then(({ textContent }) => textContent);

const reload = vi.fn();
beforeEach(() => {
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const LOST = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');

/** Fails once, then works. */
const failOnce = (error: unknown) => {
  let failed = false;
  return () => {
    if (failed) return null;
    failed = true;
    throw error;
  };
};

describe('a page that broke', () => {
  it('says so in Slovak and in the language of the page, with its code and a way to the seller', async () => {
    open({ path: 'page', loader: () => Promise.reject(pageError(new Error('x'))), Component: () => null });
    const heading = await screen.findByRole('heading', { name: 'Nastala neočakávaná chyba' });
    expect(heading.lang).toBe('sk');
    expect(screen.getByText('ERR_INTERNAL')).toBeDefined();
    expect(screen.getByText('An unexpected error occurred on our side. Your cart is kept.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact');
  });

  it('is there when its data come on the second try', async () => {
    open({ path: 'page', loader: failOnce(pageError(new Error('x'))), Component: () => <h1>the page</h1> });
    await screen.findByRole('heading', { name: 'Nastala neočakávaná chyba' });
    await press('Skúsiť znovu');
    expect(await screen.findByRole('heading', { name: 'the page' })).toBeDefined();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is there when it renders on the second try', async () => {
    let broken = true;
    const Component = () => {
      if (broken) throw new Error('x');
      return <h1>the page</h1>;
    };
    open({ path: 'page', loader: () => null, Component });
    await screen.findByRole('heading', { name: 'Nastala neočakávaná chyba' });
    broken = false;
    await press('Skúsiť znovu');
    expect(await screen.findByRole('heading', { name: 'the page' })).toBeDefined();
  });

  it.each([
    ['its code did not arrive', page('page', 'page', [], () => Promise.reject(LOST))],
    [
      'a style sheet did not',
      page('page', 'page', [], () => Promise.reject(new Error('Unable to preload CSS for /x'))),
    ],
    ['its data did not', { path: 'page', loader: () => Promise.reject(pageError(LOST)), Component: () => null }],
  ])('says that it is the network, not the shop, where %s', async (_what, route) => {
    open(route);
    await screen.findByText('The shop cannot be reached. Check your connection and try again.');
    expect(screen.queryByText(/on our side/)).toBeNull();
    expect(screen.queryByText('ERR_INTERNAL')).toBeNull();
    expect(screen.getByRole('button', { name: 'Skúsiť znovu' })).toBeDefined();
  });

  it('is a matter of the connection where the shop could not say its facts, which come with a fresh document', async () => {
    const Component = () => <h1>{useShopInfo().seller.email}</h1>;
    open({ path: 'page', loader: () => null, Component });
    await screen.findByText('The shop cannot be reached. Check your connection and try again.');
    await press('Skúsiť znovu');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is a fault of the shop where its code arrived and broke', async () => {
    open(page('page', 'page', [], () => Promise.reject(new TypeError('x is not a function'))));
    await screen.findByText('ERR_INTERNAL');
  });

  it('is asked for as a fresh document when its code did not arrive, since the router would not ask again', async () => {
    open(page('page', 'page', [], () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))));
    await screen.findByRole('heading', { name: 'Nastala neočakávaná chyba' });
    await press('Skúsiť znovu');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads as a whole on demand', async () => {
    open({ path: 'page', loader: () => Promise.reject(pageError(new Error('x'))), Component: () => null });
    await screen.findByRole('heading', { name: 'Nastala neočakávaná chyba' });
    await press('Obnoviť stránku');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('has no broken picture where its drawing did not arrive either', async () => {
    open({ path: 'page', loader: () => Promise.reject(pageError(new Error('x'))), Component: () => null });
    await screen.findByRole('heading', { name: 'Nastala neočakávaná chyba' });
    fireEvent.error(document.querySelector('img')!);
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('a part of a page whose code did not arrive', () => {
  const show = (part: React.ReactNode) =>
    render(<RawIntlProvider value={intlOf('en', messages)}>{part}</RawIntlProvider>);

  it('says so in its place and is there when it is asked for again', async () => {
    const Part = lazyPart(
      vi
        .fn()
        .mockRejectedValueOnce(LOST)
        .mockResolvedValue(() => <p>the part</p>),
    );
    show(<Part />);
    await screen.findByText('This part could not be loaded. Check your connection.');
    await press('Try again');
    expect(await screen.findByText('the part')).toBeDefined();
  });

  it('is silent where nobody misses it', async () => {
    const load = vi.fn().mockRejectedValue(LOST);
    const Part = lazyPart(load, true);
    const { container } = show(<Part />);
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    await new Promise((settled) => setTimeout(settled));
    expect(container.textContent).toBe('');
  });
});

describe('a page that is not there', () => {
  const missing: RouteObject = { path: 'page', loader: () => Promise.reject(notFound()), Component: () => null };

  it('is one whose address asks for what cannot be asked for', () => {
    const errors = [
      { message: 'x', extensions: { code: 'VALIDATION_FAILED', args: { 'filter.categories': 'TOO_MANY' } } },
    ];
    expect(pageError(new CombinedGraphQLErrors({ errors }))).toMatchObject({ status: 404 });
  });

  it('offers ways on', async () => {
    open(missing);
    expect(await headings()).toBe('This page does not exist');
    const ways = screen.getByRole('navigation', { name: 'Where to go next' });
    expect([...ways.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/products?type=kit',
      '/products?type=files',
      '/contact',
    ]);
  });

  it('offers a search, with the suggestions that come while it is typed', async () => {
    const { address } = renderPage(<NotFound />, { path: '/lost' });
    const field = screen.getByRole('combobox', { name: 'Search products' });
    field.focus();
    await screen.findByRole('status');
    await userEvent.type(field, ' rocket {Enter}');
    await screen.findByText('somewhere else');
    expect(address()).toBe('/products?search=rocket');
  });
});

describe('a rejection that nobody caught', () => {
  const REST = 'message channel closed before a response was received';

  it.each([
    [`A listener indicated an asynchronous response by returning true, but the ${REST}`, true],
    ['The message port closed before a response was received.', true],
    ['Failed to fetch', false],
    [undefined, false],
  ])('is silenced only where an extension of the browser left it behind: %s', (message, silenced) => {
    silenceExtensions();
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), {
      reason: message && { message },
    });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(silenced);
  });
});
