import { gql } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../web/app/data/apollo.ts';
import { browserLink } from '../../../web/app/data/browser-link.ts';
import { account } from '../../../web/lib/account/account.ts';
import { shopErrorOf } from '../../../web/lib/graphql-error.ts';
import { shopFetch } from '../../../web/lib/shop-fetch.ts';
import { signOut } from '../../../web/lib/account/sign-out.ts';
import { ANNA, BORIS, sessionOf, signInAs } from '../../support/web/web-account.ts';

type Send = (url: string, init: RequestInit) => Promise<Response>;

const json = (status: number, body: unknown, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });

const graphql = (status: number, code: string) =>
  json(status, { errors: [{ message: code, extensions: { code, args: {} } }] }, 'application/graphql-response+json');

const plain = (status: number, errorCode: string) => json(status, { errorCode, args: { minutes: 4 } });

const FINE = { data: { shop: { __typename: 'Shop', name: 'Martyx' } } };
const QUERY = gql`
  query Shop {
    shop {
      name
    }
  }
`;
const MUTATION = gql`
  mutation Rename {
    rename {
      name
    }
  }
`;

/** A server that hands out CSRF tokens 1, 2, … and answers everything else by `answer`. */
const serve = (answer: Send) => {
  let tokens = 0;
  const calls: { url: string; bearer: string | null; csrf: string | null; credentials: unknown }[] = [];
  const fetching = vi.fn<Send>(async (url, init) => {
    if (url === '/api/csrf') return json(200, { token: `csrf-${(tokens += 1)}` });
    const headers = new Headers(init.headers);
    const bearer = headers.get('authorization');
    calls.push({ url, bearer, csrf: headers.get('x-csrf-token'), credentials: init.credentials });
    return answer(url, init);
  });
  vi.stubGlobal('fetch', fetching);
  return calls;
};

/** As after a load of the page: nothing has been asked yet. */
const freshFetch = async () => {
  vi.resetModules();
  return (await import('../../../web/lib/shop-fetch.ts')).shopFetch;
};

const client = () => createClient(browserLink('en'));
const bearerOf = (init: RequestInit) => new Headers(init.headers).get('authorization');

afterEach(() => {
  account.end('signed_out');
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('every call', () => {
  it('carries the language of the page, not that of the browser, unless it names one', async () => {
    document.documentElement.lang = 'sk';
    const send = await freshFetch();
    const languages: [string, string | null][] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      languages.push([url, new Headers(init.headers).get('accept-language')]);
      return json(200, { token: 'csrf' });
    });
    await send('/a');
    await send('/b', { method: 'POST', headers: { 'content-type': 'text/csv' } });
    await send('/c', { headers: { 'accept-language': 'de' } });
    document.documentElement.lang = '';
    expect(languages).toEqual([
      ['/a', 'sk'],
      ['/api/csrf', 'sk'],
      ['/b', 'sk'],
      ['/c', 'de'],
    ]);
  });
});

describe('the CSRF token', () => {
  it('is asked for once, and echoed by every call that changes something', async () => {
    const send = await freshFetch();
    const calls = serve(async () => json(200, {}));
    await Promise.all([send('/a', { method: 'POST' }), send('/b', { method: 'PUT' })]);
    await send('/c', { method: 'DELETE' });
    await send('/d');
    expect(calls.map(({ csrf }) => csrf)).toEqual(['csrf-1', 'csrf-1', 'csrf-1', null]);
    expect(calls.every(({ credentials }) => credentials === 'same-origin')).toBe(true);
  });

  it.each([
    ['in a plain answer', plain(403, 'CSRF_FAILED')],
    ['in an answer of GraphQL', graphql(403, 'CSRF_FAILED')],
  ])(
    'is asked for anew when the server no longer knows it, %s, and the call repeated once',
    async (_where, refusal) => {
      const send = await freshFetch();
      const calls = serve(async (_url, init) =>
        new Headers(init.headers).get('x-csrf-token') === 'csrf-1' ? refusal.clone() : json(200, { fine: true }),
      );
      expect(await (await send('/a', { method: 'POST', body: '{}' })).json()).toEqual({ fine: true });
      expect(calls.map(({ csrf }) => csrf)).toEqual(['csrf-1', 'csrf-2']);
    },
  );

  it('is not asked for a third time, nor for another refusal', async () => {
    const send = await freshFetch();
    const calls = serve(async (url) => plain(403, url === '/a' ? 'CSRF_FAILED' : 'FORBIDDEN'));
    expect((await send('/a', { method: 'POST' })).status).toBe(403);
    expect((await send('/b', { method: 'POST' })).status).toBe(403);
    expect(calls.map(({ url }) => url)).toEqual(['/a', '/a', '/b']);
  });

  it('that did not come is asked for by the next call', async () => {
    const send = await freshFetch();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(send('/a', { method: 'POST' })).rejects.toThrow(TypeError);
    const calls = serve(async () => json(200, {}));
    await send('/a', { method: 'POST' });
    expect(calls).toHaveLength(1);
  });
});

