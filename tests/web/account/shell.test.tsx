import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignedInPage } from '../../../web/app/screens/signed-in-page.tsx';
import { AccountLinks } from '../../../web/features/shell/account-links.tsx';
import { Footer } from '../../../web/features/shell/footer.tsx';
import { Navbar } from '../../../web/features/shell/navbar.tsx';
import { SessionNotice } from '../../../web/features/shell/session-notice.tsx';
import { intlOf, type Messages } from '../../../web/intl/intl.ts';
import nav from '../../../web/intl/locales/en/nav.json';
import { account } from '../../../web/lib/account/account.ts';
import type { Locale } from '../../../web/intl/locale.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { renderPage } from '../../support/web/web-page.tsx';

const bar = (
  <Navbar
    language={{ locale: 'en', switching: false, failed: false, switchTo: () => {} }}
    wishlist={<span>wishlist</span>}
    cart={<span>cart</span>}
  />
);

const end = (reason: 'signed_out' | 'token_expired') => act(() => account.end(reason));
const names = (role: string, within_: HTMLElement) =>
  within(within_)
    .queryAllByRole(role)
    .map((each) => each.getAttribute('aria-label') ?? each.textContent);

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ token: 'csrf' })));
});

afterEach(() => {
  cleanup();
  account.end('signed_out');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the bar', () => {
  it('offers a visitor to sign in, with the way back here, and to sign up', () => {
    renderPage(bar, { path: '/products?type=kit' });
    const signIn = screen.getByRole('link', { name: 'Sign in' });
    const back = encodeURIComponent('/products?type=kit');
    expect(signIn.getAttribute('href')).toBe(`/login?next=${back}`);
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/register');
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  });

  it.each(['/', '/login', '/register', '/reset-password?token=secret', '/confirm-email?token=secret'])(
    'does not lead back to %s',
    (path) => {
      renderPage(bar, { path });
      expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
    },
  );

  it('offers a customer the account and to sign out, which leaves the focus on what took its place', async () => {
    signInAs(ANNA);
    const page = renderPage(bar, { path: '/products' });
    expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/account');
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect([account.get(), page.address()]).toEqual([null, '/products']);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Sign in' }));
  });

  it('says the same in the drawer of a narrow screen, and closes it', async () => {
    renderPage(bar, { path: '/products' });
    const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await openMenu();
    expect(names('link', await screen.findByRole('dialog'))).toEqual(expect.arrayContaining(['Sign in', 'Sign up']));
    act(() => signInAs(ANNA));
    expect(names('link', await screen.findByRole('dialog'))).toContain('Account');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }));
    expect([account.get(), screen.queryByRole('dialog')]).toEqual([null, null]);
  });

  it('comes from the server the same for everybody, with both variants for the style sheet to choose', () => {
    const html = () =>
      renderToString(
        <RawIntlProvider value={intlOf('en', nav as object as Messages)}>
          <MemoryRouter>
            <AccountLinks />
          </MemoryRouter>
        </RawIntlProvider>,
      );
    const before = html();
    signInAs(ANNA);
    expect(html()).toBe(before);
    expect(before).toMatch(/only-guest.*Sign in.*Sign up.*only-account.*Account.*Sign out/s);
    expect(before).not.toContain(ANNA.email);
  });
});

describe('the footer', () => {
  it('leads to the account, in Slovak', () => {
    renderPage(<Footer />);
    expect(screen.getByRole('link', { name: 'Môj účet' }).getAttribute('href')).toBe('/account');
  });
});

