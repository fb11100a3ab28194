import { account } from '../account/account.ts';
import { readStored, removeStored, writeStored } from '../storage.ts';

/** Files that the customer owns, as the account listed them last. No links: they die, and open without a password. */
export interface KeptDownload {
  id: string;
  /** Name of the product. */
  name: string;
  /** Null while the files are being prepared. */
  file: { name: string; sizeBytes: number } | null;
  /** ISO 8601. */
  boughtAt: string;
}

export interface KeptDownloads {
  /** Id of the account. */
  user: string;
  /** ISO 8601. */
  keptAt: string;
  downloads: readonly KeptDownload[];
}

const KEY = 'martyx_downloads';
const MOST = 100;

const isDownload = (value: unknown): value is KeptDownload => {
  const { id, name, file, boughtAt } = (value ?? {}) as Record<string, unknown>;
  const { name: fileName, sizeBytes } = (file ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    (file === null || (typeof fileName === 'string' && typeof sizeBytes === 'number')) &&
    typeof boughtAt === 'string' &&
    !Number.isNaN(Date.parse(boughtAt))
  );
};

const read = (): KeptDownloads | null => {
  const { user, keptAt, downloads } = (readStored(KEY) ?? {}) as Partial<Record<keyof KeptDownloads, unknown>>;
  if (typeof user !== 'string' || typeof keptAt !== 'string' || Number.isNaN(Date.parse(keptAt))) return null;
  return Array.isArray(downloads) ? { user, keptAt, downloads: downloads.filter(isDownload) } : null;
};

const forgetOthers = () => {
  const user = account.get()?.user.id;
  if (!user || read()?.user !== user) removeStored(KEY);
};

let stopGuard: (() => void) | null = null;

/** The list of own downloads for when there is no connection. It lasts as long as the session that it was read in. */
export const keptDownloads = {
  /** Replaces the list, where `user` is who is signed in. */
  keep: (user: string, downloads: readonly KeptDownload[]): void => {
    if (account.get()?.user.id !== user) return;
    keptDownloads.guard();
    const kept: KeptDownloads = { user, keptAt: new Date().toISOString(), downloads: downloads.slice(0, MOST) };
    writeStored(KEY, kept);
  },

  /** Of this account only. */
  get: (user: string): KeptDownloads | null => {
    const kept = read();
    return kept?.user === user ? kept : null;
  },

  /** From now on nothing stays here of an account that is not signed in, however its session ended. Returns how to stop. */
  guard: (): (() => void) => {
    forgetOthers();
    stopGuard ??= account.subscribe(forgetOthers);
    return () => {
      stopGuard?.();
      stopGuard = null;
    };
  },
};
