import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as Profile } from '../../../web/app/routes/account/profile.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

const profile = {
  __typename: 'User',
  id: 'anna',
  firstName: 'Anna',
  lastName: 'Kováčová',
  username: null,
  phone: null,
  address: null,
  email: ANNA.email,
  emailConfirmed: true,
};

const open = async (answers: Answers = {}) => {
  renderPage(<Profile />, { path: '/account/profile', answers: { MyProfile: () => ({ me: profile }), ...answers } });
  await screen.findByRole('textbox', { name: 'First name' });
  return userEvent.setup();
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save changes' });

beforeEach(() => signInAs(ANNA));
afterEach(() => {
  cleanup();
  account.end('signed_out');
  localStorage.clear();
});

describe('the profile', () => {
  it('is saved as typed and says so', async () => {
    const update = vi.fn(({ input }) => ({ updateProfile: { ...profile, ...(input as object) } }));
    const user = await open({ UpdateProfile: update });
    await user.type(field('User name'), 'anna lieta');
    await user.type(field('Phone'), '+421 905 118 220');
    await user.click(save());
    expect((await screen.findByText('Your profile is saved.')).closest('[role=status]')).not.toBeNull();
    expect(update).toHaveBeenCalledWith({
      input: {
        firstName: 'Anna',
        lastName: 'Kováčová',
        username: 'anna lieta',
        phone: '+421 905 118 220',
        address: '',
      },
    });
  });

  it('shows what is wrong at the field, moves there, and asks nothing of the server', async () => {
    const update = vi.fn();
    const user = await open({ UpdateProfile: update });
    await user.type(field('Phone'), 'call me');
    await user.click(save());
    expect(document.activeElement).toBe(field('Phone'));
    expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/A phone number has digits, spaces and a \+/)).toBeDefined();
    expect(update).not.toHaveBeenCalled();
  });

  it('shows what the server refuses at its field, and keeps what was typed', async () => {
    const user = await open({
      UpdateProfile: () => {
        throw new Refusal('VALIDATION_FAILED', { firstName: 'TOO_LONG' });
      },
    });
    await user.type(field('Last name'), ' Nová');
    await user.click(save());
    expect(await screen.findByText('This is too long: at most 100 characters.')).toBeDefined();
    expect(field('First name').getAttribute('aria-invalid')).toBe('true');
    expect(field('Last name').value).toBe('Kováčová Nová');
  });

  it('goes back to what is stored when it is discarded', async () => {
    const user = await open();
    await user.clear(field('First name'));
    await user.type(field('Phone'), 'x');
    await user.click(save());
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('First name').value).toBe('Anna');
    expect(field('Phone').value).toBe('');
    expect(field('Phone').getAttribute('aria-invalid')).toBeNull();
  });

  it('shows the address with its state and the way to change it', async () => {
    await open();
    expect(screen.getByText(ANNA.email)).toBeDefined();
    expect(screen.getByText('Confirmed')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Change under Security' }).getAttribute('href')).toBe('/account/security');
  });
});
