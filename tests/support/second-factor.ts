import { TOTP } from 'otpauth';
import type { User } from '../../server/accounts/user.entity.ts';
import { buildAccount, PASSWORD, signInAs, type SignedInHeaders } from './builders/build-account.ts';
import type { GraphQLResult, TestShop } from './shop.ts';

const STEP_MS = 30_000;

export const START =
  'mutation ($password: String!) { startSecondFactor(input: { currentPassword: $password }) { secret uri } }';
export const ENABLE = 'mutation ($code: String!) { enableSecondFactor(input: { code: $code }) { codes } }';
export const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token expiresAt user { id } } }';

export const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  errors?.[0]?.extensions.code;

/** What an authenticator app shows at a moment. */
export const codeAt = (secret: string, timestamp: number): string => new TOTP({ secret }).generate({ timestamp });

/** Six digits that no moment near the shop's clock has. */
export const wrongCode = (shop: TestShop, secret: string): string => {
  const now = shop.clock.now().getTime();
  const near = new Set(Array.from({ length: 9 }, (_, i) => codeAt(secret, now + (i - 4) * STEP_MS)));
  return ['000000', '111111', '222222', '333333', '444444', '555555', '666666', '777777', '888888', '999999'].find(
    (code) => !near.has(code),
  )!;
};

/** A code that was not used before: the shop's clock goes to the middle of the next 30 seconds. */
export const nextCode = (shop: TestShop, secret: string): string => {
  const now = shop.clock.now().getTime();
  shop.clock.advance(1.5 * STEP_MS - (now % STEP_MS));
  return codeAt(secret, shop.clock.now().getTime());
};

/** The secret for the app, while the second factor is off. */
export const start = async (shop: TestShop, headers: SignedInHeaders): Promise<{ secret: string; uri: string }> => {
  const { data } = await shop.graphql<{ startSecondFactor: { secret: string; uri: string } }>(
    START,
    { password: PASSWORD },
    { headers },
  );
  return data.startSecondFactor;
};

export interface SecondFactorOwner {
  user: User;
  headers: SignedInHeaders;
  secret: string;
  recovery: string[];
}

/** An account whose second factor is on, signed in. */
export const buildSecondFactor = async (shop: TestShop, changes: Partial<User> = {}): Promise<SecondFactorOwner> => {
  const user = await buildAccount(shop, changes);
  const headers = await signInAs(shop, user);
  const { secret } = await start(shop, headers);
  const code = nextCode(shop, secret);
  const { data } = await shop.graphql<{ enableSecondFactor: { codes: string[] } }>(ENABLE, { code }, { headers });
  return { user, headers, secret, recovery: data.enableSecondFactor.codes };
};

export interface Try {
  code?: string | null;
  password?: string;
}

/** A sign-in over REST: its status and code. */
export const tryRest = async (shop: TestShop, { email }: User, { code, password = PASSWORD }: Try = {}) => {
  const payload = { email, password, code };
  const answer = await shop.inject({ method: 'POST', url: '/api/auth/login', payload });
  return answer.statusCode === 200 ? 'OK' : `${answer.statusCode} ${answer.json<{ errorCode: string }>().errorCode}`;
};

/** The same over GraphQL: its code, or OK. */
export const tryGraph = async (shop: TestShop, { email }: User, { code, password = PASSWORD }: Try = {}) => {
  const result: GraphQLResult<unknown> = await shop.graphql(LOGIN, { input: { email, password, code } });
  return codeOf(result) ?? 'OK';
};
