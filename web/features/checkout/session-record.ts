import { parseStored } from '../../lib/storage.ts';

/** Reads a JSON record of this tab; undefined when absent, unfit, or without storage (server, forbidden). */
export const readSession = (key: string): unknown => {
  try {
    return parseStored(sessionStorage.getItem(key));
  } catch {
    return undefined;
  }
};

/** Keeps a JSON record for this tab, or removes it with null. Without storage the shop works, it only forgets. */
export const writeSession = (key: string, value: unknown): void => {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden.
  }
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
