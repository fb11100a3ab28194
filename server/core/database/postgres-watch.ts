import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const PAUSE_MS = 500;

interface Held {
  readonly lost: Promise<void>;
  end(): Promise<void>;
}

/** A connection that does nothing but end when the server ends. */
const hold = async (url: string): Promise<Held> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  await client.connect();
  return { lost, end: () => client.end().catch(() => undefined) };
};

export interface Watched {
  readonly url: string;
  /** Has the server run at the same address again; does nothing where it runs. */
  readonly bringUp: () => Promise<unknown>;
  /** Told each time when the server is gone, and when it could not be brought up. */
  readonly onLost: (error?: unknown) => void;
}

/** Notices at once when a server is gone, however it went, and has it brought up again until that works. */
export const watchPostgres = ({ url, bringUp, onLost }: Watched): { stop(): Promise<void> } => {
  let stopping = false;
  let held: Held | null = null;
  const watch = async (): Promise<void> => {
    while (!stopping) {
      held = await hold(url).catch(() => null);
      if (!stopping) await held?.lost;
      if (stopping) return held?.end();
      onLost();
      await bringUp().catch(onLost);
      await pause(PAUSE_MS);
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopping = true;
      await held?.end();
      await watching;
    },
  };
};
