import { readFileSync } from 'node:fs';

/** From the compiled code in dist/server/core. */
const STAMP = new URL('../../.built-from', import.meta.url);

const readVersion = (): string => {
  try {
    return readFileSync(STAMP, 'utf8').slice(0, 12);
  } catch {
    return 'source';
  }
};

/** Which sources this process was built from: the beginning of their hash, as it was when the process began. */
export const VERSION = readVersion();
