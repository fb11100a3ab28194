import { setTimeout as pause } from 'node:timers/promises';

/** One thing that a stranger sends. */
export interface Attack {
  readonly name: string;
  /** Answers what came back. Throws only what the test itself did wrong. */
  readonly run: (target: Target) => Promise<Answer>;
}

export interface Answer {
  /** 0: the shop hung up. */
  readonly status: number;
  readonly body: string;
}

/** A paid order, and its secret. */
export interface Bought {
  readonly id: string;
  readonly key: string;
}

export interface Target {
  readonly url: string;
  /** Of the demo admin. */
  readonly token: string;
  readonly productIds: readonly number[];
  /** A large package that was bought, once for every eight readers. */
  readonly packages: readonly Bought[];
}

export interface Sending {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

let network = 0;

/** A network that nobody came from before. */
export const freshNetwork = (): string => {
  network += 1;
  return `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`;
};

const LONGEST_BODY = 8_000_000;

/** Sends and reads all of the answer. */
export const send = async ({ url }: Target, address: string, sending: Sending = {}): Promise<Answer> => {
  const headers = { 'x-forwarded-for': freshNetwork(), ...sending.headers };
  try {
    const signal = AbortSignal.timeout(180_000);
    const response = await fetch(url + address, { redirect: 'manual', signal, ...sending, headers });
    const body = await response.text();
    return { status: response.status, body: body.slice(0, LONGEST_BODY) };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return { status: 599, body: 'no answer in 180 s' };
    return { status: 0, body: String(error) };
  }
};

export const sendJson = (target: Target, address: string, json: string, headers = {}): Promise<Answer> =>
  send(target, address, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: json });

export const sendOperation = (target: Target, query: string, variables: unknown = {}): Promise<Answer> =>
  sendJson(target, '/graphql', JSON.stringify({ query, variables }));

export const asAdmin = ({ token }: Target): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** Announces a file and sends it; answers once it was examined. */
export const upload = async (target: Target, fileName: string, content: Uint8Array): Promise<Answer> => {
  const query = 'mutation($f:String!,$b:Int!){beginModelUpload(input: { fileName:$f,bytes:$b }){id}}';
  const variables = { f: fileName, b: content.length };
  const json = JSON.stringify({ query, variables });
  let begun = await sendJson(target, '/graphql', json, asAdmin(target));
  // The admin's own budget comes back each minute.
  for (let wait = 0; wait < 15 && /RATE_LIMITED/.test(begun.body); wait += 1) {
    await pause(5000);
    begun = await sendJson(target, '/graphql', json, asAdmin(target));
  }
  const id = /"id":"([\w-]+)"/.exec(begun.body)?.[1];
  if (!id) return { status: 599, body: `the upload was not begun: ${begun.body}` };
  const headers = { ...asAdmin(target), 'content-type': 'application/octet-stream' };
  const sent = await send(target, `/api/admin/model-uploads/${id}`, {
    method: 'PUT',
    headers,
    body: new Uint8Array(content),
  });
  return sent.status === 202 ? examined(target, id) : sent;
};

const examined = async (target: Target, id: string): Promise<Answer> => {
  const json = JSON.stringify({ query: 'query($id:ID!){modelUpload(id:$id){state refusal}}', variables: { id } });
  for (let look = 0; look < 120; look += 1) {
    const answer = await sendJson(target, '/graphql', json, asAdmin(target));
    if (/"state":"(?:READY|REFUSED)"/.test(answer.body)) return answer;
    await pause(500);
  }
  return { status: 599, body: 'not examined in a minute' };
};
