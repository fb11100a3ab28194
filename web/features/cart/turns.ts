import { shopErrorOf } from '../../lib/graphql-error.ts';
import { Outdated, type Occasion } from './cart-exchange.ts';

const SAVE_DELAY_MS = 400;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

const PASSING: ReadonlySet<string> = new Set(['SERVICE_UNAVAILABLE', 'ERR_INTERNAL', 'RATE_LIMITED', 'CSRF_FAILED']);

const mayPass = (error: unknown) => !(error instanceof Outdated) && PASSING.has(shopErrorOf(error).code);

export interface Turns {
  /** Now, or as soon as the one under way has ended. */
  run: (occasion: Occasion) => void;
  /** In a moment, unless something comes before. */
  plan: (occasion: Occasion) => void;
  stop: () => void;
  isRunning: () => boolean;
  hasFailed: () => boolean;
}

/** One exchange at a time. One that failed is done again with a look at the server, ever more slowly. */
export const createTurns = (exchange: (occasion: Occasion) => Promise<void>): Turns => {
  let running = false;
  let waiting: Occasion | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (occasion: Occasion, delay = SAVE_DELAY_MS) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(failures > 0 ? 'look' : occasion), delay);
  };
  const failed = (error: unknown) => {
    if (!mayPass(error)) return;
    const delay = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
    failures += 1;
    plan('look', delay);
  };
  const run = async (occasion: Occasion): Promise<void> => {
    if (running) {
      waiting = waiting === 'look' ? waiting : occasion;
      return;
    }
    clearTimeout(timer);
    running = true;
    await exchange(occasion).then(() => (failures = 0), failed);
    running = false;
    const next = waiting;
    waiting = null;
    if (next) await run(next);
  };
  return {
    run: (occasion) => void run(occasion),
    plan: (occasion) => plan(occasion),
    stop: () => clearTimeout(timer),
    isRunning: () => running,
    hasFailed: () => failures > 0,
  };
};
