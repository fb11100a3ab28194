import { ArgsType, Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import * as z from 'zod';
import { Checked } from '../core/checked-input.ts';
import { ofLength } from '../core/checks.ts';
import { Cost } from '../core/field-cost.ts';
import { ListPage, NumberedPage } from '../core/list-page.ts';
import type { NodeState, VisitStoreKind } from './visit-store.ts';
import { VisitDayView } from './visits.types.ts';

export const VisitStoreKindEnum: Record<VisitStoreKind, VisitStoreKind> = {
  POSTGRESQL: 'POSTGRESQL',
  CASSANDRA: 'CASSANDRA',
};
registerEnumType(VisitStoreKindEnum, {
  name: 'VisitStoreKind',
  description: 'Where visits are kept.',
  valuesConfig: {
    CASSANDRA: { description: 'A cluster of its own.' },
    POSTGRESQL: { description: 'The database of the shop.' },
  },
});

export const NodeStateEnum: Record<NodeState, NodeState> = {
  NORMAL: 'NORMAL',
  JOINING: 'JOINING',
  LEAVING: 'LEAVING',
  DOWN: 'DOWN',
};
registerEnumType(NodeStateEnum, {
  name: 'VisitStoreNodeState',
  description: 'Of a node, as the process that answers sees it.',
  valuesConfig: {
    DOWN: { description: 'Not reachable.' },
    JOINING: { description: 'On its way in.' },
    LEAVING: { description: 'On its way out.' },
    NORMAL: { description: 'At work.' },
  },
});

@ObjectType('VisitStoreNode', { description: 'A server of the visit store.', simpleResolvers: true })
export class VisitStoreNodeView {
  @Field(() => String, { description: 'Host and port.' })
  address: string;

  @Field(() => String, { description: 'Where it stands.', nullable: true })
  dataCentre: string | null;

  @Field(() => String, { description: 'Where it stands there.', nullable: true })
  rack: string | null;

  @Field(() => String, { nullable: true })
  version: string | null;

  @Field(() => NodeStateEnum)
  state: NodeState;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was seen going down or coming up; null: it has been as it is since the process started.',
  })
  since: Date | null;

  @Field(() => Float, {
    nullable: true,
    description: '95 % of the writes sent there took at most so many milliseconds.',
  })
  writeP95Ms: number | null;

  @Field(() => Int, { description: 'Files of writes that other nodes hold for it until it is back.' })
  hintFiles: number;
}

@ObjectType('VisitStoreTable', { description: 'A table of the visit store.', simpleResolvers: true })
export class VisitStoreTableView {
  @Field(() => String)
  name: string;

  @Field(() => Int, { description: 'An estimate.' })
  rows: number;

  @Field(() => Float, { description: 'On disk, all copies; what is only in memory yet is not in it.' })
  bytes: number;
}

@ObjectType('VisitStorePartition', {
  description: 'A part of the table of single visits: what came in a month.',
  simpleResolvers: true,
})
export class VisitStorePartitionView {
  @Field(() => String)
  name: string;

  @Field(() => GraphQLISODateTime, { description: 'The first moment of the month.' })
  from: Date;

  @Field(() => GraphQLISODateTime, { description: 'The first moment that is not in it any more.' })
  until: Date;

  @Field(() => Int, { description: 'An estimate.' })
  rows: number;

  @Field(() => Float, { description: 'On disk, with indexes.' })
  bytes: number;
}

@ObjectType('VisitBuffer', {
  description: 'Visits that the process that answers has taken in and not written yet.',
  simpleResolvers: true,
})
export class VisitBufferView {
  @Field(() => Int, { description: 'How many are not stored yet.' })
  waiting: number;

  @Field(() => Int, { description: 'What it holds while the store is away; past it the oldest go.' })
  capacity: number;

  @Field(() => GraphQLISODateTime, { description: 'When the oldest came; null: none waits.', nullable: true })
  oldest: Date | null;

  @Field(() => Int, { description: 'Since the process started.' })
  dropped: number;

  @Field(() => GraphQLISODateTime, { description: 'When some were last stored.', nullable: true })
  lastWrite: Date | null;

  @Field(() => Boolean, { description: 'The last write failed; it is tried again each second.' })
  away: boolean;
}

@ObjectType('VisitStoreLatency', {
  description: 'How long calls took since the process that answers started.',
  simpleResolvers: true,
})
export class VisitStoreLatencyView {
  @Field(() => Int, { description: 'How many were measured.' })
  count: number;

  @Field(() => Float, { nullable: true, description: 'Half of them took at most so many milliseconds.' })
  p50Ms: number | null;