describe('a call of somebody signed in', () => {
  let token: string;
  const reasons: string[] = [];
  let stop = () => {};

  beforeEach(() => {
    signInAs(ANNA);
    token = account.get()!.token;
    reasons.length = 0;
    stop = account.onEnd((reason) => reasons.push(reason));
  });
  afterEach(() => stop());

  it('carries the token of the session, a visitor’s carries none', async () => {
    const calls = serve(async () => json(200, FINE));
    await client().query({ query: QUERY });
    account.end('signed_out');
    await client().query({ query: QUERY });
    expect(calls.map(({ bearer }) => bearer)).toEqual([`Bearer ${token}`, null]);
  });

  it.each([
    ['GraphQL refuses with 401', () => graphql(401, 'UNAUTHENTICATED')],
    ['the door refuses with 401', () => plain(401, 'UNAUTHENTICATED')],
    ['GraphQL refuses with 200', () => graphql(200, 'UNAUTHENTICATED')],
  ])('ends the session when %s, and a query is answered as to a visitor', async (_how, refuse) => {
    const calls = serve(async (_url, init) => (bearerOf(init) ? refuse() : json(200, FINE)));
    expect((await client().query({ query: QUERY })).data).toEqual(FINE.data);
    expect([account.get(), reasons, localStorage.length]).toEqual([null, ['token_expired'], 0]);
    expect(calls.map(({ bearer }) => bearer)).toEqual([`Bearer ${token}`, null]);
  });

  it('is not repeated as a visitor when it changes something', async () => {
    const calls = serve(async () => graphql(401, 'UNAUTHENTICATED'));
    const refusal = await client()
      .mutate({ mutation: MUTATION })
      .catch((error: unknown) => shopErrorOf(error).code);
    expect([refusal, calls.length, account.get()]).toEqual(['UNAUTHENTICATED', 1, null]);
  });

  it('does not end a session that began after it was sent', async () => {
    let resolve: (answer: Response) => void = () => {};
    const promise = new Promise<Response>((settle) => (resolve = settle));
    serve((_url, init) => (bearerOf(init) === `Bearer ${token}` ? promise : Promise.resolve(json(200, FINE))));
    const late = client().query({ query: QUERY });
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledWith('/graphql', expect.anything()));
    account.signIn(sessionOf(BORIS));
    resolve(graphql(401, 'UNAUTHENTICATED'));
    await late;
    expect([account.get()?.user, reasons]).toEqual([BORIS, []]);
  });

  it('does not end the session for a token that the call brought itself, nor for another refusal', async () => {
    const calls = serve(async (url) => plain(url === '/own' ? 401 : 403, 'FORBIDDEN'));
    await shopFetch('/own', { headers: { authorization: 'Bearer other' } });
    await shopFetch('/x');
    expect([calls.map(({ bearer }) => bearer), reasons]).toEqual([['Bearer other', `Bearer ${token}`], []]);
  });
});

describe('signing out', () => {
  it('ends the session at once, then tells the server with the token it had', async () => {
    const calls = serve(async () => new Response(null, { status: 204 }));
    signInAs(ANNA);
    const bearer = `Bearer ${account.get()!.token}`;
    signOut();
    expect([account.get(), account.lastEnd]).toEqual([null, 'signed_out']);
    await vi.waitFor(() => expect(calls).toMatchObject([{ url: '/auth/logout', bearer, csrf: expect.any(String) }]));
  });

  it('is done here also where the server cannot be reached or knows no such session any more', async () => {
    for (const answer of [() => Promise.reject(new TypeError('offline')), async () => plain(401, 'UNAUTHENTICATED')]) {
      serve(answer);
      signInAs(ANNA);
      signOut();
      await new Promise((settled) => setTimeout(settled, 20));
      expect([account.get(), account.lastEnd]).toEqual([null, 'signed_out']);
    }
  });
});

describe('a refusal outside GraphQL', () => {
  it('keeps its code and arguments', async () => {
    serve(async () => plain(429, 'RATE_LIMITED'));
    const refusal = await client()
      .mutate({ mutation: MUTATION })
      .catch((error: unknown) => shopErrorOf(error));
    expect(refusal).toEqual({ code: 'RATE_LIMITED', args: { minutes: 4 } });
  });
});
