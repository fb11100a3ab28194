import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { GivenOrder } from '../../server/orders/order-input.ts';

const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }';

interface Answer {
  readonly status: number;
  readonly text: string;
}

const post = (url: string, agent: http.Agent, payload: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const request = http.request(`${url}/graphql`, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode!, text })).on('error', reject);
    });
    request.on('error', reject).end(JSON.stringify(payload));
  });

export interface OrderStream {
  /** Ids of the orders that the shop has confirmed. */
  readonly confirmed: string[];
  /** What else was answered, or why there was no answer. */
  readonly failures: string[];
  /** Resolves when this many more are confirmed. */
  more(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Buyers who place orders one after another until they are stopped: half of them on connections that they keep. */
export const streamOrders = (url: string, input: GivenOrder, buyers = 4): OrderStream => {
  const confirmed: string[] = [];
  const failures: string[] = [];
  const waiting: { from: number; done: () => void }[] = [];
  let isStopped = false;

  const placeOne = async (agent: http.Agent): Promise<void> => {
    const { status, text } = await post(url, agent, {
      query: PLACE,
      variables: { input: { ...input, idempotencyKey: randomUUID() } },
    });
    const id = /"id":"([^"]+)"/.exec(text)?.[1];
    if (id) confirmed.push(id);
    else failures.push(`${status} ${text.slice(0, 300)}`);
    for (const one of waiting) if (confirmed.length >= one.from) one.done();
  };
  const buyer = async (_: unknown, index: number): Promise<void> => {
    const agent = new http.Agent({ keepAlive: index % 2 === 0, maxSockets: 1 });
    while (!isStopped) await placeOne(agent).catch((error: Error) => failures.push(error.message));
    agent.destroy();
  };
  const running = Promise.all(Array.from({ length: buyers }, buyer));
  return {
    confirmed,
    failures,
    more: (count) => new Promise((done) => waiting.push({ from: confirmed.length + count, done })),
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
};
