import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account } from '../../../web/lib/account/account.ts';
import { closeBrowser, openBrowser, passTime, settled } from '../../support/cart-tabs.ts';
import { closeNotes, NotesServer, openSignedIn } from '../../support/synced-notes.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { stubLocks } from '../../support/web/web-locks.ts';

const isHidden = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const goesOnline = () => window.dispatchEvent(new Event('online'));

beforeEach(openBrowser);
afterEach(() => {
  closeNotes();
  closeBrowser();
  vi.restoreAllMocks();
});

describe('turns', () => {
  it('show a change at once, and let the answer replace what was known', async () => {
    const server = new NotesServer(['a']);
    const tab = await openSignedIn(server);
    server.notes = ['a', 'elsewhere'];
    tab.write('b');
    expect(tab.shown()).toEqual(['a', 'b']);
    await settled();
    expect([tab.shown(), server.calls]).toEqual([['a', 'elsewhere', 'b'], ['send b']]);
  });

  it('have one call under way: what is changed meanwhile stays on top of the answer, and goes with the next', async () => {
    const server = new NotesServer();
    const tab = await openSignedIn(server);
    const open = server.hold();
    tab.write('a');
    tab.write('b');
    await settled();
    expect([tab.shown(), server.calls]).toEqual([['a', 'b'], ['send a']]);
    open();
    await settled();
    expect([tab.shown(), server.calls]).toEqual([
      ['a', 'b'],
      ['send a', 'send b'],
    ]);
  });

  it('let changes wait for each other where that is wanted, but not for a page that goes away', async () => {
    const server = new NotesServer();
    const tab = await openSignedIn(server, { pause: 400 });
    tab.write('a');
    await passTime(399);
    tab.write('b');
    await passTime(399);
    expect(server.calls).toEqual([]);
    await passTime(1);
    expect(server.calls).toEqual(['send a b']);
    tab.write('c');
    window.dispatchEvent(new Event('pagehide'));
    expect(server.calls.at(-1)).toBe('leave c');
    await passTime(1_000);
    expect(server.calls).toHaveLength(2);
  });

  it('ask the server when the page is looked at, unless what was sent has told already', async () => {
    const server = new NotesServer();
    const tab = await openSignedIn(server, { pause: 400 });
    server.notes = ['elsewhere'];
    window.dispatchEvent(new Event('focus'));
    await settled();
    expect([tab.shown(), server.calls]).toEqual([['elsewhere'], ['ask']]);
    tab.write('b');
    window.dispatchEvent(new Event('focus'));
    await settled();
    expect(server.calls).toEqual(['ask', 'send b']);
  });

  it('send at once what waits when the page is hidden, without waiting for other tabs', async () => {
    stubLocks();
    const server = new NotesServer();
    const tab = await openSignedIn(server, { pause: 400, lock: 'notes' });
    tab.write('a');
    isHidden(true);
    expect(server.calls).toEqual(['leave a']);
  });

  it('ask at each look while the page is seen: in front again, brought back, or by the clock', async () => {
    const server = new NotesServer();
    await openSignedIn(server, { every: 30_000 });
    isHidden(true);
    window.dispatchEvent(new Event('focus'));
    await passTime(60_000);
    expect(server.calls).toEqual([]);
    isHidden(false);
    await settled();
    expect(server.calls).toHaveLength(1);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settled();
    expect(server.calls).toHaveLength(2);
    await passTime(30_000);
    expect(server.calls).toHaveLength(3);
    closeNotes();
    await passTime(90_000);
    expect(server.calls).toHaveLength(3);
  });

  it('are not asked for by a change of the customer’s own name or address', async () => {
    const server = new NotesServer();
    await openSignedIn(server);
    account.updateUser({ ...ANNA, email: 'new@martyx.example' });
    await settled();
    expect(server.calls).toEqual([]);
  });

  it('ask again where the answer told nothing of what is shown', async () => {
    const server = new NotesServer();
    const tab = await openSignedIn(server, { adopt: (_told, sent) => sent === null, next: () => null });
    tab.sync.look();
    await settled();
    expect(server.calls).toEqual(['ask']);
  });
});

