import { account, type AccountUser, type SignedIn } from '../../../web/lib/account/account.ts';

const HOUR = 3_600_000;

export const ANNA: AccountUser = { id: 'anna', email: 'anna@martyx.example', emailConfirmed: true, admin: false };
export const BORIS: AccountUser = { id: 'boris', email: 'boris@martyx.example', emailConfirmed: true, admin: false };

/** A session with a token that looks like the server's; `left` are milliseconds until it expires. */
export const sessionOf = (user: AccountUser, left = HOUR): SignedIn => {
  const expiry = Date.now() + left;
  const token = ['', { exp: Math.floor(expiry / 1000), sub: user.id, at: Math.random() }, '']
    .map((part) => btoa(JSON.stringify(part)))
    .join('.');
  return { token, expiresAt: new Date(expiry).toISOString(), user };
};

/** Starts a session of this browser. */
export const signInAs = (user: AccountUser): void => account.signIn(sessionOf(user));
