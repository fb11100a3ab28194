const POISON = new Set(['__proto__', 'constructor', 'prototype']);
const KEY = /^[\w-]{1,50}$/;

/** How long an entry lasts: until somebody deletes it, or as long as the tab. */
export type StorageArea = 'local' | 'session';

const isPoisoned = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getOwnPropertyNames(value).some((name) => POISON.has(name)) || Object.values(value).some(isPoisoned));

/** Parses stored JSON. Undefined for what is absent, broken or carries a prototype-pollution key. */
export const parseStored = (text: string | null): unknown => {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isPoisoned(value) ? undefined : value;
  } catch {
    return undefined;
  }
};

const checked = (key: string) => {
  if (!KEY.test(key)) throw new Error(`Not a storage key: ${key}`);
  return key;
};

const storageOf = (area: StorageArea) => (area === 'local' ? localStorage : sessionStorage);

/** An entry as it was written; null on the server, in a browser that forbids storage, and for what is absent. */
export const storedText = (key: string, area: StorageArea = 'local'): string | null => {
  if (import.meta.env.SSR) return null;
  try {
    return storageOf(area).getItem(checked(key));
  } catch {
    return null;
  }
};

/** Reads JSON; undefined on the server, in a browser that forbids storage, and for unfit content. */
export const readStored = (key: string, area?: StorageArea): unknown => parseStored(storedText(key, area));

/** Writes JSON; false where the browser forbids it or is full. */
export const writeStored = (key: string, value: unknown, area: StorageArea = 'local'): boolean => {
  try {
    storageOf(area).setItem(checked(key), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

/** Takes an entry away, if the browser lets us near it. */
export const removeStored = (key: string, area: StorageArea = 'local'): void => {
  try {
    storageOf(area).removeItem(checked(key));
  } catch {
    // What cannot be reached was never written.
  }
};
