import { gql } from '@apollo/client';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserSession } from '../../../web/app/data/browser-session.ts';
import { reloadPage } from '../../../web/app/reload-page.ts';
import { secretHeaders } from '../../../web/app/addresses/secret-address.ts';
import { account } from '../../../web/lib/account/account.ts';
import { ANNA, BORIS, signInAs } from '../../support/web/web-account.ts';

const PRIVATE = gql`
  query Me {
    me
  }
`;

/** A page under a session whose loaders take until `done` is called. */
const page = () => {
  const waiting: (() => void)[] = [];
  const reload = vi.fn(
    (ready: () => void) =>
      new Promise<void>((resolve) =>
        waiting.push(() => {
          ready();
          resolve();
        }),
      ),
  );
  const state = {
    locale: 'en',
    origin: '',
    shop: null,
    styles: [],
    modules: [],
    waits: false,
    ahead: [],
    namespaces: ['nav'],
    whole: true,
    messages: {},
    answers: {},
  } as const;
  const session = createBrowserSession({ ...state, router: { loaderData: {}, errors: null } }, reload);
  const shown = vi.fn();
  session.subscribe(shown);
  const done = async () => {
    await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
    for (const resolve of waiting.splice(0)) resolve();
    await new Promise((settled) => setTimeout(settled));
  };
  return { session, reload, shown, done };
};

beforeEach(() => {
  vi.stubGlobal('__LOCALES_VERSION__', 'abc');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
});

afterEach(() => {
  account.end('signed_out');
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('another session', () => {
  it('brings a client with an empty cache once the page’s data are here for it', async () => {
    const { session, reload, shown, done } = page();
    const first = session.get().client;
    const visitor = await first.load();
    visitor.writeQuery({ query: PRIVATE, data: { me: 'visitor' } });
    signInAs(ANNA);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(session.get().client).toBe(first);
    expect(session.loaderClient()).not.toBe(first);
    await done();
    expect(session.get().client).toBe(session.loaderClient());
    expect(session.get().client.client?.readQuery({ query: PRIVATE })).toBeNull();
    expect(shown).toHaveBeenCalledOnce();
  });

  it('leaves nothing private behind when it ends', async () => {
    signInAs(ANNA);
    const { session, done } = page();
    (await session.get().client.load()).writeQuery({ query: PRIVATE, data: { me: ANNA.email } });
    account.end('signed_out');
    await done();
    expect(session.get().client.client?.cache.extract()).toEqual({});
  });

  it('is not one when only the account’s own data changed', async () => {
    signInAs(ANNA);
    const { session, reload } = page();
    const { client } = session.get();
    account.updateUser({ ...ANNA, emailConfirmed: false });
    await session.loaderClient().load();
    expect([reload.mock.calls.length, session.get().client === client]).toEqual([0, true]);
  });

  it('gives way to the next one that begins while the page loads', async () => {
    const { session, shown, done } = page();
    signInAs(ANNA);
    const first = session.loaderClient();
    signInAs(BORIS);
    await done();
    expect([shown.mock.calls.length, session.get().client === first]).toEqual([1, false]);
  });

  it('does not undo a change of language under way', async () => {
    const { session, reload, done } = page();
    const switching = session.switchTo('sk');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    signInAs(ANNA);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
    await done();
    await switching;
    expect([session.get().locale, session.get().client === session.loaderClient()]).toEqual(['sk', true]);
  });
});

describe('a reload of the page', () => {
  const routerOf = (loader?: () => Promise<string>) => {
    const routes = [
      { path: '/', loader },
      { path: '/next', lazy: async () => ({}) },
    ];
    return createMemoryRouter(routes, { hydrationData: { loaderData: { '0': 'old' } }, getContext: () => undefined! });
  };

  it('runs the loaders, and says in the same moment that their data are here', async () => {
    const loader = vi.fn(async () => 'new');
    const router = routerOf(loader);
    const heard: unknown[] = [];
    router.subscribe(({ loaderData }) => {
      heard.push(loaderData['0']);
      queueMicrotask(() => heard.push('later'));
    });
    await reloadPage(router, () => heard.push('ready'));
    expect(loader).toHaveBeenCalledOnce();
    expect(heard.slice(heard.indexOf('new'))).toEqual(['new', 'ready', 'later']);
  });

  it('does not swallow a navigation that begins at the same time on a page without data', async () => {
    const router = routerOf();
    await Promise.all([reloadPage(router), router.navigate('/next', { replace: true })]);
    expect([router.state.location.pathname, router.state.historyAction]).toEqual(['/next', 'REPLACE']);
  });

  it('is nothing before there is a router', async () => {
    const ready = vi.fn();
    await reloadPage(undefined, ready);
    expect(ready).toHaveBeenCalledOnce();
  });
});

describe('an address that is a secret', () => {
  it.each(['/reset-password?token=abc', '/confirm-email?x=1&token=abc', '/order/1?key=abc'])(
    'is stored by nobody and told to nobody: %s',
    (url) => {
      expect(secretHeaders(url)).toEqual({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    },
  );

  it.each(['/account', '/products?search=token', '/products?monkey=1'])('is not %s', (url) => {
    expect(secretHeaders(url)).toEqual({});
  });
});
