import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Component as Register } from '../../../web/app/routes/register.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { describedBy, field, GOOD_PASSWORD, press } from '../../support/web/page-signing.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

const open = (answers: Answers = {}) => renderPage(<Register />, { path: '/register', answers });

const fill = async (user: UserEvent) => {
  await user.type(field('First name'), 'Jürgen');
  await user.type(field('Last name'), 'Weiß');
  await user.type(field('E-mail'), ' jurgen@werkstatt.de ');
  await user.type(field('Password'), GOOD_PASSWORD);
  await user.type(field('Repeat password'), GOOD_PASSWORD);
  await user.click(screen.getByRole('checkbox'));
};

beforeEach(() => account.end('signed_out'));
afterEach(cleanup);

describe('registering', () => {
  it('says which password each of its two buttons shows', () => {
    open();
    const toggles = screen.getAllByRole('button', { name: 'Show password' });
    expect(toggles.map(describedBy)).toEqual(['Password', 'Repeat password']);
  });

  it('opens an account and says where to look next, in the same words for every address', async () => {
    const user = userEvent.setup();
    const given: unknown[] = [];
    open({
      Register: ({ input }) => {
        given.push(input);
        return { register: { __typename: 'Receipt', receivedAt: '2026-11-22T08:00:00.000Z' } };
      },
    });
    await fill(user);
    await press(user, 'Create account');
    const heading = await screen.findByRole('heading', { name: 'Check your e-mail' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/We have written to jurgen@werkstatt\.de\./)).toBeDefined();
    expect(given).toEqual([
      {
        email: 'jurgen@werkstatt.de',
        password: GOOD_PASSWORD,
        firstName: 'Jürgen',
        lastName: 'Weiß',
        termsAccepted: true,
      },
    ]);
  });

  it('sends the mail again', async () => {
    const user = userEvent.setup();
    const sentTo: unknown[] = [];
    open({
      Register: () => ({ register: { __typename: 'Receipt', receivedAt: '2026-11-22T08:00:00.000Z' } }),
      ResendConfirmation: ({ email }) => {
        sentTo.push(email);
        return { resendConfirmation: { __typename: 'Receipt', receivedAt: '2026-11-22T08:00:00.000Z' } };
      },
    });
    await fill(user);
    await press(user, 'Create account');
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect((await screen.findByRole('status')).textContent).toContain('the e-mail is on its way again');
    expect(sentTo).toEqual(['jurgen@werkstatt.de']);
  });

  it('leads back to a form with all that was typed, to correct the address', async () => {
    const user = userEvent.setup();
    open({ Register: () => ({ register: { __typename: 'Receipt', receivedAt: '2026-11-22T08:00:00.000Z' } }) });
    await fill(user);
    await press(user, 'Create account');
    await user.click(await screen.findByRole('button', { name: 'Change the address' }));
    expect(document.activeElement).toBe(field('E-mail'));
    expect([field('First name').value, field('Password').value]).toEqual(['Jürgen', GOOD_PASSWORD]);
  });

  it('says at each field what is missing and moves to the first one', async () => {
    const user = userEvent.setup();
    const { asked } = open();
    await press(user, 'Create account');
    expect(document.activeElement).toBe(field('First name'));
    const said = ['First name', 'Last name', 'E-mail', 'Password'].map((name) => describedBy(field(name)));
    expect(said).toEqual([
      'Enter your first name.',
      'Enter your last name.',
      'Enter your e-mail.',
      'Choose a password.',
    ]);
    expect(describedBy(screen.getByRole('checkbox'))).toContain('Tick the box to agree to the terms');
    expect(asked).not.toContain('Register');
  });

  it('notices that the two passwords differ', async () => {
    const user = userEvent.setup();
    open();
    await user.type(field('Password'), GOOD_PASSWORD);
    await user.type(field('Repeat password'), 'Rocket-Fan-2025!');
    await user.tab();
    expect(describedBy(field('Repeat password'))).toBe('The two passwords differ.');
  });

  it('opens the terms and the privacy policy beside the form', () => {
    open();
    const links = ['terms of service', 'privacy policy'].map((name) => screen.getByRole('link', { name }));
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/terms-of-service', '_blank'],
      ['/privacy-policy', '_blank'],
    ]);
  });

  it.each([
    [{ email: 'EMAIL_INVALID' }, 'E-mail', 'There is a mistake in this e-mail. It looks like name@example.com.'],
    [{ password: 'COMMON' }, 'Password', 'The password is too simple'],
    [{ firstName: 'TOO_LONG' }, 'First name', 'This is too long: at most 100 characters.'],
  ])('puts %j of the server at its field', async (args, name, words) => {
    const user = userEvent.setup();
    open({
      Register: () => {
        throw new Refusal('VALIDATION_FAILED', args);
      },
    });
    await fill(user);
    await press(user, 'Create account');
    await waitFor(() => expect(describedBy(field(name))).toBe(words));
    expect(document.activeElement).toBe(field(name));
    expect(field('Last name').value).toBe('Weiß');
  });

  it('says what else went wrong', async () => {
    const user = userEvent.setup();
    open({
      Register: () => {
        throw new Refusal('RATE_LIMITED', { minutes: 2 });
      },
    });
    await fill(user);
    await press(user, 'Create account');
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in 2 minutes.');
  });
});

