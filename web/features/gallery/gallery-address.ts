import type { GalleryQueryVariables } from './Gallery.gen.ts';

export const PAGE_SIZE = 24;
const LAST_PAGE = 400;

const wholeOf = (text: string | null, most: number): number | null => {
  const number = text && /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
};

/** Page of the list that an address asks for; the first one for anything that is none. */
export const pageOf = (params: URLSearchParams): number => wholeOf(params.get('page'), LAST_PAGE) ?? 1;

export const modelOf = (params: URLSearchParams): number | null => wholeOf(params.get('model'), 999_999_999);

export const windowOf = (params: URLSearchParams) => ({ first: PAGE_SIZE, page: pageOf(params) });

/** What the gallery asks the server for at this address. */
export const galleryVariables = (params: URLSearchParams): GalleryQueryVariables => ({
  ...windowOf(params),
  model: modelOf(params),
  category: params.get('category')?.slice(0, 100) || null,
});

/** The address with these parts changed; null takes one out. A change of anything leads to the first page. */
export const galleryHref = (params: URLSearchParams, changes: Record<string, string | null>): string => {
  const next = new URLSearchParams(params);
  for (const name of ['page', 'build']) next.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next.toString()}`;
};

/** Whether two addresses of one list differ in no more than the build that stands over it. */
export const sameList = (one: URL, other: URL): boolean =>
  one.pathname === other.pathname &&
  galleryHref(one.searchParams, { page: one.searchParams.get('page') }) ===
    galleryHref(other.searchParams, { page: other.searchParams.get('page') });
