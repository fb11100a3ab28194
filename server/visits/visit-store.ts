import type { Ctx } from '../core/context.ts';
import type { Visit } from './visit.ts';

export type VisitStoreKind = 'POSTGRESQL' | 'CASSANDRA';

export interface VisitCount {
  readonly totalCount: number;
  readonly todayCount: number;
}

export interface DayCount {
  /** ISO day in the shop's time zone. */
  readonly date: string;
  readonly count: number;
  readonly uniqueCount: number;
}

export interface CountryCount {
  readonly countryCode: string;
  readonly count: number;
}

/** What is kept of a single visit. */
export type VisitRow = Omit<Visit, 'day' | 'visitor'>;

/** A day's counts, as they go from one store to another. */
export interface DayHistory extends DayCount {
  readonly countries: readonly CountryCount[];
}

export type NodeState = 'NORMAL' | 'JOINING' | 'LEAVING' | 'DOWN';

export interface StoreNode {
  /** Host and port. */
  readonly address: string;
  readonly dataCentre: string | null;
  readonly rack: string | null;
  readonly version: string | null;
  readonly state: NodeState;
  /** When this process saw it go down or come up; null: it has been as it is for as long as this process knows it. */
  readonly since: Date | null;
  /** 95 % of the writes that this process sent there were faster; null without any. */
  readonly writeP95Ms: number | null;
  /** Files of writes that the other nodes hold for it until it is back. */
  readonly hintFiles: number;
}

export interface StoreTable {
  readonly name: string;
  /** An estimate. */
  readonly rows: number;
  /** On disk, all copies; what is only in memory yet is not in it. */
  readonly bytes: number;
}

/** A part of the table of single visits; the end is not in it. */
export interface StorePartition extends StoreTable {
  readonly from: Date;
  readonly until: Date;
}

/** What an operator wants to know of a store. */
export interface StoreStatus {
  readonly kind: VisitStoreKind;
  readonly version: string | null;
  /** Keyspace of Cassandra, database of PostgreSQL. */
  readonly keyspace: string;
  /** Copies of each row. */
  readonly replication: number;
  readonly nodes: readonly StoreNode[];
  /** Empty while the store is away. */
  readonly tables: readonly StoreTable[];
  /** Of single visits, newest first; none with Cassandra, where each day is one. */
  readonly partitions: readonly StorePartition[];
}

export interface VisitFigures {
  count(today: string): Promise<VisitCount>;
  /** Days with visits from `first` to `last`, both included, in any order. */
  days(first: string, last: string): Promise<DayCount[]>;
  /** All countries that visits came from since the day `first`, or ever, until the day `last`, in any order. */
  countries(first: string | null, last?: string): Promise<CountryCount[]>;
}

/**
 * Where visits and their counts are kept. Days are ISO days in the shop's time zone. Everything but `status` and `close`
 * throws SERVICE_UNAVAILABLE while the store is away; then it is unknown whether a write was done, and writing it again is
 * right.
 */
export interface VisitStore extends VisitFigures {
  /** The secret of a day, made by the first who asks and the same for all processes. */
  saltOf(day: string): Promise<string>;
  /** Writes visits and adds them to the counts of their days, all or nothing for each day. Repeated visits count once. */
  add(visits: readonly Visit[]): Promise<void>;
  /** The same figures as a caller may read them, perhaps a moment old; absent: there is no other way to read them. */
  readonly figuresFor?: (ctx: Ctx) => VisitFigures;
  /** Makes room for the visits of this month and the next. They are written without it too, only later. */
  prepare(now: Date): Promise<void>;
  /** Destroys salts and visitors of days before `today`, and single visits from before `since`. Counts stay. */
  sweep(today: string, since: Date): Promise<void>;

  /** Single visits of a day, newest first, of one country or all, and how many there are, counted as far as is asked for or further. */
  rows(query: RowsQuery): Promise<{ rows: VisitRow[]; total: number }>;
  status(): Promise<StoreStatus>;

  /** Counts of each day as this store counted them itself, oldest first; without what it took over. */
  ownDays(): Promise<DayHistory[]>;
  /** All single visits of a day in batches, in any order. */
  rowsOf(day: string): AsyncIterable<VisitRow[]>;
  /**
   * Keeps what another store counted on a day beside its own counts: figures are the sum of both. Taken over again, it is
   * replaced, so copying twice or back again counts nothing twice.
   */
  takeOver(day: DayHistory): Promise<void>;
  /** Keeps single visits of a day without counting them. Those it has already stay as they are. */
  keepRows(day: string, rows: readonly VisitRow[]): Promise<void>;

  /** Lets go of connections of its own. */
  close(): Promise<void>;
}

export interface RowsQuery {
  readonly day: string;
  readonly countryCode: string | null;
  readonly limit: number;
  readonly offset: number;
  /** So far it has to be counted. */
  readonly most: number;
}
