import { forgetAccount, readAccount, writeAccount } from './account-stored.ts';
import type { AccountUser, SignedIn } from './account-stored.ts';
import { joinTabs, type EndReason, type TabMessage } from './account-tabs.ts';

export type { AccountUser, SignedIn } from './account-stored.ts';
export type { EndReason } from './account-tabs.ts';

/** Timers of browsers cannot count further than 24 days. */
const LONGEST_WAIT = 3_600_000;

const remaining = ({ expiresAt }: SignedIn) => Date.parse(expiresAt) - Date.now();

/**
 * The session of this browser: one at a time, the same in all its tabs. Nothing is read before the first question, and
 * on the server there is none.
 */
export class AccountStore {
  private state: SignedIn | null = null;
  /** Whether the state is in the storage too, so that its absence there means something. */
  private stored = false;
  private tell: ((message: TabMessage) => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private unheard: EndReason | null = null;
  private ended: EndReason | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly endListeners = new Set<(reason: EndReason) => void>();

  /** The session in use; never an expired one. */
  readonly get = (): SignedIn | null => {
    this.start();
    return this.state && remaining(this.state) > 0 ? this.state : null;
  };

  /** Starts a session in all tabs. How long it lives is the server's to say. */
  signIn(signedIn: SignedIn): void {
    this.start();
    this.adopt(signedIn);
    this.tell?.({ kind: 'in', signedIn });
  }

  /** After the account itself changed; nothing happens where nobody is signed in. */
  updateUser(user: AccountUser): void {
    const signedIn = this.get();
    if (!signedIn) return;
    this.adopt({ ...signedIn, user });
    this.tell?.({ kind: 'user', token: signedIn.token, user });
  }

  /**
   * Clears token, user and the admin's flag here and in the other tabs. Nothing happens without a session, and an
   * expired one gives way to the one that another tab has begun.
   */
  end(reason: EndReason): void {
    this.start();
    if (!this.state || (reason === 'token_expired' && this.follow())) return;
    this.tell?.({ kind: 'end', token: this.state.token, reason });
    this.drop(reason);
  }

  /** Why the last session that this page knew of ended. */
  get lastEnd(): EndReason | null {
    return this.ended;
  }

  /** Hears of every change of session or user. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Hears why a session ended, also in another tab; an end that nobody heard is told to the first who listens. */
  onEnd(listener: (reason: EndReason) => void): () => void {
    this.endListeners.add(listener);
    if (this.unheard) listener(this.unheard);
    this.unheard = null;
    return () => this.endListeners.delete(listener);
  }

  private start() {
    if (this.tell || typeof window === 'undefined') return;
    this.tell = joinTabs({ onMessage: (message) => this.hear(message), onDoubt: () => this.check() });
    const found = readAccount();
    if (found) this.show(found, true);
    else forgetAccount();
  }

  private hear(message: TabMessage) {
    const token = this.state?.token;
    if (message.kind === 'in') {
      if (message.signedIn.token !== token) this.adopt(message.signedIn);
    } else if (message.token !== token) return;
    else if (message.kind === 'end') this.drop(message.reason);
    else this.adopt({ ...this.state!, user: message.user });
  }

  /** Takes over a session that another tab has stored meanwhile. */
  private follow(): boolean {
    const found = readAccount();
    if (!found || found.token === this.state?.token || remaining(found) <= 0) return false;
    this.show(found, true);
    return true;
  }

  private check() {
    const gone = !this.follow() && this.state !== null && this.stored && !readAccount();
    if (gone) this.drop(remaining(this.state!) > 0 ? 'signed_out' : 'token_expired');
    this.endIfExpired();
  }

  private endIfExpired() {
    clearTimeout(this.timer);
    if (!this.state) return;
    const wait = remaining(this.state);
    if (wait <= 0) this.end('token_expired');
    else this.timer = setTimeout(() => this.endIfExpired(), Math.min(wait, LONGEST_WAIT));
  }

  private adopt(signedIn: SignedIn) {
    this.unheard = null;
    this.show(signedIn, writeAccount(signedIn));
  }

  private drop(reason: EndReason) {
    forgetAccount();
    this.ended = reason;
    if (this.endListeners.size === 0) this.unheard = reason;
    this.show(null, false);
    for (const listener of this.endListeners) listener(reason);
  }

  private show(signedIn: SignedIn | null, stored: boolean) {
    this.state = signedIn;
    this.stored = stored;
    for (const listener of this.listeners) listener();
    this.endIfExpired();
  }
}

export const account = new AccountStore();
