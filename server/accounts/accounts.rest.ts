import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendDeviceCookies } from '../core/http/device-cookie.ts';
import type { Locale } from '../core/locale.ts';
import { ctxOf, parse } from '../core/http/rest.ts';
import type { Shop } from '../core/shop.ts';
import { findOwn, updateProfile } from './accounts.service.ts';
import * as api from './accounts-operations.ts';
import { authenticateCalls } from './authentication.ts';
import { csrfToken } from './csrf.ts';
import { resetPassword } from './password/passwords.service.ts';
import { forgotPassword } from './registration.service.ts';
import { logout, requireViewer } from './sessions.service.ts';
import { signIn } from './signing-in.service.ts';
import type { User } from './user.entity.ts';

const MAIL_SENT: Record<Locale, string> = {
  en: 'Password reset email sent successfully. Please check your email.',
  sk: 'E-mail na obnovenie hesla bol odoslaný. Skontrolujte si poštu.',
  de: 'Die E-Mail zum Zurücksetzen des Passworts wurde gesendet. Bitte sehen Sie in Ihr Postfach.',
};

const PASSWORD_SET: Record<Locale, string> = {
  en: 'Password reset successfully. You can now login with your new password.',
  sk: 'Heslo bolo obnovené. Teraz sa môžete prihlásiť novým heslom.',
  de: 'Das Passwort wurde zurückgesetzt. Sie können sich jetzt mit dem neuen Passwort anmelden.',
};

const bodyOf = (user: User) => ({
  id: user.id,
  email: user.email,
  emailConfirmed: user.emailConfirmed,
  firstName: user.firstName,
  lastName: user.lastName,
  username: user.username,
  phone: user.phone,
  address: user.address,
});

const isPrivate = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store');

const signingRoutes = (http: FastifyInstance): void => {
  http.get('/api/csrf', { config: { api: api.readCsrf } }, async (request, reply) => {
    const { token, setCookie } = csrfToken(http.shop, request);
    return isPrivate(reply).header('set-cookie', setCookie).send({ token });
  });

  http.post('/api/auth/login', { config: { api: api.signInCall } }, async (request, reply) => {
    const { token, user } = await signIn(ctxOf(request), parse(api.credentials, request.body));
    const { id, email, emailConfirmed } = user;
    return isPrivate(reply).send({ token, id, email, emailConfirmed });
  });
};

/** A body is not read, whatever type it claims: clients that always send JSON send an empty one here. */
const leavingRoutes = (http: FastifyInstance): void => {
  const leave = async (request: FastifyRequest, reply: FastifyReply) => {
    await logout(ctxOf(request));
    return reply.code(204).send();
  };
  void http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, parsed) => parsed(null));
    scope.post('/auth/logout', { config: { api: api.signOutCall } }, leave);
    scope.post('/api/auth/logout', { config: { api: api.signOutCall } }, leave);
    done();
  });
};

const resetRoutes = (http: FastifyInstance): void => {
  http.post('/api/auth/forgot-password', { config: { api: api.forgotPasswordCall } }, async (request, reply) => {
    const ctx = ctxOf(request);
    await forgotPassword(ctx, parse(api.address, request.body).email);
    return isPrivate(reply).send({ message: MAIL_SENT[ctx.locale] });
  });

  http.post('/api/auth/reset-password', { config: { api: api.resetPasswordCall } }, async (request, reply) => {
    const ctx = ctxOf(request);
    const { token, password } = parse(api.newPassword, request.body);
    await resetPassword(ctx, token, password);
    return isPrivate(reply).send({ message: PASSWORD_SET[ctx.locale] });
  });

  http.get('/api/auth/reset-password', { config: { api: api.followResetLink } }, async (request, reply) => {
    const { token } = parse(api.resetLink, request.query);
    const query =
      token !== undefined ? `?token=${encodeURIComponent(token.slice(0, 200).replace(/\p{Cs}/gu, ''))}` : '';
    return isPrivate(reply)
      .header('referrer-policy', 'no-referrer')
      .redirect(`${http.shop.config.publicUrl}/reset-password${query}`, 302);
  });
};

const profileRoutes = (http: FastifyInstance): void => {
  http.get('/api/users/:id', { config: { api: api.readUser } }, async (request, reply) => {
    const { id } = parse(api.userParams, request.params);
    return isPrivate(reply).send(bodyOf(await findOwn(ctxOf(request), id)));
  });

  http.put('/api/users/:id', { config: { api: api.writeProfile } }, async (request, reply) => {
    const ctx = ctxOf(request);
    await findOwn(ctx, parse(api.userParams, request.params).id);
    return isPrivate(reply).send(bodyOf(await updateProfile(ctx, parse(api.profile, request.body))));
  });

  http.get('/api/user/profile', { config: { api: api.readProfile } }, async (request, reply) => {
    const ctx = ctxOf(request);
    return isPrivate(reply).send(bodyOf(await findOwn(ctx, requireViewer(ctx).userId)));
  });
};

/** Who calls, the CSRF rule, and the REST rows of accounts. */
export const accountRoutes = (http: FastifyInstance, shop: Shop): void => {
  authenticateCalls(http, shop);
  sendDeviceCookies(http);
  signingRoutes(http);
  leavingRoutes(http);
  resetRoutes(http);
  profileRoutes(http);
};
