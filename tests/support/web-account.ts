import { account, type AccountUser } from '../../web/lib/account.ts';

const HOUR = 3_600_000;

export const ANNA: AccountUser = { id: 'anna', email: 'anna@martyx.example', emailConfirmed: true, admin: false };
export const BORIS: AccountUser = { id: 'boris', email: 'boris@martyx.example', emailConfirmed: true, admin: false };

/** Starts a session of this browser with a token that looks like the server's. */
export const signInAs = (user: AccountUser): void => {
  const expiry = Date.now() + HOUR;
  const token = ['', { exp: Math.floor(expiry / 1000), sub: user.id, at: Math.random() }, '']
    .map((part) => btoa(JSON.stringify(part)))
    .join('.');
  account.signIn({ token, expiresAt: new Date(expiry).toISOString(), user }, true);
};
