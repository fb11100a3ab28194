import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Component as Login } from '../../../web/app/routes/login.tsx';
import type { ErrorCode } from '../../../web/codegen/error-codes.gen.ts';
import { account } from '../../../web/lib/account/account.ts';
import {
  describedBy,
  field,
  typeCredentials,
  GOOD_PASSWORD,
  loginAnswer,
  press,
} from '../../support/web/page-signing.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

const open = (answers: Answers = {}, path = '/login') => renderPage(<Login />, { path, answers });
const refuse = (code: ErrorCode, args = {}) => ({
  Login: () => {
    throw new Refusal(code, args);
  },
});

beforeEach(() => {
  account.end('signed_out');
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

describe('the sign-in page', () => {
  it('signs in this browser and leads to the account', async () => {
    const user = userEvent.setup();
    const given: unknown[] = [];
    const { address } = open({
      Login: (variables) => {
        given.push(variables.input);
        return loginAnswer();
      },
    });
    await typeCredentials(user);
    await waitFor(() => expect(address()).toBe('/account'));
    expect(given).toEqual([{ email: ANNA.email, password: GOOD_PASSWORD, keep: false }]);
    expect(account.get()?.user).toMatchObject(ANNA);
    expect(localStorage.getItem('martyx_token')).not.toBeNull();
  });

  it('asks the server for a longer session where that is wished', async () => {
    const user = userEvent.setup();
    let keep: unknown;
    const { address } = open({
      Login: ({ input }) => {
        keep = (input as { keep: boolean }).keep;
        return loginAnswer();
      },
    });
    await user.click(screen.getByRole('checkbox', { name: 'Keep me signed in' }));
    await typeCredentials(user);
    await waitFor(() => expect(address()).toBe('/account'));
    expect(keep).toBe(true);
  });

  it.each([
    ['/checkout', '/checkout'],
    ['/order/7?key=a', '/order/7?key=a'],
    ['//evil.example', '/account'],
    ['/\\evil.example', '/account'],
    ['https://evil.example', '/account'],
    ['javascript:alert(1)', '/account'],
  ])('leads from next=%s to %s', async (next, reached) => {
    const user = userEvent.setup();
    const { address } = open({ Login: () => loginAnswer() }, `/login?${new URLSearchParams({ next })}`);
    await typeCredentials(user);
    await waitFor(() => expect(address()).toBe(reached));
  });

  it('leads on who is signed in already', async () => {
    signInAs(ANNA);
    const { address, asked } = open({}, '/login?next=%2Fcart');
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(asked).not.toContain('Login');
  });

  it('says at the fields what is missing, without asking the server', async () => {
    const user = userEvent.setup();
    const { asked } = open();
    await press(user, 'Sign in');
    expect(describedBy(field('E-mail'))).toBe('Enter your e-mail.');
    expect(describedBy(field('Password'))).toBe('Enter your password.');
    expect(document.activeElement).toBe(field('E-mail'));
    expect(asked).not.toContain('Login');
  });

  it.each([
    ['anna', 'The part with @ is missing. An e-mail looks like name@example.com.'],
    ['anna@posta', 'Add the ending, for example .com'],
    ['anna kovac@posta.sk', 'There is a mistake in this e-mail. It looks like name@example.com.'],
    [`${'a'.repeat(250)}@x.sk`, 'This e-mail is too long: at most 254 characters.'],
  ])('judges the address %s when it is left', async (typed, words) => {
    const user = userEvent.setup();
    open();
    await user.type(field('E-mail'), typed);
    await user.tab();
    expect(describedBy(field('E-mail'))).toBe(words);
    await user.type(field('E-mail'), 'x');
    expect(field('E-mail').getAttribute('aria-invalid')).toBeNull();
  });

  it('lets nothing move under a mouse button that is held down', async () => {
    const user = userEvent.setup();
    open();
    await user.type(field('E-mail'), 'anna');
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Show password' }) });
    expect([document.activeElement === field('E-mail'), field('E-mail').getAttribute('aria-invalid')]).toEqual([
      false,
      null,
    ]);
    await user.pointer({ keys: '[/MouseLeft]' });
    await waitFor(() => expect(field('E-mail').getAttribute('aria-invalid')).toBe('true'));
  });

  it('shows the password on demand', async () => {
    const user = userEvent.setup();
    open();
    await user.type(field('Password'), 'secret');
    const toggle = screen.getByRole('button', { name: 'Show password' });
    expect([field('Password').type, toggle.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
    await user.click(toggle);
    expect([field('Password').type, toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    expect(field('Password').value).toBe('secret');
  });

  it('puts what the server finds wrong at its field', async () => {
    const user = userEvent.setup();
    open(refuse('VALIDATION_FAILED', { email: 'EMAIL_INVALID' }));
    await typeCredentials(user);
    expect(await screen.findByText(/There is a mistake in this e-mail/)).toBeDefined();
    expect(document.activeElement).toBe(field('E-mail'));
  });

  it('never puts what was typed into the address, even before it is awake', () => {
    open();
    expect(field('Password').form?.method).toBe('post');
  });
});

describe('a refused sign-in', () => {
  it.each([
    ['INVALID_CREDENTIALS', 'E-mail address or password is wrong.'],
    ['ACCOUNT_INACTIVE', 'Account not activated. Please check your email and confirm your registration.'],
    ['ERR_INTERNAL', 'Something went wrong on our side. Try again in a moment.'],
  ] as const)('with %s says so and keeps what was typed', async (code, words) => {
    const user = userEvent.setup();
    open(refuse(code));
    await typeCredentials(user);
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect([field('E-mail').value, field('Password').value]).toEqual([ANNA.email, GOOD_PASSWORD]);
  });

  it('without an answer says that the shop cannot be reached', async () => {
    const user = userEvent.setup();
    open({
      Login: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await typeCredentials(user);
    expect((await screen.findByRole('alert')).textContent).toContain('The shop cannot be reached.');
  });

  it.each([
    [1, 'sk', 'Príliš veľa pokusov o prihlásenie. Skúste znovu za 1 minútu.'],
    [3, 'sk', 'Príliš veľa pokusov o prihlásenie. Skúste znovu za 3 minúty.'],
    [12, 'sk', 'Príliš veľa pokusov o prihlásenie. Skúste znovu za 12 minút.'],
    [1, 'de', 'Zu viele Anmeldeversuche. Versuchen Sie es in 1 Minute erneut.'],
    [12, 'de', 'Zu viele Anmeldeversuche. Versuchen Sie es in 12 Minuten erneut.'],
  ] as const)('for %i minutes says in %s: %s', async (minutes, locale, words) => {
    const user = userEvent.setup();
    renderPage(<Login />, { path: '/login', locale, answers: refuse('RATE_LIMITED', { minutes }) });
    await user.type(field(/^E-[mM]ail/), ANNA.email);
    await user.type(field(/^(Heslo|Passwort)$/), GOOD_PASSWORD);
    await press(user, /^(Prihlásiť sa|Anmelden)$/);
    expect((await screen.findByRole('alert')).textContent).toBe(words);
  });

  it('for an unconfirmed address offers the mail again and says that it is on its way', async () => {
    const user = userEvent.setup();
    const sentTo: unknown[] = [];
    open({
      ...refuse('EMAIL_NOT_CONFIRMED'),
      ResendConfirmation: ({ email }) => {
        sentTo.push(email);
        return { resendConfirmation: { __typename: 'Receipt', receivedAt: '2026-11-22T08:00:00.000Z' } };
      },
    });
    await typeCredentials(user);
    expect((await screen.findByRole('status')).textContent).toContain(
      'Please confirm your email address before logging in. Check your email for the confirmation link.',
    );
    await press(user, 'Send again');
    expect(await screen.findByText(/the e-mail is on its way again/)).toBeDefined();
    expect(sentTo).toEqual([ANNA.email]);
  });

  it('says when the mail could not be sent again', async () => {
    const user = userEvent.setup();
    open({
      ...refuse('EMAIL_NOT_CONFIRMED'),
      ResendConfirmation: () => {
        throw new Refusal('RATE_LIMITED', { minutes: 4 });
      },
    });
    await typeCredentials(user);
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in 4 minutes.');
  });
});
