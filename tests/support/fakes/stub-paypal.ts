import { vi } from 'vitest';

/** By call, such as `GET order`, `POST capture`, `GET capture`, `POST refund`, `GET refund`. */
export type Replies = Record<string, readonly [status: number, body: object]>;

const callOf = (path: string, method: string): string => {
  const [, noun = '', , verb] = path.split('/v2/')[1]!.split('/');
  return `${method} ${verb ?? noun.slice(0, -1)}`;
};

/**
 * What PayPal replies to these calls until the next time it says something or `vi.restoreAllMocks()`; the simulator takes
 * the others. Gives the calls as they come.
 */
export const stubPayPal = (replies: Replies = {}): string[] => {
  vi.restoreAllMocks();
  const calls: string[] = [];
  const original = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const path = typeof input === 'string' ? input : '';
    if (!path.includes('/v2/')) return original(input, init);
    const call = callOf(path, init?.method ?? 'GET');
    calls.push(call);
    const [status, body] = replies[call] ?? [];
    return status ? Promise.resolve(new Response(JSON.stringify(body), { status })) : original(input, init);
  });
  return calls;
};

export const refusal = (status: number, issue: string) => [status, { name: 'REFUSED', details: [{ issue }] }] as const;
