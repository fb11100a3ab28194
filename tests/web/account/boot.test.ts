import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT_SCRIPT } from '../../../web/lib/account/account-boot.ts';
import { AccountStore, type AccountUser } from '../../../web/lib/account/account.ts';
import { ANNA, BORIS, sessionOf } from '../../support/web/web-account.ts';

const store = (user: AccountUser = ANNA) => {
  const { token } = sessionOf(user);
  localStorage.martyx_token = JSON.stringify(token);
  localStorage.martyx_user = JSON.stringify(user);
  return { token };
};

describe('a page for customers or admins that opens with a stored session', () => {
  const replaced = vi.fn();
  const answer = (status: number) => vi.fn(() => Promise.resolve(new Response(null, { status })));
  const openAt = (path: string, fetch = answer(401)) => {
    history.replaceState(null, '', path);
    vi.stubGlobal('fetch', fetch);
    runInThisContext(ACCOUNT_SCRIPT);
    return fetch;
  };

  beforeEach(() => {
    replaced.mockReset();
    vi.spyOn(window.location, 'replace').mockImplementation(replaced);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    vi.restoreAllMocks();
    history.replaceState(null, '', '/');
  });

  it.each([
    ['/account', '/login?next=%2Faccount'],
    ['/account/orders?page=2', '/login?next=%2Faccount%2Forders%3Fpage%3D2'],
    ['/admin/orders', '/admin?from=%2Fadmin%2Forders'],
  ])('leaves %s before its code runs where the server refuses, and the next page says why', async (path, target) => {
    store();
    openAt(path);
    await vi.waitFor(() => expect(replaced).toHaveBeenCalledExactlyOnceWith(target));
    const next = new AccountStore();
    expect([next.get(), next.lastEnd, Object.keys(localStorage)]).toEqual([null, 'token_expired', []]);
  });

  it('stays where the server knows the session, or cannot be asked', async () => {
    const { token } = store();
    for (const asked of [answer(200), answer(503), vi.fn(() => Promise.reject<Response>(new TypeError('gone')))]) {
      openAt('/account', asked);
      expect(asked).toHaveBeenCalledOnce();
    }
    await new Promise((settled) => setTimeout(settled, 20));
    expect([replaced.mock.calls, new AccountStore().get()?.token]).toEqual([[], token]);
  });

  it.each(['/', '/products', '/admin', '/accounts'])('asks nothing on %s', (path) => {
    store();
    expect(openAt(path)).not.toHaveBeenCalled();
  });

  it('leaves a session alone that began meanwhile', async () => {
    store();
    openAt('/account');
    store(BORIS);
    await new Promise((settled) => setTimeout(settled, 20));
    expect([replaced.mock.calls, new AccountStore().get()?.user]).toEqual([[], BORIS]);
  });
});
