import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

/** Reads a JSON record of this tab; undefined when absent, unfit, or without storage (server, forbidden). */
export const readSession = (key: string): unknown => readStored(key, 'session');

/** Keeps a JSON record for this tab, or removes it with null. Without storage the shop works, it only forgets. */
export const writeSession = (key: string, value: unknown): void => {
  if (value === null) removeStored(key, 'session');
  else writeStored(key, value, 'session');
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
