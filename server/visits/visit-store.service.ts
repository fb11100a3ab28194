import type { Ctx } from '../core/context.ts';
import {
  countedAll,
  countedTo,
  countingLimit,
  MOST_LISTED,
  offsetOf,
  type ListPage,
  type NumberedPage,
} from '../core/list-page.ts';
import { readCopy } from './visit-copy.service.ts';
import { visitLogOf } from './visit-log.ts';
import type { BufferState } from './visit-buffer.ts';
import type { StoreLatencies } from './measured-store.ts';
import type { VisitCopy } from './visit-copy.entity.ts';
import type { DayCount, StoreStatus, VisitRow } from './visit-store.ts';

export interface VisitStoreReport extends StoreStatus, StoreLatencies {
  readonly buffer: BufferState;
  readonly copy: VisitCopy | null;
}

/** The store as this process sees it. Answers also while a store other than the shop's own database is away. */
export const reportOnStore = async (ctx: Ctx): Promise<VisitStoreReport> => {
  const { store, buffer } = visitLogOf(ctx.shop);
  const status = await store.status();
  const copy = await readCopy(ctx, status.kind);
  return { ...status, ...store.latencies(), buffer: buffer.state(), copy };
};

type Page = Pick<ListPage, 'first' | 'page'>;

/** Days with visits, newest first. Throws SERVICE_UNAVAILABLE while the store is away. */
export const listDays = async ({ shop }: Ctx, page: Page): Promise<NumberedPage & { items: DayCount[] }> => {
  const days = await visitLogOf(shop).store.days('1970-01-01', '9999-12-31');
  days.sort((a, b) => b.date.localeCompare(a.date));
  const offset = offsetOf(page);
  return { items: days.slice(offset, offset + page.first), ...countedAll(days.length) };
};

export interface RowsInput extends Page {
  readonly day: string;
  readonly countryCode?: string | null;
}

export interface RowPage extends NumberedPage {
  readonly items: VisitRow[];
  /** Of the day, whatever country is asked for. */
  readonly countries: string[];
  readonly readMs: number;
}

/**
 * Single visits of a day, newest first, after all that this process has taken in is written. Throws SERVICE_UNAVAILABLE
 * while the store is away.
 */
export const listRows = async ({ shop }: Ctx, { day, countryCode, ...page }: RowsInput): Promise<RowPage> => {
  const { store, buffer } = visitLogOf(shop);
  await buffer.flush();
  const started = performance.now();
  const most = countingLimit(page, MOST_LISTED);
  const query = { day, countryCode: countryCode ?? null, limit: page.first, offset: offsetOf(page), most };
  const { rows, total } = await store.rows(query);
  const readMs = performance.now() - started;
  const countries = (await store.countries(day, day)).filter(({ count }) => count > 0);
  return {
    items: rows,
    ...countedTo(page, total, MOST_LISTED),
    countries: countries.map((each) => each.countryCode).sort(),
    readMs,
  };
};
