import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { account } from '../../../web/lib/account/account.ts';
import { closeBrowser, openBrowser, passTime, settled } from '../../support/cart-tabs.ts';
import { closeNotes, NotesServer, openNotes, openSignedIn } from '../../support/synced-notes.ts';
import { ANNA, BORIS, signInAs } from '../../support/web/web-account.ts';
import { stubLocks } from '../../support/web/web-locks.ts';

/** What a browser tells the other tabs. */
const tellTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: 'martyx_notes' }));

beforeEach(openBrowser);
afterEach(() => {
  closeNotes();
  closeBrowser();
});

describe('the owner', () => {
  it('gets what a visitor left here, and never what another customer left', async () => {
    const server = new NotesServer();
    const tab = openNotes(server);
    tab.write('of a visitor');
    await passTime(5_000);
    expect(server.calls).toEqual([]);
    signInAs(ANNA);
    await settled();
    expect(server.notes).toEqual(['of a visitor']);
    server.fates = ['UNAUTHENTICATED'];
    tab.write('unsent');
    await settled();
    account.end('token_expired');
    closeNotes();
    const other = new NotesServer();
    const boris = openNotes(other);
    expect(boris.shown()).toEqual(['of a visitor', 'unsent']);
    signInAs(BORIS);
    await settled();
    expect([boris.shown(), other.notes, other.calls]).toEqual([[], [], ['ask']]);
  });

  it('is not changed by a tab that only heard of a change', async () => {
    const server = new NotesServer();
    const tab = await openSignedIn(server);
    localStorage.setItem('martyx_notes', JSON.stringify({ user: 'boris', told: [], waiting: ['of boris'] }));
    tellTabs();
    tab.sync.change();
    await settled();
    expect([server.calls, tab.shown()]).toEqual([[], ['of boris']]);
  });

  it('is the customer again after the storage was emptied, with the next change', async () => {
    const server = new NotesServer();
    const tab = await openSignedIn(server);
    localStorage.clear();
    tab.write('a');
    await settled();
    expect(server.notes).toEqual(['a']);
  });

  it('is not who has left while other tabs had their turn', async () => {
    stubLocks();
    const server = new NotesServer(['of anna']);
    const open = server.hold();
    signInAs(ANNA);
    const tab = openNotes(server, { lock: 'notes' });
    await settled();
    account.end('token_expired');
    signInAs(BORIS);
    openNotes(server, { lock: 'notes' });
    await settled();
    account.end('token_expired');
    open();
    await settled();
    expect([tab.owner(), server.calls]).toEqual([ANNA.id, ['ask']]);
  });

  it('of something that cannot be claimed is alone served', async () => {
    const server = new NotesServer();
    signInAs(BORIS);
    const tab = openNotes(server, { owner: () => ANNA.id, claim: undefined });
    tab.write('of anna');
    await settled();
    expect(server.calls).toEqual([]);
  });

  it('gets no answer after signing out: nothing stays here', async () => {
    const server = new NotesServer(['secret']);
    const open = server.hold();
    signInAs(ANNA);
    const tab = openNotes(server);
    await settled();
    account.end('signed_out');
    open();
    await passTime(120_000);
    expect([tab.shown(), localStorage.getItem('martyx_notes'), server.calls]).toEqual([[], null, ['ask']]);
  });

  it('that follows gets none that was for the one before', async () => {
    const server = new NotesServer(['secret']);
    const open = server.hold();
    signInAs(ANNA);
    const tab = openNotes(server);
    await settled();
    account.end('token_expired');
    signInAs(BORIS);
    server.notes = ['of boris'];
    open();
    await settled();
    expect([tab.shown(), server.calls]).toEqual([['of boris'], ['ask', 'ask']]);
  });

  it('that follows is not asked for what failed for the one before', async () => {
    const server = new NotesServer();
    const open = server.hold();
    server.fates = ['down'];
    signInAs(ANNA);
    openNotes(server);
    await settled();
    account.end('token_expired');
    signInAs(BORIS);
    open();
    await passTime(120_000);
    expect(server.calls).toEqual(['ask', 'ask']);
  });

  it('hears nothing of a question that was refused to the one before', async () => {
    const server = new NotesServer();
    const open = server.hold();
    server.fates = ['FORBIDDEN'];
    signInAs(ANNA);
    const tab = openNotes(server);
    await settled();
    account.end('token_expired');
    open();
    await settled();
    expect([tab.said, server.calls]).toEqual([[], ['ask']]);
  });

  it('hears of a change that was not done, though the session ended with the answer', async () => {
    const server = new NotesServer();
    const tab = await openSignedIn(server, { isFinal: () => true });
    server.fates = ['UNAUTHENTICATED'];
    const open = server.hold();
    tab.write('a');
    account.end('token_expired');
    open();
    await settled();
    expect(tab.said).toEqual(['UNAUTHENTICATED']);
  });
});

describe('two tabs', () => {
  it('that can lock each other out send a change once', async () => {
    stubLocks();
    const server = new NotesServer();
    const first = await openSignedIn(server, { lock: 'notes' });
    const second = openNotes(server, { lock: 'notes' });
    await settled();
    server.calls.length = 0;
    const open = server.hold();
    first.write('a');
    second.sync.change();
    await settled();
    open();
    await settled();
    expect([server.calls, second.shown()]).toEqual([['send a'], ['a']]);
  });

  it('go by themselves where they share no turns', async () => {
    stubLocks();
    const server = new NotesServer();
    const first = await openSignedIn(server);
    const second = openNotes(server);
    await settled();
    server.calls.length = 0;
    server.hold();
    first.write('a');
    second.sync.change();
    await settled();
    expect(server.calls).toEqual(['send a', 'send a']);
  });

  it('that cannot lock wait until both see whose claim was stored last', async () => {
    const server = new NotesServer();
    openNotes(server);
    signInAs(ANNA);
    await passTime(49);
    expect(server.calls).toEqual([]);
    localStorage.setItem('martyx_notes', JSON.stringify({ user: 'boris', told: [], waiting: ['of boris'] }));
    await passTime(1_000);
    expect(server.calls).toEqual([]);
  });
});
