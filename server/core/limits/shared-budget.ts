import type { Logger } from 'pino';
import type { Claim, Settled, Tallies } from './tallies.ts';

/** How much of a budget a process gives out before it asks what the others gave. */
const SLICE = 1 / 20;
/** A home that does not answer is left alone for so long. */
const AWAY_MS = 5_000;
const PATIENCE_MS = 500;

interface Spending {
  /** Of all processes when they were last asked, with all that was given out here since. */
  known: number;
  /** Given out here, and not told yet. */
  untold: number;
  /** Under way: until it is done nothing more is given out on trust. */
  settling: Promise<boolean> | null;
}

export interface BudgetOptions {
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
  readonly tallies: Tallies;
  readonly logger: Logger;
}

export interface Taken {
  readonly taken: boolean;
  readonly remaining: number;
}

const inTime = <Value>(work: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Error('no answer in time'));
    // An answer that came while this process was busy is read before that.
    timer = setTimeout(() => setImmediate(giveUp), PATIENCE_MS).unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const spend = (spending: Spending, cost: number): void => {
  spending.known += cost;
  spending.untold += cost;
};

/**
 * What each caller may spend in a window of the clock, in all processes together. A process counts by itself and settles
 * with the others whenever a caller has spent a twentieth of the budget here: little costs no statement, and n processes never
 * give out more than the budget and n - 1 twentieths. While the home of the sums is away each process counts for itself.
 */
export class SharedBudget {
  readonly #options: BudgetOptions;
  #window = 0;
  #callers = new Map<string, Spending>();
  #awayUntil = 0;

  constructor(options: BudgetOptions) {
    this.#options = options;
  }

  /** Callers of this window in this process. */
  get size(): number {
    return this.#callers.size;
  }

  /** What is left, as far as this process knows. */
  remaining(caller: string, now: Date): number {
    return Math.max(0, this.#options.most - this.#of(caller, now).known);
  }

  /** Takes the cost if that much is left. Never rejects. */
  async take(caller: string, cost: number, now: Date): Promise<Taken> {
    const { most } = this.#options;
    const spending = this.#of(caller, now);
    let taken: boolean | null = null;
    while (taken === null && spending.known + cost <= most) {
      if (spending.settling) await spending.settling;
      else if (spending.untold + cost > most * SLICE) taken = await this.#settle(caller, spending, cost);
      else {
        spend(spending, cost);
        taken = true;
      }
    }
    return { taken: taken ?? false, remaining: Math.max(0, most - spending.known) };
  }

  /** Counts what was spent already, down to nothing left. */
  charge(caller: string, cost: number, now: Date): void {
    const spending = this.#of(caller, now);
    spend(spending, cost);
    if (spending.untold > this.#options.most * SLICE && !spending.settling) void this.#settle(caller, spending, 0);
  }

  #of(caller: string, now: Date): Spending {
    const window = Math.floor(now.getTime() / this.#options.windowMs);
    if (window !== this.#window) this.#callers = new Map();
    this.#window = window;
    let spending = this.#callers.get(caller);
    if (!spending) this.#callers.set(caller, (spending = { known: 0, untold: 0, settling: null }));
    return spending;
  }

  #settle(caller: string, spending: Spending, cost: number): Promise<boolean> {
    spending.settling = this.#settled(caller, spending, cost).finally(() => (spending.settling = null));
    return spending.settling;
  }

  async #settled(caller: string, spending: Spending, cost: number): Promise<boolean> {
    const { name, most, windowMs } = this.#options;
    const spent = spending.untold;
    const windowEnd = new Date((this.#window + 1) * windowMs);
    const answer = await this.#ask({ key: `${name}:${caller}`, windowEnd, spent, cost, most });
    if (!answer || answer.taken) spend(spending, cost);
    if (!answer) return true;
    spending.untold -= answer.taken ? spent + cost : spent;
    spending.known = Math.max(spending.known, answer.total + spending.untold);
    return answer.taken;
  }

  async #ask(claim: Claim): Promise<Settled | null> {
    if (Date.now() < this.#awayUntil) return null;
    try {
      return await inTime(this.#options.tallies.settle(claim));
    } catch (error) {
      this.#awayUntil = Date.now() + AWAY_MS;
      this.#options.logger.warn(
        { err: error, limit: claim.key.split(':')[0] },
        'a limit is counted in this process alone',
      );
      return null;
    }
  }
}

/** Makes the budgets of a shop over the one home of their sums. */
export type Budgets = (name: string, most: number, windowMs: number) => SharedBudget;
