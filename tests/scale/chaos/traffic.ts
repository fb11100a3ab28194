/** Codes by which the shop says that it will be back in a moment. */
const PASSING = /^(SERVICE_UNAVAILABLE|PAYMENT_UNAVAILABLE|ABORTED)$/;

/** What all callers of the shop were answered, since it was last asked. */
export class Traffic {
  total = 0;
  /** With the code of something that is away, and the time to come back. */
  refused = 0;
  /** Anything else that was no answer: why, and where. */
  failed: string[] = [];
  slowestMs = 0;

  begin(): void {
    [this.total, this.refused, this.failed, this.slowestMs] = [0, 0, [], 0];
  }

  /** The share of requests without their answer. */
  get lost(): number {
    return (this.refused + this.failed.length) / this.total;
  }

  toString(): string {
    const slowest = `slowest ${Math.round(this.slowestMs)} ms`;
    return `${this.total} requests, ${this.refused} refused, ${this.failed.length} failed, ${slowest}`;
  }
}

export class NotAnswered extends Error {}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

/** Asks at one address, and has every answer counted. */
export class Caller {
  readonly #url: string;
  readonly #traffic: Traffic;
  readonly #headers: Record<string, string>;

  constructor(url: string, traffic: Traffic, headers: Record<string, string> = {}) {
    [this.#url, this.#traffic, this.#headers] = [url, traffic, headers];
  }

  /** A page, a picture or a call: its text. Throws NotAnswered for any status but 2xx and 3xx. */
  async get(address: string, init: RequestInit = {}): Promise<string> {
    const { status, retryAfter, text } = await this.#send(address, init);
    if (status < 400) return text;
    return this.#count(`${address}: ${status} ${text.slice(0, 200)}`, status === 503 && retryAfter !== null);
  }

  /** Throws NotAnswered for an answer with errors. */
  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify({ query, variables }) };
    const { status, retryAfter, text } = await this.#send('/graphql', init);
    const name = /\w+(?=\()/.exec(query.slice(query.indexOf('{')))?.[0] ?? 'query';
    if (status === 503 && retryAfter !== null && text.includes('SERVICE_UNAVAILABLE')) return this.#count(name, true);
    if (!text.startsWith('{')) return this.#count(`${name}: ${status} ${text.slice(0, 200)}`, false);
    const { data, errors } = JSON.parse(text) as Answer;
    if (!errors) return data as Data;
    const told = `${name}: ${errors.map(({ extensions }) => extensions.code).join()}`;
    return this.#count(
      told,
      errors.every(({ extensions }) => PASSING.test(extensions.code)),
    );
  }

  async #send(
    address: string,
    init: RequestInit,
  ): Promise<{ status: number; retryAfter: string | null; text: string }> {
    const at = performance.now();
    this.#traffic.total += 1;
    try {
      const headers = { ...this.#headers, ...(init.headers as Record<string, string> | undefined) };
      const answer = await fetch(this.#url + address, { redirect: 'manual', ...init, headers });
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
    } catch (error) {
      return this.#count(`${address}: ${String((error as Error).cause ?? error)}`, false);
    } finally {
      this.#traffic.slowestMs = Math.max(this.#traffic.slowestMs, performance.now() - at);
    }
  }

  #count(told: string, isRefusal: boolean): never {
    if (isRefusal) this.#traffic.refused += 1;
    else this.#traffic.failed.push(told);
    throw new NotAnswered(told);
  }
}
