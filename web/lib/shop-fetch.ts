import { account } from './account/account.ts';
import { csrfToken } from './account/csrf.ts';
import { languageHeader } from './language-header.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const isCsrfRefusal = async (answer: Response) =>
  answer.status === 403 && (await answer.clone().text()).includes('"CSRF_FAILED"');

const sendSafely = async (send: (csrf?: string) => Promise<Response>) => {
  const answer = await send(await csrfToken());
  return (await isCsrfRefusal(answer)) ? send(await csrfToken(true)) : answer;
};

/**
 * `fetch` for the shop's own server. Carries the page's language and the session's token, unless the call brings its own,
 * and the CSRF token on calls that change something: one that the server no longer knows is asked for anew and the call
 * repeated once. An answer 401 ends the session, if that is still the one that asked.
 */
export const shopFetch: typeof fetch = async (input, init = {}) => {
  const given = new Headers({ ...languageHeader(), ...Object.fromEntries(new Headers(init.headers)) });
  const token = given.has('authorization') ? null : account.get()?.token;
  const send = (csrf?: string) => {
    const headers = new Headers(given);
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (csrf) headers.set('x-csrf-token', csrf);
    return fetch(input, { credentials: 'same-origin', ...init, headers });
  };
  const answer = await (SAFE.has(init.method?.toUpperCase() ?? 'GET') ? send() : sendSafely(send));
  if (answer.status === 401 && token && account.get()?.token === token) account.end('token_expired');
  return answer;
};