describe('a password that is being chosen', () => {
  const meter = () => screen.getByRole('meter', { name: 'Password strength' });
  const unmet = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .filter((row) => within(row).queryByLabelText('Not met yet:'))
      .map((row) => row.textContent);

  it.each([
    ['abc', 'Weak', '1'],
    ['KztvBnm7', 'Medium', '2'],
    ['Kriv4n!mo', 'Strong', '3'],
    ['Kriv4n!morac', 'Very strong', '4'],
  ])('%s is called %s', async (password, word, level) => {
    const user = userEvent.setup();
    open();
    expect(meter().getAttribute('aria-valuetext')).toBe('Not entered yet');
    await user.type(field('Password'), password);
    expect([meter().getAttribute('aria-valuetext'), meter().getAttribute('aria-valuenow')]).toEqual([word, level]);
    expect(screen.queryByText('12 characters make it very strong') !== null).toBe(word === 'Strong');
  });

  it('shows which rules are met while it is typed', async () => {
    const user = userEvent.setup();
    open();
    expect(unmet()).toHaveLength(6);
    await user.type(field('Password'), 'abcdefgh');
    expect(unmet()).toEqual(['An uppercase letter', 'A digit', 'A special character']);
    await user.type(field('Password'), 'A1!');
    expect(unmet()).toEqual([]);
  });

  it('is not a common one when the server knows it as such', async () => {
    const user = userEvent.setup();
    open({
      Register: () => {
        throw new Refusal('VALIDATION_FAILED', { password: 'COMMON' });
      },
    });
    await fill(user);
    await press(user, 'Create account');
    await waitFor(() => expect(unmet()).toEqual(['Not a common password']));
    expect(meter().getAttribute('aria-valuetext')).toBe('Weak');
    await user.type(field('Password'), 'x');
    expect(unmet()).toEqual([]);
  });

  it.each([
    ['aB1!', ['Heslo musí mať aspoň 8 znakov']],
    [`aB1!${'x'.repeat(125)}`, ['Heslo je príliš dlhé (max 128 znakov)']],
    ['Heslo-2026!', ['Heslo je príliš jednoduché']],
    [
      '........',
      ['Heslo musí obsahovať malé písmeno', 'Heslo musí obsahovať veľké písmeno', 'Heslo musí obsahovať číslicu'],
    ],
    ['abcdefgH1', ['Heslo musí obsahovať špeciálny znak, napríklad ! alebo -']],
  ])('names each rule that %s breaks, in Slovak', async (password, words) => {
    const user = userEvent.setup();
    renderPage(<Register />, { path: '/register', locale: 'sk' });
    await user.click(field('Heslo'));
    await user.paste(password);
    await user.tab();
    expect(describedBy(field('Heslo'))).toBe(words.join(''));
  });
});
