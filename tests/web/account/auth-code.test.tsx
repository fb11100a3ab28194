import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Component as Login } from '../../../web/app/routes/login.tsx';
import { account } from '../../../web/lib/account/account.ts';
import {
  describedBy,
  field,
  typeCredentials,
  GOOD_PASSWORD,
  loginAnswer,
  press,
} from '../../support/web/page-signing.ts';
import { ANNA } from '../../support/web/web-account.ts';
import { Refusal, renderPage } from '../../support/web/web-page.tsx';

type LoginInput = { email: string; password: string; keep: boolean; code?: string };

/** An account that asks for a code; `judge` refuses the code, or does not. */
const openAtCode = async (judge: (code: string) => void = () => undefined) => {
  const user = userEvent.setup();
  const given: LoginInput[] = [];
  const page = renderPage(<Login />, {
    path: '/login?next=/cart',
    answers: {
      Login: (variables) => {
        const input = variables.input as LoginInput;
        given.push(input);
        if (!input.code) throw new Refusal('SECOND_FACTOR_REQUIRED');
        judge(input.code);
        return loginAnswer();
      },
    },
  });
  await user.click(screen.getByRole('checkbox', { name: 'Keep me signed in' }));
  await typeCredentials(user);
  await screen.findByRole('heading', { name: 'One more step' });
  return { user, given, ...page };
};

beforeEach(() => {
  account.end('signed_out');
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

describe('the second step of signing in', () => {
  it('asks for six digits that the phone may fill in, and sends them with what was typed before', async () => {
    const { user, given, address } = await openAtCode();
    const code = field('Code from the app');
    expect(document.activeElement).toBe(code);
    expect([code.inputMode, code.autocomplete]).toEqual(['numeric', 'one-time-code']);
    await user.type(code, '042 713');
    await press(user, 'Sign in');
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(given[1]).toEqual({ email: ANNA.email, password: GOOD_PASSWORD, keep: true, code: '042 713' });
    expect(account.get()?.user.email).toBe(ANNA.email);
  });

  it.each([
    ['', 'Enter the code from your authenticator app.'],
    ['12345', 'The code has six digits, for example 042 713.'],
    ['12345a', 'The code has six digits, for example 042 713.'],
  ])('says at the field what is wrong with %j', async (typed, words) => {
    const { user, given } = await openAtCode();
    if (typed) await user.type(field('Code from the app'), typed);
    await press(user, 'Sign in');
    expect(describedBy(field('Code from the app'))).toBe(words);
    expect(given).toHaveLength(1);
  });

  it('says at the field that a code was wrong or used', async () => {
    const { user } = await openAtCode(() => {
      throw new Refusal('SECOND_FACTOR_INVALID');
    });
    await user.type(field('Code from the app'), '111111');
    await press(user, 'Sign in');
    await screen.findByText(/The code is wrong or was used already/);
    expect(field('Code from the app').getAttribute('aria-invalid')).toBe('true');
    expect(field('Code from the app').value).toBe('111111');
    await user.tab();
    expect(describedBy(field('Code from the app'))).toContain('The code is wrong or was used already');
  });

  it('takes a recovery code instead', async () => {
    const { user, given, address } = await openAtCode((code) => {
      if (code !== 'good-one') throw new Refusal('SECOND_FACTOR_INVALID');
    });
    await press(user, 'Use a recovery code instead');
    const recovery = field('Recovery code');
    expect(document.activeElement).toBe(recovery);
    await press(user, 'Sign in');
    expect(describedBy(recovery)).toBe('Enter one of your recovery codes.');
    await user.type(recovery, 'bad');
    await press(user, 'Sign in');
    expect(await screen.findByText('This recovery code is wrong or was used already. Try another one.')).toBeDefined();
    await user.clear(recovery);
    await user.type(recovery, 'good-one');
    await press(user, 'Sign in');
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(given.map(({ code }) => code)).toEqual([undefined, 'bad', 'good-one']);
  });

  it('says when there were too many codes', async () => {
    const { user } = await openAtCode(() => {
      throw new Refusal('RATE_LIMITED', { minutes: 15 });
    });
    await user.type(field('Code from the app'), '111111');
    await press(user, 'Sign in');
    expect((await screen.findByRole('alert')).textContent).toBe('Too many sign-in attempts. Try again in 15 minutes.');
  });

  it('leads back to e-mail and password with what was typed', async () => {
    const { user } = await openAtCode();
    await press(user, 'Back to e-mail and password');
    expect(screen.queryByLabelText('Code from the app')).toBeNull();
    expect(document.activeElement).toBe(field('E-mail'));
    expect([field('E-mail').value, field('Password').value]).toEqual([ANNA.email, GOOD_PASSWORD]);
  });

  it('begins anew when the password has changed meanwhile', async () => {
    const { user } = await openAtCode(() => {
      throw new Refusal('INVALID_CREDENTIALS');
    });
    await user.type(field('Code from the app'), '111111');
    await press(user, 'Sign in');
    expect((await screen.findByRole('alert')).textContent).toBe('E-mail address or password is wrong.');
    expect(screen.queryByLabelText('Code from the app')).toBeNull();
  });
});
