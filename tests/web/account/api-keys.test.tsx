import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as ApiKeys } from '../../../web/app/routes/account/api-keys.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

const SECRET = 'mtx_Qq3bVt8Zr0yLwq2mS5nH7xKc1pJ4dF6gA9uE0iT2oRk';
const KEY = {
  __typename: 'ApiKey',
  id: '019a0000-0000-7000-8000-000000000001',
  name: 'Stock sheet',
  prefix: 'mtx_Qq3bVt',
  scopes: ['READ_CATALOGUE'],
  createdAt: '2026-11-02T08:00:00.000Z',
  lastUsedAt: null,
};

const open = async (keys: object[], answers: Answers = {}) => {
  const page = renderPage(<ApiKeys />, {
    path: '/account/api-keys',
    answers: { MyApiKeys: () => ({ me: { id: ANNA.id, apiKeys: keys } }), ...answers },
  });
  await screen.findByRole('region', { name: 'Your keys' });
  return { ...page, user: userEvent.setup() };
};

beforeEach(() => signInAs(ANNA));
afterEach(() => {
  cleanup();
  account.end('signed_out');
  localStorage.clear();
});

describe('a new key', () => {
  it('is made with a name, scopes and the password, and shown until it is stored', async () => {
    const create = vi.fn(() => ({ createApiKey: { secret: SECRET, key: KEY } }));
    const { user } = await open([], { CreateApiKey: create });
    await user.type(screen.getByLabelText('Name'), 'Stock sheet');
    await user.click(screen.getByLabelText(/^Your orders, with invoices/));
    await user.type(screen.getByLabelText('Current password'), 'Rocket-Fan-2026!');
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    expect(await screen.findByText(SECRET)).toBeDefined();
    const input = {
      name: 'Stock sheet',
      scopes: ['READ_CATALOGUE', 'READ_ORDERS'],
      currentPassword: 'Rocket-Fan-2026!',
    };
    expect(create).toHaveBeenCalledWith({ input });
    await user.click(screen.getByRole('button', { name: 'I have saved it' }));
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  it('is not asked for without a name, a scope and the password', async () => {
    const create = vi.fn();
    const { user } = await open([], { CreateApiKey: create });
    await user.click(screen.getByLabelText(/^The catalogue/));
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    expect(screen.getByText('Enter a name for the key.')).toBeDefined();
    expect(screen.getByText('Choose at least one.')).toBeDefined();
    expect(screen.getByText('Enter your current password.')).toBeDefined();
    expect(create).not.toHaveBeenCalled();
  });

  it('is refused at the field of a wrong password', async () => {
    const refuse = () => {
      throw new Refusal('INVALID_CREDENTIALS');
    };
    const { user } = await open([], { CreateApiKey: refuse });
    await user.type(screen.getByLabelText('Name'), 'Stock sheet');
    await user.type(screen.getByLabelText('Current password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    expect(await screen.findByText(/This is not your current password/)).toBeDefined();
  });
});

describe('a key', () => {
  it('is revoked when that was asked twice', async () => {
    const revoke = vi.fn(() => ({ revokeApiKey: { __typename: 'Deleted', id: 'x' } }));
    const { user } = await open([KEY], { RevokeApiKey: revoke });
    const row = within(screen.getByRole('region', { name: 'Your keys' }));
    expect(row.getByText('mtx_Qq3bVt…')).toBeDefined();
    await user.click(row.getByRole('button', { name: 'Revoke Stock sheet' }));
    expect(row.getByRole('alert').textContent).toContain('stop working at once');
    await user.click(row.getByRole('button', { name: 'Keep it' }));
    expect(revoke).not.toHaveBeenCalled();
    await user.click(row.getByRole('button', { name: 'Revoke Stock sheet' }));
    await user.click(row.getByRole('button', { name: 'Revoke for good' }));
    expect(revoke).toHaveBeenCalledWith({ id: KEY.id });
  });
});