  @Field(() => Float, { description: '95 of 100 took no longer.', nullable: true })
  p95Ms: number | null;
}

@ObjectType('VisitCopy', {
  description: 'How far `npm run visits:migrate` is in copying the history into this store.',
  simpleResolvers: true,
})
export class VisitCopyView {
  @Field(() => String, { nullable: true, description: 'The last ISO day that is there as a whole.' })
  lastDay: string | null;

  @Field(() => Int, { description: 'How many so far.' })
  copied: number;

  @Field(() => Int, { description: 'How many there are.' })
  total: number;

  @Field(() => GraphQLISODateTime, { description: 'When it began.' })
  startedAt: Date;

  @Field(() => GraphQLISODateTime)
  updatedAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'Null while it goes on.', nullable: true })
  finishedAt: Date | null;
}

@ObjectType('VisitDayPage', { description: 'Days with visits, newest first.', simpleResolvers: true })
export class VisitDayPageView extends NumberedPage {
  @Cost({ size: 'asked' })
  @Field(() => [VisitDayView])
  items: VisitDayView[];
}

@ObjectType('VisitStore', { description: 'The store of visits as an operator sees it.', simpleResolvers: true })
export class VisitStoreView {
  @Field(() => VisitStoreKindEnum)
  kind: VisitStoreKind;

  @Field(() => String, { nullable: true, description: 'Null while no node answers.' })
  version: string | null;

  @Field(() => String, { description: 'Keyspace of Cassandra, database of PostgreSQL.' })
  keyspace: string;

  @Field(() => Int, { description: 'Copies of each row; 0 while no node answers.' })
  replication: number;

  @Cost({ size: 20 })
  @Field(() => [VisitStoreNodeView])
  nodes: VisitStoreNodeView[];

  @Cost({ size: 10 })
  @Field(() => [VisitStoreTableView], { description: 'Empty while the store is away.' })
  tables: VisitStoreTableView[];

  @Cost({ size: 20 })
  @Field(() => [VisitStorePartitionView], {
    description:
      'Newest first, with PostgreSQL. Empty with Cassandra: there each day is a partition, see `rowsPerDay`.',
  })
  partitions: VisitStorePartitionView[];

  @Field(() => VisitBufferView, { description: 'What is not stored yet.' })
  buffer: VisitBufferView;

  @Field(() => VisitStoreLatencyView, { description: 'How long they take.' })
  reads: VisitStoreLatencyView;

  @Field(() => VisitStoreLatencyView, { description: 'How long they take.' })
  writes: VisitStoreLatencyView;

  @Field(() => VisitCopyView, { description: 'From PostgreSQL; null: none was made.', nullable: true })
  copy: VisitCopyView | null;
}

@ObjectType('VisitRow', { description: 'All that is kept of a single visit.', simpleResolvers: true })
export class VisitRowView {
  @Field(() => ID)
  id: string;

  @Field(() => GraphQLISODateTime)
  at: Date;

  @Field(() => String, { description: 'ISO 3166 alpha-2; `XX` for private and unlisted networks.' })
  countryCode: string;

  @Field(() => String, { description: 'Browser and system in words; may be empty, as all that follow.' })
  device: string;

  @Field(() => String, { description: 'Origin of the page that led here.' })
  referrer: string;

  @Field(() => String)
  language: string;

  @Field(() => String, { description: 'Such as 1440x900.' })
  screenResolution: string;

  @Field(() => String, { description: 'Such as Europe/Bratislava.' })
  timezone: string;
}

@ObjectType('VisitRowPage', { description: 'Single visits of a day, newest first.', simpleResolvers: true })
export class VisitRowPageView extends NumberedPage {
  @Cost({ size: 'asked' })
  @Field(() => [VisitRowView])
  items: VisitRowView[];

  @Cost({ size: 250 })
  @Field(() => [String], { description: 'Where visits of that day came from: ISO 3166 alpha-2 or `XX`, in order.' })
  countries: string[];

  @Field(() => Float, { description: 'Milliseconds that the store took.' })
  readMs: number;
}

@ArgsType()
export class VisitRowsArgs extends ListPage {
  @Field(() => String, { description: 'ISO day in Europe/Bratislava, `2026-11-21`.' })
  @Checked(z.iso.date('INVALID').regex(/^(19[789]|2\d\d)/, 'INVALID'))
  day: string;

  @Field(() => String, { nullable: true, description: 'ISO 3166 alpha-2 or `XX`; null: all.' })
  @Checked(ofLength(2, 2))
  countryCode?: string | null;
}
