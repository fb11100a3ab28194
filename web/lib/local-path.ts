const NOWHERE = 'https://own.invalid';
const LONGEST = 2000;

/** What a browser would leave out or read as a slash, so that a path becomes another host. */
const DISGUISES = /[\p{Cc}\s\\]/u;

/** A path of this shop with its query and fragment, safe to lead to; null for anything that could lead elsewhere. */
export const localPath = (value: string | null): string | null => {
  if (!value?.startsWith('/') || value.length > LONGEST || DISGUISES.test(value)) return null;
  if (!URL.canParse(value, NOWHERE)) return null;
  const { origin, pathname, search, hash } = new URL(value, NOWHERE);
  if (origin !== NOWHERE || /^\/(\/|%2f|%5c)/i.test(pathname)) return null;
  return pathname + search + hash;
};
