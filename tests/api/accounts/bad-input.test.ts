import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STATUS_OF, type ErrorCode } from '../../../server/core/error-codes.ts';
import { User } from '../../../server/accounts/user.entity.ts';
import { buildAccount, PASSWORD, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let user: User;
let headers: SignedInHeaders;
beforeAll(async () => {
  shop = await startShop();
  user = await buildAccount(shop, { firstName: 'Before' });
  headers = await signInAs(shop, user);
});
afterAll(() => shop.close());
beforeEach(() => shop.ctx().sql('DELETE FROM attempt'));

/** Texts that no field of an account may stumble over. */
const WEIRD = [
  '\u0000',
  'a@b.sk\u0000',
  'a@b.sk\r\nBcc: c@d.sk',
  '\ud800',
  "' OR 1=1--",
  '{"$ne":1}',
  '../../etc/passwd',
  'x'.repeat(100_000),
];
const WRONG_TYPES = [1, true, {}, ['x'], { $ne: '' }, [[]]];

type Fields = Record<string, string>;
interface Operation {
  readonly name: string;
  readonly query: string;
  /** Of an input object, or of the arguments themselves. */
  readonly good: Fields;
  readonly input?: string;
  readonly more?: object;
}

const mutation = (name: string, good: Fields): Operation => {
  const declared = Object.keys(good).map((field) => `$${field}: String!`);
  const passed = Object.keys(good).map((field) => `${field}: $${field}`);
  return {
    name,
    good,
    query: `mutation (${declared.join(', ')}) { r: ${name}(input: { ${passed.join(', ')} }) { __typename } }`,
  };
};
const withInput = (name: string, type: string, good: Fields, rest: Partial<Operation> = {}): Operation => {
  return {
    name,
    good,
    input: type,
    query: `mutation ($input: ${type}!) { r: ${name}(input: $input) { __typename } }`,
    ...rest,
  };
};

const NAMES = { firstName: 'Anna', lastName: 'K' };
const OPERATIONS: Operation[] = [
  withInput(
    'register',
    'RegisterInput',
    { email: 'a@b.sk', password: PASSWORD, ...NAMES },
    { more: { termsAccepted: true } },
  ),
  withInput('login', 'LoginInput', { email: 'nobody@b.sk', password: PASSWORD, code: '123456' }),
  withInput('updateProfile', 'ProfileInput', {
    ...NAMES,
    username: 'anna',
    phone: '+421900123456',
    address: 'Horná 1',
  }),
  mutation('confirmEmail', { token: 'x' }),
  mutation('resendConfirmation', { email: 'nobody@b.sk' }),
  mutation('forgotPassword', { email: 'nobody@b.sk' }),
  mutation('resetPassword', { token: 'x', password: PASSWORD }),
  mutation('changePassword', { currentPassword: 'Wrong-Password-1', newPassword: 'Spruce-Spar-1903' }),
  mutation('changeEmail', { currentPassword: 'Wrong-Password-1', newEmail: 'next@b.sk' }),
  mutation('deleteAccount', { currentPassword: 'Wrong-Password-1' }),
  mutation('startSecondFactor', { currentPassword: 'Wrong-Password-1' }),
  mutation('enableSecondFactor', { code: '123456' }),
  mutation('disableSecondFactor', { currentPassword: 'Wrong-Password-1', code: '123456' }),
  mutation('renewRecoveryCodes', { currentPassword: 'Wrong-Password-1', code: '123456' }),
];
const FIELDS = OPERATIONS.flatMap((operation) =>
  Object.keys(operation.good).map((field) => [operation.name, field, operation] as const),
);

const call = ({ query, good, input, more }: Operation, field: string, value: unknown) => {
  const fields = { ...good, ...more, [field]: value };
  return shop.graphql<{ r: unknown } | null>(query, input ? { input: fields } : fields, { headers });
};
const stored = () => shop.ctx().repo(User).findOneBy({ id: user.id });

describe('an operation over GraphQL', () => {
  it.each(FIELDS)('%s takes nothing but a text as %s', async (_name, field, operation) => {
    for (const value of WRONG_TYPES) {
      const { data, errors } = await call(operation, field, value);
      expect([data ?? null, errors?.[0]?.extensions.code]).toEqual([null, 'BAD_USER_INPUT']);
    }
    expect(await stored()).toEqual(user);
  });

  it.each(FIELDS)('%s answers a weird %s with a code, or as any other text', async (name, field, operation) => {
    for (const value of WEIRD) {
      const { errors } = await call(operation, field, value);
      const code = errors?.[0]?.extensions.code as ErrorCode | undefined;
      if (code)
        expect([value.slice(0, 30), STATUS_OF[code]]).toEqual([
          value.slice(0, 30),
          expect.toSatisfy((s: number) => s >= 400 && s < 500),
        ]);
    }
    if (name !== 'updateProfile') expect(await stored()).toEqual(user);
    else await shop.ctx().repo(User).save(user);
    await shop.runJobs();
    expect(shop.mails.filter(({ to }) => !/^[\w.+-]+@[\w.-]+$/.test(to) || to.includes('d.sk'))).toEqual([]);
  });
});

interface Route {
  readonly method: 'POST' | 'PUT';
  readonly url: () => string;
  readonly good: Fields;
}
const ROUTES: Route[] = [
  { method: 'POST', url: () => '/api/auth/login', good: { email: 'nobody@b.sk', password: PASSWORD, code: '123456' } },
  { method: 'POST', url: () => '/api/auth/forgot-password', good: { email: 'nobody@b.sk' } },
  { method: 'POST', url: () => '/api/auth/reset-password', good: { token: 'x', password: PASSWORD } },
  {
    method: 'PUT',
    url: () => `/api/users/${user.id}`,
    good: { ...NAMES, username: 'anna', phone: '+421900123456', address: 'Horná 1' },
  },
];
const PLACES = ROUTES.flatMap((route) => Object.keys(route.good).map((field) => [route.method, field, route] as const));
const send = ({ method, url }: Route, payload: unknown) =>
  shop.inject({
    method,
    url: url(),
    headers: { ...headers, 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

describe('a route', () => {
  it.each(PLACES)('%s takes nothing but a text as %s', async (_method, field, route) => {
    for (const value of WRONG_TYPES) {
      const answer = await send(route, { ...route.good, [field]: value });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { errorCode: 'VALIDATION_FAILED', args: { [field]: 'INVALID_TYPE' } },
      ]);
    }
    expect(await stored()).toEqual(user);
  });

  it.each(PLACES)('%s answers a weird %s with a code, or as any other text', async (method, field, route) => {
    for (const value of WEIRD) {
      const answer = await send(route, { ...route.good, [field]: value });
      expect(answer.statusCode).toBeLessThan(500);
      if (answer.statusCode !== 200)
        expect(Object.keys(answer.json<object>())).toEqual(['timestamp', 'path', 'errorCode', 'args']);
    }
    if (method === 'POST') expect(await stored()).toEqual(user);
    else await shop.ctx().repo(User).save(user);
  });

  it.each(ROUTES.map((route) => [route.url.toString().slice(6), route] as const))(
    '%s refuses a body that is no object',
    async (_name, route) => {
      for (const body of ['', '[]', '"x"', '1', 'null', '{', '{"a":', '\u0000', '[{}]']) {
        const answer = await send(route, body);
        expect([answer.statusCode, answer.json<{ errorCode: string }>().errorCode]).toEqual([400, 'VALIDATION_FAILED']);
      }
      expect(await stored()).toEqual(user);
    },
  );
});

describe('a field', () => {
  const long = (length: number): string => `Balsa-88-${'x'.repeat(200)}`.slice(0, length);
  const LIMITS: [string, string, (length: number) => string, number][] = [
    [
      'register',
      'email',
      (length) => `${'a'.repeat(length - 191)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(59)}.sk`,
      254,
    ],
    ['register', 'password', long, 128],
    ['register', 'firstName', (length) => 'x'.repeat(length), 100],
    ['register', 'lastName', (length) => 'x'.repeat(length), 100],
    ['updateProfile', 'firstName', (length) => 'x'.repeat(length), 100],
    ['updateProfile', 'lastName', (length) => 'x'.repeat(length), 100],
    ['updateProfile', 'username', (length) => 'x'.repeat(length), 50],
    ['updateProfile', 'phone', (length) => '1'.repeat(length), 30],
    ['updateProfile', 'address', (length) => 'x'.repeat(length), 1000],
    ['resetPassword', 'password', long, 128],
    ['changePassword', 'newPassword', long, 128],
    ['login', 'password', long, 128],
    ['login', 'code', (length) => '1'.repeat(length), 50],
    ['enableSecondFactor', 'code', (length) => '1'.repeat(length), 50],
    ['disableSecondFactor', 'code', (length) => '1'.repeat(length), 50],
  ];

  it.each(LIMITS)(
    'of %s, the %s, may be as long as allowed and not a character longer',
    async (name, field, text, most) => {
      const operation = OPERATIONS.find((each) => each.name === name)!;
      const [fits, exceeds] = [await call(operation, field, text(most)), await call(operation, field, text(most + 1))];
      expect(fits.errors?.[0]?.extensions.code).not.toBe('VALIDATION_FAILED');
      expect(exceeds.errors?.[0]?.extensions).toEqual({ code: 'VALIDATION_FAILED', args: { [field]: 'TOO_LONG' } });
    },
  );
});
