import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AdminScreen } from '../../../web/app/screens/admin-screen.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { useUndo } from '../../../web/ui/undo.tsx';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { renderPage, type Answers } from '../../support/web/web-page.tsx';

const ADMIN = { ...ANNA, id: 'admin', email: 'admin@martyx.example', admin: true };
const rail = (permissions: string[]): Answers => ({
  AdminRail: () => ({ me: { __typename: 'User', id: 'admin', permissions } }),
  AdminCounts: () => ({
    adminCounts: { __typename: 'AdminCounts', ordersToPack: 0, products: 0, waitingBuilds: 0, waitingReviews: 0 },
  }),
});

const open = (permissions: string[], content = <p>All orders</p>) =>
  renderPage(<AdminScreen permission="ORDERS">{content}</AdminScreen>, {
    path: '/admin/orders?todo=pack',
    answers: rail(permissions),
  });

afterEach(() => {
  cleanup();
  account.end('signed_out');
  localStorage.clear();
  sessionStorage.clear();
});

describe('a screen of the administration', () => {
  it('leads a visitor to the sign-in, which knows the way back', async () => {
    const { address } = open(['ORDERS']);
    await waitFor(() => expect(address()).toBe('/admin?from=%2Fadmin%2Forders%3Ftodo%3Dpack'));
  });

  it('leads a customer there too, and asks nothing for admins', async () => {
    signInAs(ANNA);
    const { address, asked } = open(['ORDERS']);
    await waitFor(() => expect(address()).toContain('/admin?from='));
    expect(asked).not.toContain('AdminRail');
  });

  it('is open to an admin whose role has the permission', async () => {
    signInAs(ADMIN);
    open(['ORDERS', 'CATALOGUE']);
    expect(await screen.findByText('All orders')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Products' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
  });

  it('says to any other admin that it is not for their role', async () => {
    signInAs(ADMIN);
    open(['CATALOGUE']);
    expect(await screen.findByRole('heading', { name: 'Not for your role' })).toBeTruthy();
    expect(screen.queryByText('All orders')).toBeNull();
  });
});

const Archive = ({ undo }: { undo: () => Promise<unknown> }) => {
  const offerUndo = useUndo();
  return (
    <button type="button" onClick={() => offerUndo('Archived', undo)}>
      Archive
    </button>
  );
};

describe('a step that is done', () => {
  it('can be taken back', async () => {
    const user = userEvent.setup();
    const undo = vi.fn(() => Promise.resolve());
    signInAs(ADMIN);
    open(['ORDERS'], <Archive undo={undo} />);
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    expect(screen.getByText('Archived')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Archived')).toBeNull());
  });

  it('says why it could not be taken back, and can be asked again', async () => {
    const user = userEvent.setup();
    const undo = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    signInAs(ADMIN);
    open(['ORDERS'], <Archive undo={undo} />);
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Archived')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(2);
  });
});
