import { parseStored, readStored, removeStored, writeStored } from '../storage.ts';

/** Who is signed in, as the server said it last. */
export interface AccountUser {
  id: string;
  email: string;
  emailConfirmed: boolean;
  admin: boolean;
}

export interface SignedIn {
  token: string;
  /** ISO 8601. */
  expiresAt: string;
  user: AccountUser;
}

export const TOKEN_KEY = 'martyx_token';
const USER_KEY = 'martyx_user';
const ADMIN_KEY = 'adminAuthed';

/** The claim `exp` of a token in ISO 8601; null for what is no token. Nobody has verified it here: only the server can. */
const expiryOf = (token: string): string | null => {
  try {
    const payload = token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/');
    return new Date((parseStored(atob(payload)) as { exp: number }).exp * 1000).toISOString();
  } catch {
    return null;
  }
};

const isUser = (value: unknown): value is AccountUser => {
  const { id, email, emailConfirmed, admin } = (value ?? {}) as Partial<Record<keyof AccountUser, unknown>>;
  return (
    typeof id === 'string' &&
    typeof email === 'string' &&
    typeof emailConfirmed === 'boolean' &&
    typeof admin === 'boolean'
  );
};

/** What this browser keeps of a session; it may have expired. An admin's is none without the admin's flag. */
export const readAccount = (): SignedIn | null => {
  const token = readStored(TOKEN_KEY);
  const user = readStored(USER_KEY);
  const expiresAt = typeof token === 'string' ? expiryOf(token) : null;
  if (typeof token !== 'string' || !expiresAt || !isUser(user)) return null;
  if (user.admin && readStored(ADMIN_KEY) !== true) return null;
  return { token, expiresAt, user };
};

/** Takes token, user and the admin's flag out of the storage. */
export const forgetAccount = (): void => {
  for (const key of [TOKEN_KEY, USER_KEY, ADMIN_KEY]) removeStored(key);
};

/** Replaces what is stored; false where the browser forbids it. */
export const writeAccount = ({ token, user }: SignedIn): boolean => {
  forgetAccount();
  if (user.admin) writeStored(ADMIN_KEY, true);
  return writeStored(USER_KEY, user) && writeStored(TOKEN_KEY, token);
};
