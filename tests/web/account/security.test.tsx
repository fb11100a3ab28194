import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as Security } from '../../../web/app/routes/account/security.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { buildSecurity } from '../../support/builders/build-own-account.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

const PASSWORD = 'Rocket-Fan-2026!';
const CODES = Array.from({ length: 10 }, (_, at) => `code${at}-aaaa`);

const refuse =
  (code: ConstructorParameters<typeof Refusal>[0], args = {}) =>
  () => {
    throw new Refusal(code, args);
  };

const open = async (answers: Answers = {}) => {
  const page = renderPage(<Security />, {
    path: '/account/security',
    answers: { MySecurity: () => ({ me: buildSecurity() }), ...answers },
  });
  await screen.findByRole('region', { name: 'Password' });
  return { ...page, user: userEvent.setup() };
};

const region = (name: string) => within(screen.getByRole('region', { name }));
const PASSWORD_PART = 'Password';
const EMAIL_PART = 'E-mail';
const FACTOR_PART = 'Two-step sign-in';
const SESSIONS_PART = 'Where you are signed in';

beforeEach(() => signInAs(ANNA));
afterEach(() => {
  cleanup();
  account.end('signed_out');
  localStorage.clear();
});

describe('the password', () => {
  it('is changed with the present one, and the fields are empty after that', async () => {
    const change = vi.fn(() => ({ changePassword: { __typename: 'User', id: 'x' } }));
    const { user } = await open({ ChangePassword: change });
    const part = region(PASSWORD_PART);
    await user.type(part.getByLabelText('Current password'), PASSWORD);
    await user.type(part.getByLabelText('New password'), 'Glider-Wing-88?');
    await user.click(part.getByRole('button', { name: 'Change password' }));
    expect(await part.findByText(/Your password is changed/)).toBeDefined();
    expect(change).toHaveBeenCalledWith({ currentPassword: PASSWORD, newPassword: 'Glider-Wing-88?' });
    expect(part.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
    expect(part.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  });

  it('stays when the present one is wrong, which is told at its field', async () => {
    const { user } = await open({ ChangePassword: refuse('INVALID_CREDENTIALS') });
    const part = region(PASSWORD_PART);
    await user.type(part.getByLabelText('Current password'), 'wrong');
    await user.type(part.getByLabelText('New password'), 'Glider-Wing-88?');
    await user.click(part.getByRole('button', { name: 'Change password' }));
    expect(await part.findByText(/This is not your current password/)).toBeDefined();
    expect(document.activeElement).toBe(part.getByLabelText('Current password'));
    expect(part.getByLabelText<HTMLInputElement>('New password').value).toBe('Glider-Wing-88?');
  });

  it('is not sent while it breaks a rule, and after too many tries it says how long to wait', async () => {
    const change = vi.fn(refuse('RATE_LIMITED', { minutes: 7 }));
    const { user } = await open({ ChangePassword: change });
    const part = region(PASSWORD_PART);
    await user.type(part.getByLabelText('Current password'), PASSWORD);
    await user.type(part.getByLabelText('New password'), 'short');
    await user.click(part.getByRole('button', { name: 'Change password' }));
    expect(part.getByText('The password must have at least 8 characters')).toBeDefined();
    expect(change).not.toHaveBeenCalled();
    await user.clear(part.getByLabelText('New password'));
    await user.type(part.getByLabelText('New password'), 'Glider-Wing-88?');
    await user.click(part.getByRole('button', { name: 'Change password' }));
    expect((await part.findByRole('alert')).textContent).toContain('Try again in 7 minutes');
  });
});

describe('the address', () => {
  it('gets a link, and stays what it is until then', async () => {
    const change = vi.fn(() => ({ changeEmail: { __typename: 'Receipt', receivedAt: '2026-11-22T08:00:00.000Z' } }));
    const { user } = await open({ ChangeEmail: change });
    const part = region(EMAIL_PART);
    await user.type(part.getByLabelText('New e-mail'), 'anna.nova@martyx.example');
    await user.type(part.getByLabelText('Current password'), PASSWORD);
    await user.click(part.getByRole('button', { name: 'Send the link' }));
    expect(
      await part.findByText(/on its way to anna.nova@martyx.example. Nothing changes until you use it/),
    ).toBeDefined();
    expect(change).toHaveBeenCalledWith({ newEmail: 'anna.nova@martyx.example', currentPassword: PASSWORD });
    expect(part.getByText(/You sign in with anna@martyx.example/)).toBeDefined();
  });

  it('that is the present one already is told at the field', async () => {
    const { user } = await open({ ChangeEmail: refuse('VALIDATION_FAILED', { newEmail: 'SAME' }) });
    const part = region(EMAIL_PART);
    await user.type(part.getByLabelText('New e-mail'), ANNA.email);
    await user.type(part.getByLabelText('Current password'), PASSWORD);
    await user.click(part.getByRole('button', { name: 'Send the link' }));
    expect(await part.findByText('This is already your e-mail.')).toBeDefined();
  });
});

describe('the second factor', () => {
  const setup = { __typename: 'SecondFactorSetup', secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Martyx:anna' };

  it('is set up with password, picture or key, and a first code; the recovery codes show once', async () => {
    let enabled = false;
    const enable = vi.fn(() => {
      enabled = true;
      return { enableSecondFactor: { __typename: 'RecoveryCodes', codes: CODES } };
    });
    const { user } = await open({
      MySecurity: () => ({
        me: buildSecurity(enabled ? { enabled, enabledAt: '2026-11-21T10:00:00.000Z', recoveryCodesLeft: 10 } : {}),
      }),
      StartSecondFactor: () => ({ startSecondFactor: setup }),
      EnableSecondFactor: enable,
    });
    const part = region(FACTOR_PART);
    await user.click(part.getByRole('button', { name: 'Set up' }));
    await user.type(part.getByLabelText('Current password'), PASSWORD);
    await user.click(part.getByRole('button', { name: 'Continue' }));
    expect(await part.findByText('ABCD EFGH IJKL MNOP')).toBeDefined();
    expect(await part.findByRole('img', { name: 'QR code for the authenticator app' })).toBeDefined();
    await user.type(part.getByLabelText('Code from the app'), '12');
    await user.click(part.getByRole('button', { name: 'Switch on' }));
    expect(part.getByText(/The code has six digits/)).toBeDefined();
    await user.clear(part.getByLabelText('Code from the app'));
    await user.type(part.getByLabelText('Code from the app'), '042 713');
    await user.click(part.getByRole('button', { name: 'Switch on' }));
    const codes = await part.findAllByRole('listitem');
    expect(codes.map(({ textContent }) => textContent)).toEqual(CODES);
    expect(enable).toHaveBeenCalledWith({ code: '042713' });
    const file = part.getByRole('link', { name: 'Download as text' });
    expect(decodeURIComponent(file.getAttribute('href')!)).toContain(CODES.join('\n'));
    expect(file.getAttribute('download')).toMatch(/\.txt$/);
    await user.click(part.getByRole('button', { name: 'I have saved them' }));
    expect(await part.findByText('10 recovery codes are left.')).toBeDefined();
    expect(part.queryByText(CODES[0]!)).toBeNull();
  });

  it('is not switched on by a wrong code, which is told at the field', async () => {
    const { user } = await open({
      StartSecondFactor: () => ({ startSecondFactor: setup }),
      EnableSecondFactor: refuse('SECOND_FACTOR_INVALID'),
    });
    const part = region(FACTOR_PART);
    await user.click(part.getByRole('button', { name: 'Set up' }));
    await user.type(part.getByLabelText('Current password'), PASSWORD);
    await user.click(part.getByRole('button', { name: 'Continue' }));
    await user.type(await part.findByLabelText('Code from the app'), '000000');
    await user.click(part.getByRole('button', { name: 'Switch on' }));
    expect(await part.findByText(/The code is wrong or was used already/)).toBeDefined();
    expect(part.getByText('ABCD EFGH IJKL MNOP')).toBeDefined();
  });

  it('tells when few codes are left, and makes new ones with password and code', async () => {
    const renew = vi.fn(() => ({ renewRecoveryCodes: { __typename: 'RecoveryCodes', codes: CODES } }));
    const { user } = await open({
      MySecurity: () => ({
        me: buildSecurity({ enabled: true, enabledAt: '2026-11-01T10:00:00.000Z', recoveryCodesLeft: 1 }),
      }),
      RenewRecoveryCodes: renew,
    });
    const part = region(FACTOR_PART);
    expect(part.getByText('since 1 Nov 2026')).toBeDefined();
    expect(part.getByText(/Only 1 recovery code is left/)).toBeDefined();
    await user.click(part.getByRole('button', { name: 'New recovery codes' }));
    await user.type(part.getByLabelText('Current password'), PASSWORD);
    await user.type(part.getByLabelText(/Code from the app or a recovery code/), 'code9-aaaa');
    await user.click(part.getByRole('button', { name: 'New recovery codes' }));
    expect(await part.findByText(CODES[3]!)).toBeDefined();
    expect(renew).toHaveBeenCalledWith({ currentPassword: PASSWORD, code: 'code9-aaaa' });
  });

  it('is switched off with password and code', async () => {
    let enabled = true;
    const { user } = await open({
      MySecurity: () => ({ me: buildSecurity({ enabled, recoveryCodesLeft: 9 }) }),
      DisableSecondFactor: () => {
        enabled = false;
        return { disableSecondFactor: { __typename: 'User', id: 'x' } };
      },
    });
    const part = region(FACTOR_PART);
    await user.click(part.getByRole('button', { name: 'Switch off' }));
    await user.type(part.getByLabelText('Current password'), PASSWORD);
    await user.type(part.getByLabelText(/Code from the app or a recovery code/), '123456');
    await user.click(part.getByRole('button', { name: 'Switch off' }));
    expect(await part.findByRole('button', { name: 'Set up' })).toBeDefined();
  });
});

describe('the sessions', () => {
  it('name the devices, and only another one can be signed out here', async () => {
    const live = buildSecurity();
    const end = vi.fn(() => {
      live.sessions = live.sessions.slice(0, 1);
      return { endSession: { __typename: 'Deleted', id: 'x' } };
    });
    const { user } = await open({ MySecurity: () => ({ me: { ...live } }), EndSession: end });
    const part = region(SESSIONS_PART);
    const [here] = part.getAllByRole('listitem');
    expect(within(here!).getByText('this device')).toBeDefined();
    expect(within(here!).queryByRole('button')).toBeNull();
    await user.click(part.getByRole('button', { name: 'Sign out Safari, iOS' }));
    await vi.waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(1));
    expect(end).toHaveBeenCalledWith({ id: 's2' });
    expect(account.get()).not.toBeNull();
    expect(document.activeElement).toBe(part.getByRole('list'));
  });

  it('end all together, this one too', async () => {
    const { user } = await open({
      LogoutEverywhere: () => ({ logoutEverywhere: { __typename: 'Receipt', receivedAt: '2026-11-22T08:00:00.000Z' } }),
    });
    await user.click(region(SESSIONS_PART).getByRole('button', { name: 'Sign out everywhere' }));
    await vi.waitFor(() => expect(account.get()).toBeNull());
  });

  it('go on when the server cannot be reached, and say so', async () => {
    const { user } = await open({ LogoutEverywhere: refuse('SERVICE_UNAVAILABLE') });
    const part = region(SESSIONS_PART);
    await user.click(part.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await part.findByRole('alert')).toBeDefined();
    expect(account.get()).not.toBeNull();
  });
});
