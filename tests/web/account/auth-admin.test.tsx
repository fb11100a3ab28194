import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as Admin } from '../../../web/app/routes/admin/sign-in.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { ADMIN, typeCredentials, loginAnswer, press } from '../../support/web/page-signing.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

const open = (answers: Answers = {}, path = '/admin') => renderPage(<Admin />, { path, answers });

const calls: { address: string; authorization: string | null }[] = [];

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    calls.push({ address, authorization: new Headers(init.headers).get('authorization') });
    return Promise.resolve(address === '/api/csrf' ? Response.json({ token: 'csrf' }) : new Response(null));
  });
  account.end('signed_out');
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the sign-in of the administration', () => {
  it('leads an admin to the dashboard', async () => {
    const user = userEvent.setup();
    const { address } = open({ Login: () => loginAnswer(ADMIN) });
    await typeCredentials(user, ADMIN.email);
    await waitFor(() => expect(address()).toBe('/admin/panel'));
    expect(localStorage.getItem('adminAuthed')).toBe('true');
  });

  it('leads there also who is signed in already', async () => {
    signInAs(ADMIN);
    const { address } = open();
    await waitFor(() => expect(address()).toBe('/admin/panel'));
  });

  it('is never asked to last longer', async () => {
    const user = userEvent.setup();
    let keep: unknown;
    const { address } = open({
      Login: ({ input }) => {
        keep = (input as { keep: boolean }).keep;
        return loginAnswer(ADMIN);
      },
    });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await typeCredentials(user, ADMIN.email);
    await waitFor(() => expect(address()).toBe('/admin/panel'));
    expect(keep).toBe(false);
  });

  it.each([
    ['/admin/orders?page=2', '/admin/orders?page=2'],
    ['/account', '/admin/panel'],
    ['//evil.example/admin/', '/admin/panel'],
    ['/admin/../../account', '/admin/panel'],
  ])('leads from=%s to %s', async (from, reached) => {
    const user = userEvent.setup();
    const { address } = open({ Login: () => loginAnswer(ADMIN) }, `/admin?${new URLSearchParams({ from })}`);
    await typeCredentials(user, ADMIN.email);
    await waitFor(() => expect(address()).toBe(reached));
  });

  it('refuses the account of a customer and gives its session back at once', async () => {
    const user = userEvent.setup();
    const answer = loginAnswer(ANNA);
    open({ Login: () => answer });
    await typeCredentials(user);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'anna@martyx.example is not an admin account. Sign in with one that is.',
    );
    expect(account.get()).toBeNull();
    await waitFor(() =>
      expect(calls).toContainEqual({ address: '/auth/logout', authorization: `Bearer ${answer.login.token}` }),
    );
  });

  it('tells a signed-in customer that another account is needed, and leaves their session alone', async () => {
    signInAs(ANNA);
    const token = account.get()!.token;
    const user = userEvent.setup();
    open({ Login: () => loginAnswer({ ...ANNA, id: 'boris', email: 'boris@martyx.example' }) });
    expect((await screen.findByRole('status')).textContent).toContain('anna@martyx.example is not an admin account.');
    await typeCredentials(user, 'boris@martyx.example');
    expect((await screen.findByRole('alert')).textContent).toContain('boris@martyx.example is not an admin account.');
    expect(account.get()?.token).toBe(token);
    const loggedOut = () => calls.filter(({ address }) => address === '/auth/logout');
    await waitFor(() => expect(loggedOut()).toHaveLength(1));
    expect(loggedOut()[0]!.authorization).not.toContain(token);
  });

  it('asks for the second step where the account has one', async () => {
    const user = userEvent.setup();
    const { address } = open({
      Login: ({ input }) => {
        if (!(input as { code?: string }).code) throw new Refusal('SECOND_FACTOR_REQUIRED');
        return loginAnswer(ADMIN);
      },
    });
    await typeCredentials(user, ADMIN.email);
    await user.type(await screen.findByLabelText('Code from the app'), '042713');
    await press(user, 'Sign in');
    await waitFor(() => expect(address()).toBe('/admin/panel'));
  });
});
