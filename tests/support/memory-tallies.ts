import { pino } from 'pino';
import { SharedBudget, type Budgets } from '../../server/core/limits/shared-budget.ts';
import type { Claim, Tallies } from '../../server/core/limits/tallies.ts';

export interface MemoryTallies extends Tallies {
  readonly claims: Claim[];
  away: boolean;
}

/** The home of sums as Redis and PostgreSQL keep them. */
export const memoryTallies = (): MemoryTallies => {
  const totals = new Map<string, number>();
  const tallies: MemoryTallies = {
    claims: [],
    away: false,
    settle: (claim) => {
      tallies.claims.push(claim);
      if (tallies.away) return Promise.reject(new Error('away'));
      const key = `${claim.key} ${claim.windowEnd.toISOString()}`;
      const spent = (totals.get(key) ?? 0) + claim.spent;
      const taken = spent + claim.cost <= claim.most;
      const total = spent + (taken ? claim.cost : 0);
      totals.set(key, total);
      return Promise.resolve({ total, taken });
    },
  };
  return tallies;
};

/** The budgets of one process. */
export const budgetsOver = (tallies: Tallies): Budgets => {
  const logger = pino({ level: 'silent' });
  return (name, most, windowMs) => new SharedBudget({ name, most, windowMs, tallies, logger });
};
