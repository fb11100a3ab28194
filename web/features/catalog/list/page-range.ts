import { PAGE_SIZE } from './list-url.ts';

interface Page {
  readonly count: number;
  readonly total: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/**
 * Which rows of the list a page shows, counted from 1. A keyset page does not know its place: the first and the last
 * page do, the ones between are told by the link that led there. Null when nobody knows.
 */
export function pageStart(page: Page, told: string | null): number | null {
  if (!page.hasPrevious) return 1;
  if (!page.hasNext) return page.total - page.count + 1;
  const from = Number(told);
  return Number.isInteger(from) && from > 1 && from + page.count - 1 < page.total ? from : null;
}

/** Where the neighbouring pages start, for their links. */
export const neighbourStarts = (start: number | null, count: number) =>
  start === null ? { previous: null, next: null } : { previous: Math.max(1, start - PAGE_SIZE), next: start + count };
