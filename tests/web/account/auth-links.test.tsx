import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Component as Confirm } from '../../../web/app/routes/confirm-email.tsx';
import { Component as Forgot } from '../../../web/app/routes/forgot-password.tsx';
import { Component as Reset } from '../../../web/app/routes/reset-password.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { describedBy, field, GOOD_PASSWORD, press } from '../../support/web/page-signing.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

beforeEach(() => account.end('signed_out'));
afterEach(cleanup);

describe('the page of a confirmation link', () => {
  const open = (answers: Answers = {}, path = '/confirm-email?token=abc') => renderPage(<Confirm />, { path, answers });

  it('uses the link only when the button is pressed, then leads to sign in', async () => {
    const user = userEvent.setup();
    const used: unknown[] = [];
    const { asked } = open({
      ConfirmEmail: ({ token }) => {
        used.push(token);
        return { confirmEmail: { __typename: 'Receipt', receivedAt: '2026-11-22T08:00:00.000Z' } };
      },
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm my e-mail' })).toBeDefined());
    expect(asked).toEqual([]);
    await press(user, 'Confirm my e-mail');
    const heading = await screen.findByRole('heading', { name: 'Your e-mail is confirmed' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
    expect(used).toEqual(['abc']);
  });

  it('takes the secret out of the address and leaves the rest', async () => {
    const { address } = open({}, '/confirm-email?token=abc&lang=sk');
    await waitFor(() => expect(address()).toBe('/confirm-email?lang=sk'));
    expect(screen.getByRole('button', { name: 'Confirm my e-mail' })).toBeDefined();
  });

  it('ends the session of this browser, because a changed address has ended it on the server', async () => {
    const user = userEvent.setup();
    signInAs(ANNA);
    open({ ConfirmEmail: () => ({ confirmEmail: { __typename: 'Receipt', receivedAt: '2026-11-22T08:00:00.000Z' } }) });
    await press(user, 'Confirm my e-mail');
    await screen.findByRole('heading', { name: 'Your e-mail is confirmed' });
    expect(account.get()).toBeNull();
  });

  it('says that a link is over and sends a new one', async () => {
    const user = userEvent.setup();
    const sentTo: unknown[] = [];
    open({
      ConfirmEmail: () => {
        throw new Refusal('CONFIRM_TOKEN_INVALID');
      },
      ResendConfirmation: ({ email }) => {
        sentTo.push(email);
        return { resendConfirmation: { __typename: 'Receipt', receivedAt: '2026-11-22T08:00:00.000Z' } };
      },
    });
    await press(user, 'Confirm my e-mail');
    expect((await screen.findByRole('alert')).textContent).toContain('This confirmation link is no longer valid.');
    await press(user, 'Send a new link');
    expect(describedBy(field('E-mail'))).toBe('Enter your e-mail.');
    await user.type(field('E-mail'), 'anna@posta.sk');
    await press(user, 'Send a new link');
    expect((await screen.findByRole('status')).textContent).toContain('anna@posta.sk');
    expect(sentTo).toEqual(['anna@posta.sk']);
  });

  it('keeps a link that could not be used for lack of an answer', async () => {
    const user = userEvent.setup();
    let tries = 0;
    open({
      ConfirmEmail: () => {
        tries += 1;
        if (tries === 1) throw new TypeError('Failed to fetch');
        return { confirmEmail: { __typename: 'Receipt', receivedAt: '2026-11-22T08:00:00.000Z' } };
      },
    });
    await press(user, 'Confirm my e-mail');
    await screen.findByText(/The shop cannot be reached/);
    await press(user, 'Confirm my e-mail');
    expect(await screen.findByRole('heading', { name: 'Your e-mail is confirmed' })).toBeDefined();
  });

  it('without a secret says where to find the link', () => {
    open({}, '/confirm-email');
    expect(screen.getByText(/This page needs the link from our e-mail/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Confirm my e-mail' })).toBeNull();
  });
});

describe('the page for a forgotten password', () => {
  const ask = async (answers: Answers) => {
    const user = userEvent.setup();
    renderPage(<Forgot />, { path: '/forgot-password', answers });
    await user.type(field('E-mail'), 'anna@posta.sk');
    await press(user, 'Send the link');
  };

  it('says that the mail was sent', async () => {
    await ask({
      ForgotPassword: () => ({ forgotPassword: { __typename: 'Receipt', receivedAt: '2026-11-22T08:00:00.000Z' } }),
    });
    expect((await screen.findByRole('status')).textContent).toBe(
      'Password reset email sent successfully. Please check your email.',
    );
  });

  it.each([
    [new Refusal('ERR_INTERNAL'), 'Failed to send password reset email. Please try again.'],
    [new Refusal('RATE_LIMITED', { minutes: 7 }), /^Failed to send password reset email\..*Try again in 7 minutes\.$/],
    [new TypeError('Failed to fetch'), /^Failed to send password reset email\..*Check your connection/],
  ])('says that it was not, and why', async (thrown, words) => {
    await ask({
      ForgotPassword: () => {
        throw thrown;
      },
    });
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(field('E-mail').value).toBe('anna@posta.sk');
  });

  it('says at the field what is wrong', async () => {
    const user = userEvent.setup();
    const { asked } = renderPage(<Forgot />, { path: '/forgot-password' });
    await press(user, 'Send the link');
    expect(describedBy(field('E-mail'))).toBe('Enter your e-mail.');
    expect(asked).not.toContain('ForgotPassword');
  });
});

describe('the page for a new password', () => {
  const open = (answers: Answers = {}, path = '/reset-password?token=abc') => renderPage(<Reset />, { path, answers });
  const choose = async (user: UserEvent, password = GOOD_PASSWORD) => {
    await user.type(field('New password'), password);
    await user.type(field('Repeat password'), password);
    await press(user, 'Save the new password');
  };

  it('takes the secret out of the address, sets the password and leads to sign in', async () => {
    const user = userEvent.setup();
    const given: unknown[] = [];
    const { address } = open({
      ResetPassword: (variables) => {
        given.push(variables);
        return { resetPassword: { __typename: 'Receipt', receivedAt: '2026-11-22T08:00:00.000Z' } };
      },
    });
    await waitFor(() => expect(address()).toBe('/reset-password'));
    await choose(user);
    expect((await screen.findByRole('status')).textContent).toBe(
      'Password reset successfully. You can now login with your new password.',
    );
    expect(given).toEqual([{ token: 'abc', password: GOOD_PASSWORD }]);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  it('says that a link is over and where to get a new one', async () => {
    const user = userEvent.setup();
    open({
      ResetPassword: () => {
        throw new Refusal('RESET_TOKEN_INVALID');
      },
    });
    await choose(user);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to reset password. The token may be invalid or expired.',
    );
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password');
    expect(field('New password').value).toBe(GOOD_PASSWORD);
  });

  it('refuses a weak password at the field, without using the link', async () => {
    const user = userEvent.setup();
    const { asked } = open();
    await choose(user, 'abc');
    expect(describedBy(field('New password'))).toContain('The password must have at least 8 characters');
    expect(document.activeElement).toBe(field('New password'));
    expect(asked).not.toContain('ResetPassword');
  });

  it('without a secret says where to find the link', () => {
    open({}, '/reset-password');
    expect(screen.getByText(/This page needs the link from our e-mail/)).toBeDefined();
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeDefined();
  });

  it.each([
    ['the password', <Reset key="reset" />],
    ['the confirmation', <Confirm key="confirm" />],
  ])('keeps the address of %s from other sites', (_name, element) => {
    renderPage(element, { path: '/x?token=abc' });
    expect(document.querySelector('meta[name="referrer"]')?.getAttribute('content')).toBe('no-referrer');
  });
});
