import { ApolloLink } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../web/app/data/apollo.ts';
import { createDeferredClient } from '../../../web/lib/graphql/deferred-client.ts';

const client = () => {
  const made = createClient(ApolloLink.empty());
  return { made, stopped: vi.spyOn(made, 'stop') };
};

describe('a client whose code comes later', () => {
  it('comes once, for all who ask', async () => {
    const { made } = client();
    const create = vi.fn(async () => made);
    const coming = createDeferredClient(create);
    expect(coming.client).toBeUndefined();
    expect(coming.load()).toBe(coming.load());
    expect(await coming.load()).toBe(made);
    expect([coming.client, create.mock.calls.length]).toEqual([made, 1]);
    made.stop();
  });

  it('is asked for again after it did not arrive', async () => {
    const { made } = client();
    const create = vi.fn(async () => made).mockRejectedValueOnce(new TypeError('offline'));
    const coming = createDeferredClient(create);
    await expect(coming.load()).rejects.toThrow('offline');
    expect(await coming.load()).toBe(made);
    made.stop();
  });

  it('is ended where it is, and as soon as it is here', async () => {
    const here = client();
    const first = createDeferredClient(async () => here.made);
    await first.load();
    first.stop();
    expect(here.stopped).toHaveBeenCalledOnce();
    const late = client();
    const second = createDeferredClient(async () => late.made);
    const arriving = second.load();
    second.stop();
    await arriving;
    await vi.waitFor(() => expect(late.stopped).toHaveBeenCalledOnce());
  });

  it('need not come to be ended', () => {
    const create = vi.fn();
    createDeferredClient(create).stop();
    expect(create).not.toHaveBeenCalled();
  });
});
