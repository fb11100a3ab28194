import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Slower than any telephone, faster than who means to hold a file open for hours. */
const LEAST_BYTES = 16 * 1024;
/** The network takes what is sent in gulps: who has a slow line is seen to take something within this time. */
const LOOK_MS = 120_000;

interface Reading {
  /** Bytes of the connection that were handed on to the network. */
  readonly taken: number;
  /** More of the answer was ready. */
  readonly waits: boolean;
}

const readingOf = ({ socket }: ServerResponse): Reading => {
  const waiting = socket?.writableLength ?? 0;
  return { taken: (socket?.bytesWritten ?? 0) - waiting, waits: waiting > 0 };
};

/**
 * Hangs up on who takes less than 16 kB of an answer between two looks, two minutes apart, while more of it waits: what is
 * being read, such as a file, is closed with it. Never on an answer that is still being made.
 */
export const limitReadingTime = (http: FastifyInstance, lookMs = LOOK_MS): void => {
  const answers = new Map<ServerResponse, Reading>();
  http.addHook('onRequest', (_request, { raw }, done) => {
    answers.set(raw, { taken: 0, waits: false });
    raw.once('close', () => answers.delete(raw));
    done();
  });
  const looking = setInterval(() => {
    for (const [answer, before] of answers) {
      const now = readingOf(answer);
      if (before.waits && now.waits && now.taken - before.taken < LEAST_BYTES) answer.destroy();
      else answers.set(answer, now);
    }
  }, lookMs).unref();
  http.addHook('onClose', (_http, done) => {
    clearInterval(looking);
    done();
  });
};
