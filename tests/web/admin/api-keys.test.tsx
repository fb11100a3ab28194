import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AdminKeysPage } from '../../../web/features/admin-keys/admin-keys-page.tsx';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

const SECRET = 'mtxa_Qq3bVt8Zr0yLwq2mS5nH7xKc1pJ4dF6gA9uE0iT2oRk';
const ME = { __typename: 'User', id: '1', email: 'admin@martyx.example', permissions: ['ORDERS', 'CATALOGUE'] };
const KEY = {
  __typename: 'AdminKey',
  id: '019a0000-0000-7000-8000-000000000001',
  name: 'Warehouse',
  prefix: 'mtxa_Qq3bVt',
  scopes: ['ORDERS_READ', 'WEBHOOKS_WRITE'],
  lostScopes: ['WEBHOOKS_WRITE'],
  adminEmail: ME.email,
  createdAt: '2026-11-02T08:00:00.000Z',
  expiresAt: '2026-11-03T08:00:00.000Z',
  lastUsedAt: null,
};

const open = async (adminKeys: object[], answers: Answers = {}) => {
  const page = renderPage(<AdminKeysPage />, {
    path: '/admin/api-keys',
    answers: { AdminKeys: () => ({ me: ME, adminKeys }), ...answers },
  });
  await screen.findByRole('region', { name: 'Keys' });
  return { ...page, user: userEvent.setup() };
};

afterEach(cleanup);

describe('a new key of the back office', () => {
  it('offers what the role allows, is made with the password, and shown until it is stored', async () => {
    const create = vi.fn(() => ({ createAdminKey: { secret: SECRET, key: KEY } }));
    const { user } = await open([], { CreateAdminKey: create });
    expect(screen.queryByRole('checkbox', { name: /^webhooks:write/ })).toBeNull();
    await user.type(screen.getByLabelText('Name'), 'Warehouse');
    await user.click(screen.getByRole('checkbox', { name: /^orders:read/ }));
    await user.click(screen.getByRole('checkbox', { name: /^fulfilment:write/ }));
    await user.selectOptions(screen.getByLabelText('How long it holds'), 'until it is revoked');
    await user.type(screen.getByLabelText('Current password'), 'Workshop-Admin-2026!');
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    expect(await screen.findByText(SECRET)).toBeDefined();
    const input = {
      name: 'Warehouse',
      scopes: ['ORDERS_READ', 'FULFILMENT_WRITE'],
      validDays: null,
      currentPassword: 'Workshop-Admin-2026!',
    };
    expect(create).toHaveBeenCalledWith({ input });
    expect(screen.getByRole('region', { name: 'Keys' }).textContent).toContain('Warehouse');
    await user.click(screen.getByRole('button', { name: 'I have saved it' }));
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  it('is not asked for without a name, a scope and the password', async () => {
    const create = vi.fn();
    const { user } = await open([], { CreateAdminKey: create });
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    expect(screen.getByText('Enter a name for the key.')).toBeDefined();
    expect(screen.getByText('Choose at least one.')).toBeDefined();
    expect(screen.getByText('Enter your current password.')).toBeDefined();
    expect(create).not.toHaveBeenCalled();
  });

  it('is refused at the field of a wrong password, and of a scope that the role lost meanwhile', async () => {
    let refusal = new Refusal('INVALID_CREDENTIALS');
    const { user } = await open([], {
      CreateAdminKey: () => {
        throw refusal;
      },
    });
    await user.type(screen.getByLabelText('Name'), 'Warehouse');
    await user.click(screen.getByRole('checkbox', { name: /^orders:read/ }));
    await user.type(screen.getByLabelText('Current password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    expect(await screen.findByText(/This is not your current password/)).toBeDefined();
    refusal = new Refusal('VALIDATION_FAILED', { scopes: 'NOT_ALLOWED' });
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    expect(await screen.findByText(/Your role does not reach that far any more/)).toBeDefined();
  });
});

describe('a key of the back office', () => {
  it('says what it may do, what it lost, whose it is and until when', async () => {
    await open([{ ...KEY, adminEmail: 'other@martyx.example' }]);
    const row = within(screen.getByRole('region', { name: 'Keys' })).getByRole('listitem');
    expect(row.textContent).toContain('orders:read, webhooks:write');
    expect(row.textContent).toContain('Not allowed any more: webhooks:write');
    expect(row.textContent).toContain('of other@martyx.example');
    expect(row.textContent).toMatch(/expired on 3 Nov 2026/);
    expect(row.textContent).toContain('not used yet');
  });

  it('is revoked when that was asked twice', async () => {
    const revoke = vi.fn(() => ({ revokeAdminKey: { __typename: 'Deleted', id: KEY.id } }));
    const { user } = await open([KEY], { RevokeAdminKey: revoke });
    await user.click(screen.getByRole('button', { name: 'Revoke Warehouse' }));
    expect(screen.getByRole('alert').textContent).toContain('stop working at once');
    expect(revoke).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Revoke for good' }));
    expect(revoke).toHaveBeenCalledWith({ id: KEY.id });
    await waitFor(() => expect(screen.queryByText('Warehouse')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Keys' }));
  });
});
