import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT_SCRIPT } from '../../../web/lib/account/account-boot.ts';
import { AccountStore, type EndReason } from '../../../web/lib/account/account.ts';
import { localPath } from '../../../web/lib/local-path.ts';
import { readStored, removeStored, writeStored } from '../../../web/lib/storage.ts';
import { ANNA, BORIS, sessionOf } from '../../support/web/web-account.ts';

const ADMIN = { ...ANNA, id: 'admin', admin: true };
const KEYS = ['martyx_token', 'martyx_user', 'adminAuthed'];
const DAY = 24 * 3_600_000;

const stored = (area: Storage) => KEYS.filter((key) => area.getItem(key) !== null);
const store = (area: Storage, { token, user } = sessionOf(ANNA)) => {
  area.setItem('martyx_token', JSON.stringify(token));
  area.setItem('martyx_user', JSON.stringify(user));
};

const soon = (check: () => void) => vi.waitFor(check, 5000);

const open: AccountStore[] = [];
/** A store as a tab has it, with what it heard. */
const tab = () => {
  const own = new AccountStore();
  const ends: EndReason[] = [];
  open.push(own);
  own.get();
  own.onEnd((reason) => ends.push(reason));
  return { own, ends };
};

afterEach(() => {
  vi.useRealTimers();
  for (const each of open.splice(0)) each.end('signed_out');
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.account;
});

describe('what a browser keeps of a session', () => {
  it('stands in the storage of the browser: the token, and who it is', () => {
    const { own } = tab();
    own.signIn(sessionOf(ANNA));
    expect([stored(localStorage), stored(sessionStorage)]).toEqual([['martyx_token', 'martyx_user'], []]);
  });

  it('has the flag of an admin, and loses it with the session', () => {
    const { own } = tab();
    own.signIn(sessionOf(ADMIN));
    expect(localStorage.getItem('adminAuthed')).toBe('true');
    own.end('signed_out');
    expect([stored(localStorage), stored(sessionStorage), own.get()]).toEqual([[], [], null]);
  });

  it('is restored by the next page', () => {
    const session = sessionOf(ANNA);
    store(localStorage, session);
    expect(tab().own.get()).toMatchObject({ token: session.token, user: ANNA });
  });

  it.each([
    ['with the flag', 'true', ADMIN],
    ['not without it', null, undefined],
    ['not with another value', 'false', undefined],
    ['not with a text', '"true"', undefined],
  ])('is restored for an admin %s', (_what, flag, user) => {
    store(localStorage, sessionOf(ADMIN));
    if (flag) localStorage.setItem('adminAuthed', flag);
    expect(tab().own.get()?.user).toEqual(user);
    expect(stored(localStorage)).toEqual(user ? KEYS : []);
  });

  it.each([
    ['a token that is none', 'martyx_token', '"nonsense"'],
    ['a token that is no text', 'martyx_token', '{"a":1}'],
    ['a user without an address', 'martyx_user', '{"id":"1"}'],
    [
      'a user that would poison prototypes',
      'martyx_user',
      `{"__proto__":{"admin":true},${JSON.stringify(ANNA).slice(1)}`,
    ],
    ['a user that is no JSON', 'martyx_user', '{'],
  ])('is cleared where it is broken: %s', (_what, key, value) => {
    store(localStorage);
    localStorage.setItem(key, value);
    expect([tab().own.get(), stored(localStorage)]).toEqual([null, []]);
  });

  it('lasts as long as the page where the browser forbids storage', () => {
    const writing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    const { own } = tab();
    own.signIn(sessionOf(ANNA));
    window.dispatchEvent(new Event('focus'));
    expect(own.get()?.user).toEqual(ANNA);
    writing.mockRestore();
  });
});

describe('a session that expires', () => {
  it('is cleared on start with user and flag, and the first who listens hears why', () => {
    store(localStorage, sessionOf(ADMIN, -1000));
    localStorage.setItem('adminAuthed', 'true');
    const { own, ends } = tab();
    expect([own.get(), stored(localStorage), ends]).toEqual([null, [], ['token_expired']]);
  });

  it('ends while the page is open, also after more days than a timer can count', () => {
    vi.useFakeTimers();
    const { own, ends } = tab();
    own.signIn(sessionOf(ANNA, 30 * DAY));
    vi.advanceTimersByTime(30 * DAY - 1000);
    expect([own.get()?.user, ends]).toEqual([ANNA, []]);
    vi.advanceTimersByTime(1000);
    expect([own.get(), ends, stored(localStorage)]).toEqual([null, ['token_expired'], []]);
  });

  it('ends when the computer wakes up after it', () => {
    const { own, ends } = tab();
    own.signIn(sessionOf(ANNA));
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY);
    expect([own.get(), ends]).toEqual([null, []]);
    window.dispatchEvent(new Event('focus'));
    expect([ends, stored(localStorage)]).toEqual([['token_expired'], []]);
    vi.restoreAllMocks();
  });
});

