import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useVisitTracking } from '../../../web/features/visits/use-visit-tracking.ts';
import { consent } from '../../../web/lib/consent.ts';

const Page = () => {
  useVisitTracking();
  return null;
};

const calls: { body: Record<string, unknown>; headers: Record<string, string>; keepalive?: boolean }[] = [];
let answer: () => Promise<Response>;

const allow = (analytics: boolean) => act(() => consent.save({ analytics, marketing: false }));
/** Longer than anything that waits to be sent. */
const later = () => act(() => new Promise((done) => setTimeout(done, 60)));
const visit = async () => {
  const page = render(<Page />);
  await later();
  return page;
};
const mark = () => sessionStorage.getItem('martyx_visit');

/** At hand, so that `later` waits for nothing but the page. */
beforeAll(() => import('../../../web/features/visits/send-visit.ts'));
beforeEach(() => {
  calls.length = 0;
  answer = () => Promise.resolve(new Response(null, { status: 204 }));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 1));
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (address === '/api/csrf') return Promise.resolve(Response.json({ token: 'csrf-1' }));
    expect([address, init?.method]).toEqual(['/api/meta/visits/track', 'POST']);
    calls.push({ ...init, body: JSON.parse(init?.body as string) as object } as never);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  allow(false);
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('the tracking of visits', () => {
  it('sends nothing before analytics is allowed', async () => {
    await visit();
    expect([calls, mark()]).toEqual([[], null]);
  });

  it('sends the payload of the specification once it is allowed, without an account', async () => {
    allow(true);
    await visit();
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      keepalive: true,
      headers: { 'x-csrf-token': 'csrf-1', 'accept-language': document.documentElement.lang },
    });
    expect(Object.keys(calls[0]!.headers)).not.toContain('authorization');
    expect(calls[0]!.body).toEqual({
      userAgent: navigator.userAgent,
      referrer: document.referrer,
      language: navigator.language,
      screenResolution: `${screen.width}x${screen.height}`,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(mark()).toBe('true');
  });

  it('sends nothing for a second page of the session', async () => {
    allow(true);
    (await visit()).unmount();
    await visit();
    expect(calls).toHaveLength(1);
  });

  it('follows a consent that is given later', async () => {
    await visit();
    allow(true);
    await later();
    expect(calls).toHaveLength(1);
    allow(true);
    await later();
    expect(calls).toHaveLength(1);
  });

  it('stops when the consent is taken back before anything was sent', async () => {
    render(<Page />);
    allow(true);
    allow(false);
    await later();
    expect([calls, mark()]).toEqual([[], null]);
  });

  it('forgets its mark when the consent is taken back', async () => {
    allow(true);
    await visit();
    expect(mark()).toBe('true');
    allow(false);
    expect(mark()).toBeNull();
  });

  it('leaves no mark when the consent is taken back while the call is on its way', async () => {
    let arrive = (_: Response) => {};
    answer = () => new Promise((resolve) => (arrive = resolve));
    allow(true);
    await visit();
    allow(false);
    arrive(new Response(null, { status: 204 }));
    await later();
    expect([calls.length, mark()]).toEqual([1, null]);
  });

  it.each([
    ['the server refuses', () => Promise.resolve(new Response(null, { status: 429 }))],
    ['the connection is lost', () => Promise.reject(new TypeError('lost'))],
  ])('is silent when %s, and tries again on the next page', async (_, failing) => {
    allow(true);
    answer = failing;
    (await visit()).unmount();
    expect([calls.length, mark()]).toEqual([1, null]);
    answer = () => Promise.resolve(new Response(null, { status: 204 }));
    await visit();
    expect([calls.length, mark()]).toEqual([2, 'true']);
  });
});
