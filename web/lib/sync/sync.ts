import type { ErrorCode } from '../../codegen/error-codes.gen.ts';
import { account } from '../account/account.ts';
import { shopErrorOf } from '../graphql-error.ts';

/** `change`: what waits is sent. `look`: the same, and the server is asked where that told nothing. `leave`: the page goes away. */
type Occasion = 'look' | 'change' | 'leave';

/** What lives on this device and on the server. One call sends a `Batch`; an `Answer` is the server's whole state. */
export interface Synced<Batch extends object, Answer> {
  /** Tabs take turns under this name; without one each goes by itself. */
  lock?: string;
  /** Milliseconds that a change waits for the next one; without them it is sent at once. */
  pause?: number;
  /** Milliseconds between two looks while the page is seen; without them only events lead to one. */
  every?: number;
  /** Id of the customer whose this is; null: a visitor's. For anybody else nothing is sent or adopted. */
  owner: () => string | null;
  /** From now on it is this customer's: a visitor's is to be added to theirs, another customer's is dropped. */
  claim?: (user: string) => void;
  /** The customer has signed out; may come more than once. */
  forget?: () => void;
  /** What is sent next; null while the server knows everything. */
  next: () => Batch | null;
  /** `leaving`: the call must outlive the page. */
  send: (batch: Batch, leaving: boolean) => Promise<Answer>;
  ask: () => Promise<Answer>;
  /** The answer replaces what was known; what was changed since stays on top. False: it told nothing of what is shown. */
  adopt: (answer: Answer, sent: Batch | null) => boolean;
  /** The server takes nothing of the batch, which has to go; null: it was asked. Without this the batch stays. */
  refuse?: (error: unknown, sent: Batch | null) => void;
  /** The server could not be reached, or not now. */
  postpone?: (error: unknown) => void;
  /** Whether the server says no for good; without this by its code. */
  isFinal?: (error: unknown) => boolean;
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;
/** Where tabs cannot lock each other out, time enough for both to see whose claim was stored last. */
const CLAIM_PAUSE_MS = 50;

const isOneOf = (codes: readonly ErrorCode[]) => (error: unknown) => codes.includes(shopErrorOf(error).code);
const isRefusal = isOneOf(['VALIDATION_FAILED', 'NOT_FOUND', 'FORBIDDEN', 'BAD_REQUEST']);
const isTransient = isOneOf(['SERVICE_UNAVAILABLE', 'ERR_INTERNAL', 'RATE_LIMITED', 'CSRF_FAILED']);

const userId = (): string | null => account.get()?.user.id ?? null;

// Absent in old browsers and on a page without TLS, whatever the types say.
const locksOf = () => (navigator as { locks?: LockManager | null }).locks;

/** Keeps device and server the same: one turn at a time, one call after the other, ever more slowly after failures. Never throws. */
export class Sync<Batch extends object, Answer> {
  private isRunning = false;
  private isStopped = false;
  private wanted: Occasion | null = null;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly noun: Synced<Batch, Answer>) {}

  /** Takes a turn now, or as soon as the one under way has ended. */
  run(occasion: Occasion): void {
    if (this.isRunning) {
      if (this.wanted !== 'look') this.wanted = occasion;
      return;
    }
    clearTimeout(this.timer);
    this.isRunning = true;
    void this.turn(this.failures > 0 && occasion === 'change' ? 'look' : occasion).finally(() => {
      const { wanted } = this;
      this.isRunning = false;
      this.wanted = null;
      if (wanted) this.run(wanted);
    });
  }

  /** Something was changed here. */
  change(): void {
    if (!this.noun.next()) return;
    if (this.noun.pause) this.plan('change', this.noun.pause);
    else this.run('change');
  }

  /** Where somebody sees the page: another device may have changed something. */
  readonly look = (): void => {
    if (!this.isRunning && !document.hidden) this.run('look');
  };

  /** From now on it follows session, page and connection. Returns how to stop. */
  start(): () => void {
    const over = new AbortController();
    const { signal } = over;
    // Without a pause nothing waits but what has failed.
    const leave = () => {
      if (!this.isRunning && this.noun.pause && this.noun.next()) this.run('leave');
    };
    window.addEventListener('focus', this.look, { signal });
    window.addEventListener('online', this.look, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.look(), { signal });
    window.addEventListener('pagehide', leave, { signal });
    document.addEventListener('visibilitychange', () => (document.hidden ? leave() : this.look()), { signal });
    const timer = this.noun.every && setInterval(this.look, this.noun.every);
    const stopFollowing = this.followSession();
    this.isStopped = false;
    return () => {
      this.isStopped = true;
      over.abort();
      clearInterval(timer);
      clearTimeout(this.timer);
      stopFollowing();
    };
  }

  private followSession(): () => void {
    let known: string | null = null;
    const follow = () => {
      const user = userId();
      if (!user && account.lastEnd === 'signed_out') this.noun.forget?.();
      if (user === known) return;
      known = user;
      clearTimeout(this.timer);
      if (user) this.run('look');
    };
    follow();
    return account.subscribe(follow);
  }

  private async turn(occasion: Occasion): Promise<void> {
    const user = userId();
    if (!user) return;
    const locks = this.noun.lock && occasion !== 'leave' ? locksOf() : null;
    const work = () => this.exchange(user, occasion);
    try {
      await (locks ? locks.request(this.noun.lock!, work) : work());
      this.failures = 0;
    } catch (error) {
      this.noun.postpone?.(error);
      if (this.isStopped || !isTransient(error)) return;
      this.plan('look', Math.min(FIRST_RETRY_MS * 2 ** this.failures, LONGEST_RETRY_MS));
      this.failures += 1;
    }
  }

  private async exchange(user: string, occasion: Occasion): Promise<void> {
    if (this.mayClaim(user, occasion)) {
      this.noun.claim!(user);
      if (!locksOf()) await new Promise((resolve) => setTimeout(resolve, CLAIM_PAUSE_MS));
    }
    let isTold = occasion !== 'look';
    for (let batch = this.noun.next(); batch && this.isFor(user); batch = this.noun.next()) {
      const outcome = await this.call(user, batch, occasion === 'leave');
      if (outcome === 'told') isTold = true;
      if (outcome === 'refused' && !this.noun.refuse) break;
    }
    if (!isTold && this.isFor(user)) await this.call(user, null);
  }

  /** Only who looks at this tab takes over what is another's, otherwise tabs of two people would snatch it from each other. */
  private mayClaim(user: string, occasion: Occasion): boolean {
    const owner = this.noun.owner();
    if (!this.noun.claim || owner === user || userId() !== user) return false;
    return occasion === 'look' || (occasion === 'change' && owner === null);
  }

  private isFor(user: string): boolean {
    return userId() === user && this.noun.owner() === user;
  }

  private async call(user: string, batch: Batch | null, leaving = false): Promise<'told' | 'refused' | null> {
    const { noun } = this;
    try {
      const answer = await (batch ? noun.send(batch, leaving) : noun.ask());
      // It came after signing out, or for who was here before.
      return this.isFor(user) && noun.adopt(answer, batch) ? 'told' : null;
    } catch (error) {
      if (!(noun.isFinal ?? isRefusal)(error)) throw error;
      // Of what was sent they hear who have left meanwhile too: it was not done.
      if (batch || this.isFor(user)) noun.refuse?.(error, batch);
      return 'refused';
    }
  }

  private plan(occasion: Occasion, delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.run(occasion), delay);
  }
}
