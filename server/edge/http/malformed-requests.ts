import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ErrorCode, STATUS_OF } from '../../core/error-codes.ts';
import type { Clock } from '../../core/clock.ts';
import { PLAIN_HEADERS } from './security-headers.ts';

/** Node's name for a head of more than 16 KB. */
const TOO_LARGE = 'HPE_HEADER_OVERFLOW';
/** So long the caller may go on sending, to read the answer at all. */
const LINGER_MS = 1000;

/**
 * Answers what never becomes a request, because it is no HTTP or its headers are too long, in the error body of every
 * other answer, and hangs up. Nothing of what was sent is logged: it may hold a token.
 */
export const refuseMalformed =
  (clock: Clock) =>
  ({ code }: { code?: string }, socket: Duplex): void => {
    if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
    const errorCode = code === TOO_LARGE ? ErrorCode.PAYLOAD_TOO_LARGE : ErrorCode.BAD_REQUEST;
    const status = STATUS_OF[errorCode];
    const body = JSON.stringify({ timestamp: clock.now().toISOString(), path: '/', errorCode, args: {} });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
      ...Object.entries(PLAIN_HEADERS).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.resume().end(`${head.join('\r\n')}\r\n\r\n${body}`);
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
