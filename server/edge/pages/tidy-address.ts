const DOTS = /(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/i;

/**
 * The one address of a page that was asked for with doubled or trailing slashes or with `..`; null when nothing is to tidy. It always
 * begins with a single slash, so that it stays inside the shop.
 */
export const tidyAddress = (url: string): string | null => {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  if (!path.startsWith('/') || path.includes('\\')) return null;
  const whole = DOTS.test(path) ? new URL(`http://shop${path}`).pathname : path;
  const tidy = whole.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return tidy === path ? null : tidy + url.slice(path.length);
};
