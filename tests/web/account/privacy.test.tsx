import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as Privacy } from '../../../web/app/routes/account/privacy.tsx';
import { FarewellNotice } from '../../../web/features/shell/farewell-notice.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { farewell } from '../../../web/lib/account/farewell.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

const PASSWORD = 'Rocket-Fan-2026!';

const open = (answers: Answers = {}) => renderPage(<Privacy />, { path: '/account/privacy', answers });
const region = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => signInAs(ANNA));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  account.end('signed_out');
  farewell.set(false);
  localStorage.clear();
});

describe('the own data', () => {
  it('come as a file after the password was given', async () => {
    const user = userEvent.setup();
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const start = vi.fn(() => ({
      startDataExport: {
        __typename: 'DataExport',
        url: '/api/account/export/x',
        expiresAt: '2026-11-21T10:15:00.000Z',
        fileName: 'martyx.zip',
      },
    }));
    open({ StartDataExport: start });
    const part = region('Your data');
    await user.click(part.getByRole('button', { name: 'Download my data' }));
    expect(part.getByText('Enter your current password.')).toBeDefined();
    expect(start).not.toHaveBeenCalled();
    await user.type(part.getByLabelText('Current password'), PASSWORD);
    await user.click(part.getByRole('button', { name: 'Download my data' }));
    const again = await part.findByRole('link', { name: 'Download again' });
    expect(again.getAttribute('href')).toBe('/api/account/export/x');
    expect(click).toHaveBeenCalledOnce();
    expect(start).toHaveBeenCalledWith({ currentPassword: PASSWORD });
  });
});

describe('deleting the account', () => {
  it('says before it what goes and what stays', () => {
    open();
    const part = region('Delete the account');
    expect(part.getByText(/Deleted: your profile, password, saved addresses/)).toBeDefined();
    expect(part.getByText(/Orders and invoices stay as accounting records for ten years/)).toBeDefined();
  });

  it('signs out, leads home and says there that it is done', async () => {
    const user = userEvent.setup();
    const page = open({ DeleteAccount: () => ({ deleteAccount: { __typename: 'Deleted', id: 'x' } }) });
    const part = region('Delete the account');
    await user.type(part.getByLabelText('Current password'), PASSWORD);
    await user.click(part.getByRole('button', { name: 'Delete my account' }));
    await vi.waitFor(() => expect(page.address()).toBe('/'));
    expect(account.get()).toBeNull();
    cleanup();
    renderPage(<FarewellNotice />, { path: '/' });
    expect(await within(screen.getByRole('status')).findByText('Your account is deleted.')).toBeDefined();
    await user.click(screen.getByRole('button'));
    expect(screen.queryByText('Your account is deleted.')).toBeNull();
  });

  it('does nothing with a wrong password', async () => {
    const user = userEvent.setup();
    open({
      DeleteAccount: () => {
        throw new Refusal('INVALID_CREDENTIALS');
      },
    });
    const part = region('Delete the account');
    await user.type(part.getByLabelText('Current password'), 'wrong');
    await user.click(part.getByRole('button', { name: 'Delete my account' }));
    expect(await part.findByText(/This is not your current password/)).toBeDefined();
    expect(account.get()).not.toBeNull();
    expect(farewell.get()).toBe(false);
  });
});

it('leads to the rules of the shop', () => {
  open();
  expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe('/privacy-policy');
  expect(screen.getByRole('link', { name: 'Cookie policy' }).getAttribute('href')).toBe('/cookies-policy');
});
