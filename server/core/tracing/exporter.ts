import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { exportRequest, type EndedSpan } from './otlp.ts';
import type { Attributes, TracingConfig } from './tracing.ts';

/** The OpenTelemetry specification's own numbers for a batching processor. */
const MOST_WAITING = 2048;
const BATCH = 512;
const DELAY_MS = 5_000;
const ANSWER_MS = 10_000;
const TRIES = 4;
const CLOSE_MS = 1_000;

/** The collector is busy, or something before it: https://opentelemetry.io/docs/specs/otlp/#failures-1 */
const PASSING = new Set([429, 502, 503, 504]);

interface ExporterOptions {
  readonly collector: TracingConfig['collector'];
  /** What sends: the shop, its version, this process. */
  readonly resource: Attributes;
  readonly logger: Logger;
  /** Before the first try again; it doubles with each. */
  readonly firstPauseMs?: number;
}

/** How many of a batch the collector said that it did not take. */
const rejectedIn = async (answer: Response): Promise<number> => {
  const body = (await answer.json().catch(() => null)) as {
    partialSuccess?: { rejectedSpans?: string | number };
  } | null;
  return Number(body?.partialSuccess?.rejectedSpans ?? 0);
};

/**
 * Sends ended spans in batches, one batch at a time. What does not fit in the queue, or is not taken after four tries, is
 * dropped and counted: nothing waits for a collector, and nothing fails with it.
 */
export class Exporter {
  readonly counts = { sent: 0, dropped: 0 };
  readonly #options: ExporterOptions;
  readonly #stopped = new AbortController();
  #waiting: EndedSpan[] = [];
  #timer: NodeJS.Timeout | null = null;
  #sending: Promise<void> | null = null;
  #told = false;

  constructor(options: ExporterOptions) {
    this.#options = options;
  }

  add(span: EndedSpan): void {
    if (this.#waiting.length >= MOST_WAITING) {
      this.counts.dropped += 1;
      return;
    }
    this.#waiting.push(span);
    if (this.#waiting.length >= BATCH) this.#send();
    else this.#timer ??= setTimeout(() => this.#send(), DELAY_MS).unref();
  }

  /** Sends what waits, once, within a second; what is left then is dropped. */
  async close(): Promise<void> {
    this.#stopped.abort();
    const late = pause(CLOSE_MS, undefined, { ref: false });
    await Promise.race([this.#sendAll(), late]);
    this.counts.dropped += this.#waiting.splice(0).length;
  }

  async #sendAll(): Promise<void> {
    while (this.#sending || this.#waiting.length > 0) {
      this.#send();
      await this.#sending;
    }
  }

  #send(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#sending) return;
    const batch = this.#waiting.splice(0, BATCH);
    this.#sending = this.#deliver(batch).then(() => {
      this.#sending = null;
      if (this.#waiting.length >= BATCH) this.#send();
      else if (this.#waiting.length > 0) this.#timer ??= setTimeout(() => this.#send(), DELAY_MS).unref();
    });
  }

  async #deliver(batch: readonly EndedSpan[]): Promise<void> {
    const body = exportRequest(this.#options.resource, batch);
    const rejected = await this.#post(body).catch((error: unknown) => {
      if (!this.#told) this.#options.logger.warn({ err: error }, 'traces could not be sent');
      this.#told = true;
      return batch.length;
    });
    this.counts.dropped += rejected;
    this.counts.sent += batch.length - rejected;
    if (rejected === 0) this.#told = false;
  }

  /** Answers how many spans were not taken. */
  async #post(body: string): Promise<number> {
    const { collector, firstPauseMs = 500 } = this.#options;
    const headers = { ...collector.headers, 'content-type': 'application/json' };
    for (let tries = 1; ; tries += 1) {
      const isLast = tries === TRIES || this.#stopped.signal.aborted;
      const request = { method: 'POST', body, headers, signal: AbortSignal.timeout(ANSWER_MS) };
      const answer = await fetch(collector.url, request).catch((error: unknown) => error as Error);
      if (answer instanceof Response && answer.ok) return rejectedIn(answer);
      if (answer instanceof Response) await answer.body?.cancel();
      const passes = answer instanceof Error || PASSING.has(answer.status);
      if (!passes || isLast) {
        throw answer instanceof Error ? answer : new Error(`the collector of traces answered ${answer.status}`);
      }
      await pause(firstPauseMs * 2 ** tries, undefined, { ref: false, signal: this.#stopped.signal }).catch(() => null);
    }
  }
}
