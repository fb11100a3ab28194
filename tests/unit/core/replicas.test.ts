import pg from 'pg';
import type { DataSource } from 'typeorm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OF_REQUESTS } from '../../../server/core/database/connections.ts';
import { hostsOf, placeOf } from '../../../server/core/database/hosts.ts';
import { positionOf, UNREACHED } from '../../../server/core/database/position.ts';
import { Replica } from '../../../server/core/database/replica.ts';
import { MOST_LAG_MS, Replicas } from '../../../server/core/database/replicas.ts';
import { ServerWatch, type ServerState } from '../../../server/core/database/server-watch.ts';
import { clientOf } from '../../../server/core/database/shop-client.ts';
import { createLogger } from '../../../server/core/logger.ts';

afterEach(() => vi.restoreAllMocks());

describe('an address of the database', () => {
  it('names one server or several, with one account and one database', () => {
    expect(hostsOf('postgres://u:p@one/shop')).toEqual(['postgres://u:p@one/shop']);
    expect(hostsOf('postgres://u:a,b@one:1,[::1]:2/shop?ssl=true')).toEqual([
      'postgres://u:a,b@one:1/shop?ssl=true',
      'postgres://u:a,b@[::1]:2/shop?ssl=true',
    ]);
  });

  it('is told without its password', () => {
    expect(placeOf('postgres://u:secret@one/shop')).toBe('one:5432');
  });
});

describe('a position in the log', () => {
  it('is later by its first part, then by its second, and nothing is later than what is never reached', () => {
    const inOrder = ['0/0', '0/3000148', '0/FFFFFFFF', '1/0', 'a/B374D848', UNREACHED].map((text) => positionOf(text)!);
    expect([...inOrder].sort((a, b) => (a < b ? -1 : 1))).toEqual(inOrder);
  });

  it('is nothing else that a stranger sends', () => {
    for (const text of ['', '0', '/', 'x/0', '0/123456789', '0/0; DROP']) expect(positionOf(text), text).toBeNull();
  });
});

describe('a connection through a pooler that shares sessions', () => {
  it('prepares nothing and sets its limits within each transaction', () => {
    const asked = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(() => undefined);
    const shared = new (clientOf({ url: () => 'postgres://u@one/shop', shared: true }, OF_REQUESTS))({});
    void shared.query({ text: 'SELECT 1', name: 'one' });
    void shared.query('START TRANSACTION');
    expect(asked.mock.calls.map(([statement]) => statement)).toEqual([
      { text: 'SELECT 1', name: undefined },
      expect.stringMatching(/^START TRANSACTION; SET LOCAL lock_timeout = 5000; SET LOCAL statement_timeout = 15000/),
    ]);
  });
});

const standby = (position: bigint): ServerState => ({ standby: true, position, timeline: null });
const primary = (position: bigint): ServerState => ({ standby: false, position, timeline: '00000001' });

/** One replica and its primary, which say what they are told to. */
const world = () => {
  let says: [ServerState | null, ServerState | null] = [null, null];
  let now = 1;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  const primaryUrl = () => 'postgres://u@primary/shop';
  vi.spyOn(ServerWatch.prototype, 'ask').mockImplementation(() => Promise.resolve(says[0]));
  const replica = new Replica('postgres://u@replica/shop', new pg.Pool(), new Set());
  vi.spyOn(replica, 'look').mockImplementation(() => {
    Object.defineProperties(replica, { position: { value: says[1]?.position ?? null, configurable: true } });
    Object.defineProperties(replica, { toldAt: { value: (now += 1), configurable: true } });
    return Promise.resolve();
  });
  vi.spyOn(replica, 'close').mockResolvedValue();
  const dataSource = { driver: {}, createEntityManager: () => ({}) } as unknown as DataSource;
  const pool = new pg.Pool();
  const all = new Replicas({ replicas: [replica], dataSource, pool, primaryUrl, logger: createLogger('silent') });
  return {
    all,
    replica,
    /** Both are asked once, so many milliseconds after the last time. */
    look: async (atPrimary: bigint | null, atReplica: bigint | null, laterMs = 500) => {
      now += laterMs;
      says = [atPrimary === null ? null : primary(atPrimary), atReplica === null ? null : standby(atReplica)];
      await all.start();
      await all.close();
    },
  };
};

describe('a replica', () => {
  it('takes reads once it has what the primary had at the first look', async () => {
    const { all, look } = world();
    await look(10n, 9n);
    expect(all.readerFor(null)).toBeNull();
    await look(12n, 10n);
    expect(all.readerFor(null)).not.toBeNull();
  });

  it('answers who has seen a change only when it has that change', async () => {
    const { all, look } = world();
    await look(100n, 100n);
    expect([all.readerFor('0/64'), all.readerFor('0/65'), all.readerFor(UNREACHED)]).toEqual([
      expect.anything(),
      null,
      null,
    ]);
    await look(101n, 101n);
    expect(all.readerFor('0/65')).not.toBeNull();
  });

  it('answers nobody that a change which emptied what is kept has not reached', async () => {
    const { all, look } = world();
    await look(100n, 100n);
    all.forgetBefore('0/65');
    expect(all.readerFor(null)).toBeNull();
    await look(200n, 101n);
    expect(all.readerFor(null)).not.toBeNull();
  });

  it('answers nobody while it is not known how far the change is of which this process has just heard', async () => {
    const { all, look } = world();
    await look(100n, 100n);
    let tell: (position: string) => void = () => undefined;
    vi.spyOn(all, 'position').mockReturnValue(new Promise((resolve) => (tell = resolve)));
    const noticed = all.noticed();
    expect(all.readerFor(null)).toBeNull();
    tell('0/64');
    await noticed;
    expect(all.readerFor(null)).not.toBeNull();
  });

  it('that is further behind than the limit takes no reads until it has caught up', async () => {
    const { all, look } = world();
    await look(10n, 10n);
    await look(20n, 10n, MOST_LAG_MS - 500);
    expect(all.readerFor(null)).not.toBeNull();
    await look(30n, 10n, 1_000);
    expect(all.readerFor(null)).toBeNull();
    await look(30n, 30n);
    expect(all.readerFor(null)).not.toBeNull();
  });

  it('is not behind a primary that writes nothing, or that is away', async () => {
    const { all, look } = world();
    await look(10n, 10n);
    await look(10n, 10n, 60_000);
    expect(all.readerFor(null)).not.toBeNull();
    await look(null, 10n, 60_000);
    expect(all.readerFor(null)).not.toBeNull();
  });

  it('that is away, or further than the primary ever was, takes no reads', async () => {
    const { all, look } = world();
    await look(10n, 10n);
    await look(10n, null);
    expect(all.readerFor(null)).toBeNull();
    await look(10n, 11n);
    await look(10n, 11n);
    expect(all.readerFor(null)).toBeNull();
  });
});
