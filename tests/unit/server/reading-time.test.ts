import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { limitReadingTime } from '../../../server/edge/http/reading-time.ts';

const SOON_MS = 150;
/** Longer than the gulps in which the network takes what a slow reader leaves room for. */
const LATER_MS = 1000;
const CHUNK = Buffer.alloc(64 * 1024);
const CHUNKS = 400;

let http: FastifyInstance | null = null;
let files: Readable[] = [];
const sockets: Socket[] = [];

/** A shop that sends a file of 25 MB, after a while if it has to be made first. */
const serve = async (lookMs: number, madeIn = 0): Promise<number> => {
  http = Fastify();
  limitReadingTime(http, lookMs);
  http.get('/file', async (_request, reply) => {
    await pause(madeIn);
    const file = Readable.from(Array.from({ length: CHUNKS }, () => CHUNK));
    files.push(file);
    return reply.header('content-length', CHUNKS * CHUNK.length).send(file);
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  return (http.server.address() as { port: number }).port;
};

const ask = (port: number): Socket => {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write('GET /file HTTP/1.1\r\nhost: x\r\n\r\n');
  return socket;
};

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  files = [];
  await http?.close();
});

it('a reader who takes nothing any more is cut off, and the file is closed', async () => {
  const port = await serve(SOON_MS);
  const socket = ask(port);
  await once(socket, 'data');
  socket.pause();
  for (let waited = 0; !files[0]!.destroyed && waited < 5_000; waited += 50) await pause(50);
  expect(files[0]!.destroyed).toBe(true);
});

it('a slow reader who goes on, and one whose file takes long to make, get it whole', async () => {
  const port = await serve(LATER_MS, 2 * LATER_MS + 100);
  const socket = ask(port);
  let bytes = 0;
  socket.on('data', (part: Buffer) => {
    bytes += part.length;
    socket.pause();
    setTimeout(() => socket.resume(), part.length / 12_288);
  });
  for (let waited = 0; bytes < CHUNKS * CHUNK.length && waited < 10_000; waited += 50) await pause(50);
  expect(bytes).toBeGreaterThanOrEqual(CHUNKS * CHUNK.length);
});
