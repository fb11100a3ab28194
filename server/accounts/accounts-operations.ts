import * as z from 'zod';
import { opaqueId, type ApiOperation } from '../core/http/api-operation.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { EMAIL_SHAPE } from '../core/text/text.ts';
import { MAX_LENGTH, MIN_LENGTH } from './password/password-rules.ts';
import { MOST_NAME } from './profile.ts';

/** What is wrong with it, the service says in its own codes. */
export const emailInput = z.string().meta({ ...EMAIL_SHAPE, examples: ['anna@martyx.example'] });
const filled = z.string().meta({ minLength: 1 });
/** Taken away by null or a blank text. */
const fact = (shape: Record<string, unknown>) => z.string().meta(shape).nullish();

export const credentials = z.object({
  email: emailInput,
  password: filled.meta({ minLength: 1, maxLength: MAX_LENGTH, examples: ['Rocket-Fan-2026!'] }),
  code: z.string().nullish().meta({ description: 'Of the second factor, where the account has one.' }),
  keep: z.boolean().nullish().meta({ description: 'A session of weeks instead of hours.' }),
});
export const address = z.object({ email: emailInput });
export const newPassword = z.object({
  token: filled,
  password: filled.meta({ minLength: MIN_LENGTH, maxLength: MAX_LENGTH, examples: ['Rocket-Fan-2026!'] }),
});
export const profile = z.object({
  firstName: fact({ maxLength: MOST_NAME }),
  lastName: fact({ maxLength: MOST_NAME }),
  username: fact({
    maxLength: 50,
    format: 'username',
    description: 'Letters, digits, spaces and . _ -, first a letter or a digit.',
  }),
  phone: fact({
    maxLength: 30,
    format: 'phone',
    description: 'At least six digits, spaces and ( ) / . -, or + before them.',
  }),
  address: fact({ maxLength: 1000 }),
});
/** Whatever stands in the link of a mail leads to the form, which says what is wrong with it. */
export const resetLink = z.object({ token: z.string().optional().catch(undefined) });
export const userParams = z.object({ id: opaqueId });

const message = z.object({ message: z.string() });
const optional = z.string().nullable();
const user = z
  .object({
    id: opaqueId,
    email: z.string(),
    emailConfirmed: z.boolean(),
    firstName: optional,
    lastName: optional,
    username: optional,
    phone: optional,
    address: optional,
  })
  .meta({ id: 'User' });
const ownUser = { 200: { description: 'The account.', json: user } };

export const readCsrf: ApiOperation = {
  summary: 'A token for browsers: with its cookie, calls that change something must echo it in X-CSRF-Token.',
  caller: 'anyone',
  answers: { 200: { description: 'The token; the cookie comes with it.', json: z.object({ token: z.string() }) } },
};

export const signInCall: ApiOperation = {
  summary: 'Signs in. The token goes into `Authorization: Bearer`.',
  caller: 'anyone',
  body: credentials,
  answers: {
    200: {
      description: 'A session. The token is a JWT with `exp`.',
      json: z.object({ token: z.string(), id: opaqueId, email: z.string(), emailConfirmed: z.boolean() }),
    },
  },
  errors: [
    ErrorCode.INVALID_CREDENTIALS,
    ErrorCode.EMAIL_NOT_CONFIRMED,
    ErrorCode.ACCOUNT_INACTIVE,
    ErrorCode.SECOND_FACTOR_REQUIRED,
    ErrorCode.SECOND_FACTOR_INVALID,
    ErrorCode.RATE_LIMITED,
  ],
};

export const signOutCall: ApiOperation = {
  summary: 'Ends the session of the token, everywhere and at once.',
  caller: 'customer',
  bytes: ['*/*'],
  answers: { 204: { description: 'Signed out.' } },
};

export const forgotPasswordCall: ApiOperation = {
  summary: 'Mails a link for a new password; answers alike for an unknown address.',
  caller: 'anyone',
  body: address,
  answers: { 200: { description: 'Accepted.', json: message } },
  errors: [ErrorCode.RATE_LIMITED],
};

export const resetPasswordCall: ApiOperation = {
  summary: 'Sets a new password with the token of the mail.',
  caller: 'anyone',
  body: newPassword,
  answers: { 200: { description: 'Set; all sessions are over.', json: message } },
  errors: [ErrorCode.RESET_TOKEN_INVALID],
};

export const followResetLink: ApiOperation = {
  summary: 'Leads from the link of the mail to the form; uses nothing up.',
  caller: 'anyone',
  query: resetLink,
  answers: { 302: { description: 'To `/reset-password` of the shop.' } },
};

export const readUser: ApiOperation = {
  summary: 'The own account.',
  caller: 'customer',
  params: userParams,
  answers: ownUser,
};
export const readProfile: ApiOperation = { summary: 'The own account.', caller: 'customer', answers: ownUser };
export const writeProfile: ApiOperation = {
  ...readUser,
  summary: 'Changes the own profile: the given ones of these five fields, no other.',
  body: profile,
};