describe('the end of a session', () => {
  it('is told once, however often it is ended', () => {
    const { own, ends } = tab();
    own.end('signed_out');
    own.signIn(sessionOf(ANNA));
    own.end('signed_out');
    own.end('token_expired');
    expect([ends, own.lastEnd]).toEqual([['signed_out'], 'signed_out']);
  });

  it('is no news any more once somebody signed in again', () => {
    store(localStorage, sessionOf(ANNA, -1000));
    const own = new AccountStore();
    open.push(own);
    expect(own.get()).toBeNull();
    own.signIn(sessionOf(ANNA));
    const heard = vi.fn();
    own.onEnd(heard);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('several tabs', () => {
  it.each(['signed_out', 'token_expired'] as const)('end together, for the same reason: %s', async (reason) => {
    const [first, second] = [tab(), tab()];
    first.own.signIn(sessionOf(ANNA));
    await soon(() => expect(second.own.get()?.user).toEqual(ANNA));
    first.own.end(reason);
    await soon(() => expect([second.own.get(), second.ends]).toEqual([null, [reason]]));
  });

  it('share a session with a tab that is opened later, from its first moment', () => {
    tab().own.signIn(sessionOf(ANNA));
    expect(tab().own.get()?.user).toEqual(ANNA);
  });

  it('hear of a change of the account', async () => {
    const [first, second] = [tab(), tab()];
    first.own.signIn(sessionOf(ANNA));
    await soon(() => expect(second.own.get()).not.toBeNull());
    first.own.updateUser({ ...ANNA, email: 'new@martyx.example' });
    await soon(() => expect(second.own.get()?.user.email).toBe('new@martyx.example'));
  });

  it('keep a newer session when an older one ends late', async () => {
    const [first, second] = [tab(), tab()];
    const old = sessionOf(ANNA);
    first.own.signIn(old);
    await soon(() => expect(second.own.get()).not.toBeNull());
    const channel = new BroadcastChannel('martyx-account');
    first.own.signIn(sessionOf(BORIS));
    await soon(() => expect(second.own.get()?.user).toEqual(BORIS));
    channel.postMessage({ kind: 'end', token: old.token, reason: 'token_expired' });
    channel.postMessage({ kind: 'user', token: first.own.get()!.token, user: { ...BORIS, emailConfirmed: false } });
    await soon(() => expect(second.own.get()?.user.emailConfirmed).toBe(false));
    expect([first.own.get()?.user.id, first.ends, second.ends]).toEqual(['boris', [], []]);
    channel.close();
  });

  it('take over what another tab began when their own session is over', () => {
    const { own, ends } = tab();
    const expiring = sessionOf(ANNA);
    own.signIn(expiring);
    store(localStorage, sessionOf(BORIS));
    own.end('token_expired');
    expect([own.get()?.user, ends, stored(localStorage)]).toEqual([BORIS, [], ['martyx_token', 'martyx_user']]);
  });

  it('follow the storage where a message got lost', async () => {
    const { own, ends } = tab();
    own.signIn(sessionOf(ANNA));
    await new Promise((delivered) => setTimeout(delivered, 50));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await soon(() => expect([own.get(), ends]).toEqual([null, ['signed_out']]));
    store(localStorage, sessionOf(BORIS));
    window.dispatchEvent(new StorageEvent('storage', { key: 'martyx_token' }));
    await soon(() => expect(own.get()?.user).toEqual(BORIS));
  });
});

describe('the mark on the page before the first paint', () => {
  const marked = () => {
    runInThisContext(ACCOUNT_SCRIPT);
    return document.documentElement.dataset.account;
  };

  it.each([
    ['a session', () => store(localStorage), 'in'],
    ['an expired session', () => store(localStorage, sessionOf(ANNA, -1000)), undefined],
    ['nothing', () => {}, undefined],
    ['nonsense', () => localStorage.setItem('martyx_token', '{'), undefined],
  ])('for %s', (_what, prepare, mark) => {
    prepare();
    expect(marked()).toBe(mark);
  });
});

describe('storage', () => {
  beforeEach(() => localStorage.clear());

  it.each(['local', 'session'] as const)('reads, writes and removes JSON: %s', (area) => {
    expect([writeStored('a-key_1', { a: 1 }, area), readStored('a-key_1', area)]).toEqual([true, { a: 1 }]);
    removeStored('a-key_1', area);
    expect(readStored('a-key_1', area)).toBeUndefined();
  });

  it.each(['', 'with space', 'dot.', 'ľ', 'x'.repeat(51)])('refuses the key %j', (key) => {
    expect([writeStored(key, 1), readStored(key), localStorage.length]).toEqual([false, undefined, 0]);
    expect(writeStored('x'.repeat(50), 1)).toBe(true);
  });

  it.each(['{"__proto__":1}', '{"a":[{"constructor":1}]}', '{"a":{"prototype":{}}}', '{'])('refuses %s', (text) => {
    localStorage.setItem('key', text);
    expect(readStored('key')).toBeUndefined();
  });
});

describe('a path to return to', () => {
  it.each(['/', '/account', '/products?search=a%20b&x=//y#part', '/products/1?tab=print'])('stays: %s', (path) => {
    expect(localPath(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'account',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    ' /account',
    '/\t/evil.example',
    '/\n/evil.example',
    '/account\u0000',
    '/%2Fevil.example',
    '/%2f/evil.example',
    '/%5Cevil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    `/${'x'.repeat(2000)}`,
  ])('is refused when it could lead elsewhere: %j', (path) => {
    expect(localPath(path)).toBeNull();
  });
});