describe('a failure', () => {
  it('of the network is tried again, ever more slowly, and at once when it is back', async () => {
    const server = new NotesServer();
    const tab = await openSignedIn(server);
    server.fates = ['down', 'down', 'lost', 'down'];
    tab.write('a');
    await passTime(999);
    expect(server.calls).toHaveLength(1);
    await passTime(1);
    expect(server.calls).toHaveLength(2);
    await passTime(1_999);
    expect(server.calls).toHaveLength(2);
    await passTime(1);
    expect(server.calls).toHaveLength(3);
    goesOnline();
    await settled();
    expect(server.calls).toHaveLength(4);
    goesOnline();
    await settled();
    expect([tab.shown(), server.notes, tab.said]).toEqual([['a'], ['a'], []]);
    await passTime(120_000);
    expect(server.calls).toEqual(Array.from({ length: 5 }, () => 'send a'));
    server.fates = ['down'];
    tab.write('b');
    await passTime(1_000);
    expect(server.notes).toEqual(['a', 'b']);
  });

  it('waits at most a minute for the next try', async () => {
    const server = new NotesServer();
    const tab = await openSignedIn(server);
    server.fates = Array.from({ length: 9 }, () => 'down' as const);
    tab.write('a');
    await passTime(1_000 + 2_000 + 4_000 + 8_000 + 16_000 + 32_000);
    expect(server.calls).toHaveLength(7);
    await passTime(60_000);
    expect(server.calls).toHaveLength(8);
  });

  it('of a question is asked again, though a change came and went meanwhile', async () => {
    const server = new NotesServer();
    const tab = await openSignedIn(server, { pause: 400 });
    server.fates = ['down'];
    window.dispatchEvent(new Event('focus'));
    await settled();
    tab.write('a');
    tab.withdraw();
    await passTime(5_000);
    expect(server.calls).toEqual(['ask', 'ask']);
  });

  it('of the session waits for the next one without asking meanwhile', async () => {
    const server = new NotesServer();
    const postponed: unknown[] = [];
    const tab = await openSignedIn(server, { postpone: (error) => void postponed.push(error) });
    server.fates = ['UNAUTHENTICATED'];
    tab.write('a');
    await passTime(120_000);
    expect([server.calls, postponed.length, tab.shown()]).toEqual([['send a'], 1, ['a']]);
    account.end('token_expired');
    signInAs(ANNA);
    await settled();
    expect([server.notes, server.calls]).toEqual([['a'], ['send a', 'send a']]);
  });

  it('for good takes the change back and says why; what came after it is sent', async () => {
    const server = new NotesServer(['told']);
    const tab = await openSignedIn(server, { most: 1 });
    server.fates = ['VALIDATION_FAILED'];
    tab.write('a', 'b');
    await settled();
    expect([tab.shown(), tab.said]).toEqual([['told', 'b'], ['VALIDATION_FAILED']]);
    await passTime(120_000);
    expect(server.calls).toEqual(['send a', 'send b']);
  });

  it('for good of something that takes nothing back is left to the next occasion', async () => {
    const server = new NotesServer();
    const tab = await openSignedIn(server, { refuse: undefined });
    server.fates = ['VALIDATION_FAILED'];
    tab.write('a');
    await passTime(120_000);
    expect([tab.shown(), server.calls]).toEqual([['a'], ['send a']]);
    window.dispatchEvent(new Event('focus'));
    await settled();
    expect(server.notes).toEqual(['a']);
  });

  it('is not tried again once nobody listens any more', async () => {
    const server = new NotesServer();
    const tab = await openSignedIn(server);
    server.fates = ['down'];
    tab.write('a');
    closeNotes();
    await passTime(120_000);
    expect(server.calls).toEqual(['send a']);
  });
});
