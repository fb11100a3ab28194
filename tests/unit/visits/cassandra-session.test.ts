import { createServer, type AddressInfo, type Socket } from 'node:net';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/core/config/config.ts';
import { createCassandraSession } from '../../../server/visits/cassandra-session.ts';

const ERROR = 0x00;
const STARTUP = 0x01;
const AUTHENTICATE = 0x03;
const AUTH_RESPONSE = 0x0f;
/** First byte of a TLS record with a ClientHello. */
const TLS_HANDSHAKE = 0x16;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server that hands each piece it gets to `onData`; the address of it. */
const listen = (onData: (data: Buffer, socket: Socket) => void): Promise<string> =>
  new Promise((resolve) => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined).on('data', (data) => onData(data, socket));
    });
    closing.push(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    server.listen(0, '127.0.0.1', () => resolve(`127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

const logged: string[] = [];
const logger = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });

const frame = (request: Buffer, opcode: number, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from([request[0]! | 0x80, 0, request[2]!, request[3]!, opcode, 0, 0, 0, body.length]), body]);

const named = (text: string): Buffer => Buffer.concat([Buffer.from([0, text.length]), Buffer.from(text)]);
const refusal = (request: Buffer): Buffer =>
  frame(request, ERROR, Buffer.concat([Buffer.from([0, 0, 1, 0]), named('Bad credentials')]));

/** Tries to open a session there; the failure. */
const open = async (environment: Record<string, string>): Promise<Error> => {
  const config = readConfig(environment).cassandra!;
  const session = createCassandraSession({ config, logger, exclusively: (work) => work() });
  closing.push(() => session.close());
  return session.open().then(
    () => new Error('open'),
    (error: Error) => error,
  );
};

describe('a session with Cassandra', () => {
  it('signs in with the name and password of the environment, and tells them to nobody else', async () => {
    const told: string[] = [];
    const address = await listen((data, socket) => {
      if (data[4] === AUTH_RESPONSE) told.push(data.subarray(13).toString());
      const asked = named('org.apache.cassandra.auth.PasswordAuthenticator');
      socket.write(data[4] === STARTUP ? frame(data, AUTHENTICATE, asked) : refusal(data));
    });
    const failure = await open({
      CASSANDRA_CONTACT_POINTS: address,
      CASSANDRA_USERNAME: 'shop',
      CASSANDRA_PASSWORD: 'hush-hush',
    });
    expect(told[0]).toBe('\0shop\0hush-hush');
    expect(`${failure.stack} ${JSON.stringify(failure.cause)} ${logged.join('')}`).not.toContain('hush-hush');
  });

  it('begins with TLS where it is on, and without where it is not', async () => {
    const first: number[] = [];
    const address = await listen((data, socket) => {
      first.push(data[0]!);
      if (data[0] === TLS_HANDSHAKE) socket.end();
      else socket.end(refusal(data));
    });
    await open({ CASSANDRA_CONTACT_POINTS: address });
    expect(first).not.toContain(TLS_HANDSHAKE);
    first.length = 0;
    await open({ CASSANDRA_CONTACT_POINTS: address, CASSANDRA_TLS: 'on' });
    expect(new Set(first)).toEqual(new Set([TLS_HANDSHAKE]));
  });
});
