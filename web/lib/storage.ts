const POISON = new Set(['__proto__', 'constructor', 'prototype']);
const KEY = /^[\w-]{1,50}$/;

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

/** Reads JSON from local storage; undefined on the server, in a browser that forbids storage, and for unfit content. */
export const readStored = (key: string): unknown => {
  try {
    return parseStored(localStorage.getItem(checked(key)));
  } catch {
    return undefined;
  }
};

/** Writes JSON to local storage; false where the browser forbids it or is full. */
export const writeStored = (key: string, value: unknown): boolean => {
  try {
    localStorage.setItem(checked(key), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};
