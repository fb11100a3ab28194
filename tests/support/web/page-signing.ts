import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ANNA } from './web-account.ts';

export const ADMIN = { id: 'admin', email: 'admin@martyx.example', emailConfirmed: true, admin: true };
export const GOOD_PASSWORD = 'Rocket-Fan-2026!';

const tokenOf = (id: string) =>
  [{}, { exp: Math.floor(Date.now() / 1000) + 3600, sub: id }, {}].map((part) => btoa(JSON.stringify(part))).join('.');

/** Answer of `login` for an account. */
export const loginAnswer = (user = ANNA) => ({
  login: {
    __typename: 'LoginResult',
    token: tokenOf(user.id),
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    user: { __typename: 'User', ...user },
  },
});

export const field = (name: string | RegExp): HTMLInputElement => screen.getByLabelText(name);

/** What a screen reader says about a field beside its name. */
export const describedBy = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

export const press = (user: UserEvent, name: string | RegExp) => user.click(screen.getByRole('button', { name }));

export const typeCredentials = async (user: UserEvent, email = ANNA.email, password = GOOD_PASSWORD) => {
  await user.type(field('E-mail'), email);
  await user.type(field('Password'), password);
  await press(user, 'Sign in');
};
