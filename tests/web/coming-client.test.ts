import { ApolloLink } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../web/app/data/apollo.ts';
import { comingClient } from '../../web/lib/graphql/coming-client.ts';

const client = () => {
  const made = createClient(ApolloLink.empty());
  return { made, stopped: vi.spyOn(made, 'stop') };
};

describe('a client whose code comes later', () => {
  it('comes once, for all who ask', async () => {
    const { made } = client();
    const create = vi.fn(async () => made);
    const coming = comingClient(create);
    expect(coming.client).toBeUndefined();
    expect(coming.arrive()).toBe(coming.arrive());
    expect(await coming.arrive()).toBe(made);
    expect([coming.client, create.mock.calls.length]).toEqual([made, 1]);
    made.stop();
  });

  it('is asked for again after it did not arrive', async () => {
    const { made } = client();
    const create = vi.fn(async () => made).mockRejectedValueOnce(new TypeError('offline'));
    const coming = comingClient(create);
    await expect(coming.arrive()).rejects.toThrow('offline');
    expect(await coming.arrive()).toBe(made);
    made.stop();
  });

  it('is ended where it is, and as soon as it is here', async () => {
    const here = client();
    const first = comingClient(async () => here.made);
    await first.arrive();
    first.stop();
    expect(here.stopped).toHaveBeenCalledOnce();
    const late = client();
    const second = comingClient(async () => late.made);
    const arriving = second.arrive();
    second.stop();
    await arriving;
    await vi.waitFor(() => expect(late.stopped).toHaveBeenCalledOnce());
  });

  it('need not come to be ended', () => {
    const create = vi.fn();
    comingClient(create).stop();
    expect(create).not.toHaveBeenCalled();
  });
});
