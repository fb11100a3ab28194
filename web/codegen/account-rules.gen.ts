// Made by `npm run schema` of server/accounts/profile.ts and server/core/text/text.ts.

/** Most characters of a first or last name. */
export const MAX_NAME = 100;

/** Most characters of an e-mail address. */
export const MAX_EMAIL = 254;

/** What an e-mail address looks like. */
export const EMAIL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
