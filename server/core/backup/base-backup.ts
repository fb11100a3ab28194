import { PassThrough, type Readable } from 'node:stream';
import pg from 'pg';

/** What the server sends of an archive: `d` and bytes; `n` begins one, `p` tells how far it is. */
const DATA = 'd'.charCodeAt(0);

interface Wire {
  readonly stream: { pause(): void; resume(): void; destroy(): void };
  query(text: string): void;
}

/** One command whose answer is a stream of bytes, as the driver runs it. The server waits while nobody reads. */
const copyOut = (text: string, target: PassThrough) => ({
  submit: (wire: Wire): void => {
    for (const event of ['drain', 'close']) target.on(event, () => wire.stream.resume());
    wire.query(text);
  },
  handleCopyData: ({ chunk }: { chunk: Buffer }, { stream }: Wire) => {
    if (chunk[0] !== DATA) return;
    if (target.destroyed) return stream.destroy();
    // The driver uses the memory of the chunk again.
    if (!target.write(Buffer.from(chunk.subarray(1)))) stream.pause();
  },
  handleError: (error: Error) => target.destroy(error),
  handleReadyForQuery: () => target.end(),
  handleRowDescription: () => undefined,
  handleDataRow: () => undefined,
  handleCommandComplete: () => undefined,
  handleEmptyQuery: () => undefined,
  handlePortalSuspended: () => undefined,
});

const connect = async (url: string, replication: boolean): Promise<pg.Client> => {
  const address = new URL(url);
  if (replication) address.searchParams.set('replication', 'true');
  const client = new pg.Client({ connectionString: address.href });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

export interface BaseBackup {
  /** A tar of the data directory with the log that makes it whole. */
  readonly tar: Readable;
  readonly close: () => Promise<void>;
}

const COMMAND = `BASE_BACKUP (LABEL 'npm run backup', CHECKPOINT 'fast', WAL true, MANIFEST 'no')`;

/** Bytes of all databases of a server: about as many as a copy of it has. */
export const databaseBytes = async (url: string): Promise<number> => {
  const client = await connect(url, false);
  try {
    const { rows } = await client.query<{ bytes: string }>(
      'SELECT sum(pg_database_size(oid)) AS bytes FROM pg_database WHERE datallowconn',
    );
    return Number(rows[0]!.bytes);
  } finally {
    await client.end();
  }
};

/**
 * Copies a running server as of the end of the copy, as pg_basebackup does, over its replication protocol: writes go on
 * meanwhile. A slot of this connection keeps the log that the copy needs. The address must be a superuser's.
 */
export const baseBackup = async (url: string): Promise<BaseBackup> => {
  const keeper = await connect(url, false);
  try {
    const slot = `backup_${process.pid}_${Date.now()}`;
    await keeper.query('SELECT pg_create_physical_replication_slot($1, true, true)', [slot]);
    const sender = await connect(url, true);
    const tar = new PassThrough({ highWaterMark: 1 << 20 });
    sender.query(copyOut(COMMAND, tar));
    const close = async (): Promise<void> => {
      tar.destroy();
      await Promise.all([sender.end(), keeper.end()].map((ended) => ended.catch(() => undefined)));
    };
    return { tar, close };
  } catch (error) {
    await keeper.end();
    throw error;
  }
};
