/**
 * The one address of a page that was asked for with doubled or trailing slashes; null when nothing is to tidy. It always
 * begins with a single slash, so that it stays inside the shop.
 */
export const tidyAddress = (url: string): string | null => {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  if (!path.startsWith('/') || path.includes('\\')) return null;
  const tidy = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return tidy === path ? null : tidy + url.slice(path.length);
};
