import type { Config } from '../config/config.ts';

export type Role = Config['role'];

export interface PoolSizes {
  /** For whoever waits for an answer. */
  readonly requests: number;
  /** For what is done in the background. */
  readonly background: number;
}

/** Ten jobs at a time, those who listen for new ones and for news and count the living, and some to spare. */
const OF_WORK = 17;
/** A process that runs no jobs: its start, and whoever listens for news. */
const OF_START = 4;
/** `/readyz` and `/metrics` alone. */
const OF_HEALTH = 4;
/** Of all processes of a machine that serve; none of them has fewer than eight, so that a queue for one row leaves others room. */
const OF_REQUESTS = { together: 40, most: 20, least: 8 };
/** Migrations, the watch over the database, an operator's console. */
const OF_OTHERS = 20;

/** How many connections a process of this role takes at most, where so many share the machine. */
export const poolSizes = (role: Role, processes: number): PoolSizes => {
  const { together, most, least } = OF_REQUESTS;
  const share = Math.max(least, Math.min(most, Math.floor(together / processes)));
  return { requests: role === 'jobs' ? OF_HEALTH : share, background: role === 'web' ? OF_START : OF_WORK };
};

/** What each process of a machine does: of those that do everything, the first one does the jobs of all. */
export const rolesOf = ({ role, workers }: Pick<Config, 'role' | 'workers'>): Role[] =>
  Array.from({ length: workers }, (_, place) => (role === 'all' && place > 0 ? 'web' : role));

/** Connections that a machine takes at most, when one process more than usual is there: a new one beside the one that it replaces. */
export const connectionsOf = (config: Pick<Config, 'role' | 'workers'>): number => {
  const each = rolesOf(config).map((role) => {
    const { requests, background } = poolSizes(role, config.workers);
    return requests + background;
  });
  return each.reduce((sum, one) => sum + one, Math.max(...each)) + OF_OTHERS;
};