describe('the notice of an expired session', () => {
  const shown = () => screen.queryByText('Session Expired') !== null;
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const expire = async (path = '/products') => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    signInAs(ANNA);
    renderPage(<SessionNotice />, { path });
    end('token_expired');
    await act(() => vi.dynamicImportSettled());
  };
  const toast = () => screen.getByText('Session Expired').closest('.toast')!;

  it('stands for five seconds', async () => {
    await expire();
    expect(screen.getByRole('status').textContent).toContain(
      'Your session has expired. Please log in again to continue.',
    );
    pass(4999);
    expect(shown()).toBe(true);
    pass(1);
    expect(shown()).toBe(false);
  });

  it.each([
    ['the pointer is on it', () => fireEvent.pointerEnter(toast()), () => fireEvent.pointerLeave(toast())],
    [
      'the focus is in it',
      () => act(() => screen.getByRole('button', { name: 'Close' }).focus()),
      () => act(() => screen.getByRole('button', { name: 'Close' }).blur()),
    ],
    ['nobody sees the tab', () => hide(true), () => hide(false)],
  ])('waits while %s, and then for the rest of its time', async (_why, begin, stop) => {
    await expire();
    pass(3000);
    begin();
    pass(60_000);
    expect(shown()).toBe(true);
    stop();
    pass(1999);
    expect(shown()).toBe(true);
    pass(1);
    expect(shown()).toBe(false);
  });

  it('can be closed, and leads to the sign-in page and back', async () => {
    await expire();
    const back = encodeURIComponent('/products');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(`/login?next=${back}`);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(shown()).toBe(false);
  });

  it('goes when somebody signs in, and has no link on the sign-in page itself', async () => {
    await expire('/login');
    expect([shown(), screen.queryByRole('link', { name: 'Sign in' })]).toEqual([true, null]);
    act(() => signInAs(ANNA));
    expect(shown()).toBe(false);
  });

  it('does not come when somebody signs out', () => {
    signInAs(ANNA);
    renderPage(<SessionNotice />);
    end('signed_out');
    expect(shown()).toBe(false);
  });

  it.each([
    ['sk', 'Prihlásenie vypršalo'],
    ['de', 'Sitzung abgelaufen'],
  ] as [Locale, string][])('is translated: %s', async (locale, title) => {
    signInAs(ANNA);
    renderPage(<SessionNotice />, { locale });
    end('token_expired');
    expect(await screen.findByText(title)).toBeTruthy();
  });
});

describe('a page for customers', () => {
  const page = (path = '/account/profile?x=1') =>
    renderPage(<SignedInPage waiting={<p>waiting</p>}>my data</SignedInPage>, { path });

  it('is shown to them', () => {
    signInAs(ANNA);
    page();
    expect(screen.getByText('my data')).toBeTruthy();
  });

  it('leads a visitor to sign in and back, and shows nothing meanwhile', async () => {
    const { address } = page();
    expect([screen.queryByText('my data'), screen.queryByText('waiting') !== null]).toEqual([null, true]);
    await waitFor(() => expect(address()).toBe(`/login?next=${encodeURIComponent('/account/profile?x=1')}`));
  });

  it('stays where a session begins in the moment in which it opens', async () => {
    const { address } = page();
    act(() => signInAs(ANNA));
    await new Promise((passed) => setTimeout(passed, 300));
    expect([screen.queryByText('my data') !== null, address()]).toEqual([true, '/account/profile?x=1']);
  });

  it.each([
    ['signed_out', '/'],
    ['token_expired', `/login?next=${encodeURIComponent('/account')}`],
  ] as const)('is left when the session ends: %s', async (reason, target) => {
    signInAs(ANNA);
    const { address } = page('/account');
    end(reason);
    expect(screen.queryByText('my data')).toBeNull();
    await waitFor(() => expect(address()).toBe(target));
  });

  it('lets its visitor arrive where they were already going when the session ends', async () => {
    signInAs(ANNA);
    const pause = () => new Promise((passed) => setTimeout(passed, 50));
    const link = <Link to="/account/orders">orders</Link>;
    const { address } = renderPage(<SignedInPage waiting={link}>{link}</SignedInPage>, {
      path: '/account',
      elsewhere: async () => {
        await pause();
        end('token_expired');
        await pause();
        return null;
      },
    });
    fireEvent.click(screen.getByText('orders'));
    await screen.findByText('somewhere else');
    expect(address()).toBe('/account/orders');
  });

  it('leads home also when the end of the session mounts it anew', async () => {
    const Anew = () => {
      const [mounting, setMounting] = useState(0);
      return (
        <>
          <button onClick={() => setMounting(mounting + 1)}>anew</button>
          <SignedInPage key={mounting} waiting={<p>waiting</p>}>
            my data
          </SignedInPage>
        </>
      );
    };
    signInAs(ANNA);
    const { address } = renderPage(<Anew />, { path: '/account' });
    end('signed_out');
    fireEvent.click(screen.getByText('anew'));
    await waitFor(() => expect(address()).toBe('/'));
  });
});

function hide(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
