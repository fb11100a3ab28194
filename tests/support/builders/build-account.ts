import { hashPassword } from '../../../server/accounts/password/password-hash.ts';
import { User } from '../../../server/accounts/user.entity.ts';
import type { TestShop } from '../shop.ts';

export const PASSWORD = 'Balsa-and-Glue-88';

let serial = 0;
let hashed: Promise<string> | null = null;

export interface AccountChanges extends Partial<User> {
  password?: string;
}

/** An account with a confirmed address and the password `PASSWORD`, changed as a test needs. */
export const buildAccount = async (shop: TestShop, { password, ...changes }: AccountChanges = {}): Promise<User> => {
  hashed ??= hashPassword(PASSWORD);
  const now = shop.clock.now();
  const repo = shop.ctx().repo(User);
  const user = repo.create({
    email: `person-${process.pid}-${(serial += 1)}@example.sk`,
    passwordHash: password ? await hashPassword(password) : await hashed,
    emailConfirmedAt: now,
    createdAt: now,
    ...changes,
  });
  await repo.insert(user);
  return repo.findOneByOrFail({ email: user.email });
};

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token expiresAt user { id } } }';

export interface SignedInHeaders {
  authorization: string;
  [name: string]: string;
}

/** Headers of a fresh session. */
export const signInAs = async (shop: TestShop, { email }: User, password = PASSWORD): Promise<SignedInHeaders> => {
  const input = { email, password };
  const { data } = await shop.graphql<{ login: { token: string } }>(LOGIN, { input });
  return { authorization: `Bearer ${data.login.token}` };
};

/** Secret of the link in the last mail to an address. */
export const mailedSecret = (shop: TestShop, email: string): string => {
  const mail = shop.mails.filter(({ to }) => to === email).at(-1);
  return /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
