import { pino, type Logger } from 'pino';

const SECRETS = ['password', 'token', 'accessToken', 'authorization', 'cookie', 'secret', 'key'];

/** JSON lines on stdout. Fields that may hold a secret are cut out wherever they appear, up to two levels deep. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: undefined,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
