import { readStored, writeStored } from './storage.ts';

const RENEWED_KEY = 'martyx-renewed';
/** A page that is lost again so soon would be lost again. */
const RENEWED_MS = 60_000;

/** Notes that the page is loaded anew; false where it just was, or where that cannot be noted. */
export const mayRenew = (): boolean => {
  const last = Number(readStored(RENEWED_KEY, 'session') ?? 0);
  return Date.now() - last > RENEWED_MS && writeStored(RENEWED_KEY, Date.now(), 'session');
};
