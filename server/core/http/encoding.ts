import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const REFUSED = /;\s*q=0(\.0*)?\s*$/;

/** The shortest encoding of ours that a caller takes; null: none. */
export const encodingFor = (accepted: string | undefined): Encoding | null => {
  const taken = (accepted ?? '').split(',').filter((one) => !REFUSED.test(one));
  const names = taken.map((one) => one.split(';')[0]!.trim().toLowerCase());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null;
};

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Beside the process' own work, by threads. `quality` is that of Brotli, from 0 to 11. */
export const encode = (encoding: Encoding, content: string | Buffer, quality = 4): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : deflate(content, { level: 6 });
