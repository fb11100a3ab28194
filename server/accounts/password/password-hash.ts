import { hash, verify } from '@node-rs/argon2';
import { parallelLimit } from '../../core/parallel.ts';
import { normalisePassword } from './password-rules.ts';

/** argon2id, the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MARK = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

const AT_ONCE = 2;
const MOST_WAITING = 500;

/** A flood of sign-ins takes the memory of two hashes, not of all of them. */
const inTurn = parallelLimit(AT_ONCE, { mostWaiting: MOST_WAITING });

/** The hash to store, with its own salt. Throws SERVICE_UNAVAILABLE when too many wait already. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(normalisePassword(password), COST));

/** The same for a salt of 16 bytes: one password gives one hash. */
export const hashWithSalt = (password: string, salt: Uint8Array): Promise<string> =>
  inTurn(() => hash(normalisePassword(password), { ...COST, salt }));

/** Of a password that nobody can type. */
const NOBODY = `${MARK}bWFydHl4LW5vYm9keS1oZXJl$${'A'.repeat(43)}`;

/** Compares. Without a hash, because there is no such account, it takes the same time and answers no. */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  const right = await inTurn(() => verify(stored ?? NOBODY, normalisePassword(password)));
  return stored !== null && right;
};

/** Whether a hash was made with other parameters than today's. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(MARK);
