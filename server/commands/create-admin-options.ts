import { ConfigError } from '../core/config/config.ts';

const REMOVE = '--remove-second-factor';
const USAGE = `Usage: npm run admin:create -- name@example.com [${REMOVE}]`;

export interface AdminOptions {
  readonly email: string;
  readonly removeSecondFactor: boolean;
}

/** What the operator typed behind `npm run admin:create --`. Throws ConfigError with the usage for anything else. */
export const readAdminOptions = (words: readonly string[]): AdminOptions => {
  const [email, ...more] = words.filter((word) => word !== REMOVE);
  if (!email || more.length > 0 || email.startsWith('-')) throw new ConfigError(USAGE);
  return { email, removeSecondFactor: words.includes(REMOVE) };
};
