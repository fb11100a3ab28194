import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../core/time.ts';
import { AccessPointError, type Evidence, type Receipt } from './access-point.ts';

export enum SendingState {
  WAITING = 'WAITING',
  SENT = 'SENT',
  DELIVERED = 'DELIVERED',
  REFUSED = 'REFUSED',
  FAILED = 'FAILED',
  NO_ADDRESS = 'NO_ADDRESS',
}

export enum SendingReason {
  AWAY = 'AWAY',
  NOT_REGISTERED = 'NOT_REGISTERED',
  INVALID = 'INVALID',
  RECIPIENT = 'RECIPIENT',
  NO_RECEIPT = 'NO_RECEIPT',
  NO_NUMBER = 'NO_NUMBER',
  NO_SCHEME = 'NO_SCHEME',
}

/** A document is on its way: a job will come to it. */
export const isUnderway = (state: SendingState): boolean =>
  state === SendingState.WAITING || state === SendingState.SENT;

/**
 * Whether sending a document again may bring it further: one that the recipient refused is refused under its number for good,
 * and is corrected by a credit note and a new document.
 */
export const mayGoAgain = ({ state, reason }: { state: SendingState; reason: SendingReason | null }): boolean =>
  state === SendingState.FAILED || (state === SendingState.REFUSED && reason !== SendingReason.RECIPIENT);

const WRONG_ADDRESS: readonly (SendingReason | null)[] = [SendingReason.NOT_REGISTERED, SendingReason.INVALID];

/**
 * Whether a person may say where a document goes: where there is no address, or the one there was may be wrong. What was taken is with
 * who it was sent to, whatever the receipt says.
 */
export const mayBeAddressed = (sending: { state: SendingState; reason: SendingReason | null }): boolean =>
  sending.state === SendingState.NO_ADDRESS || (mayGoAgain(sending) && WRONG_ADDRESS.includes(sending.reason));

/** How long to wait after the first, second … failed call; after the last of them a person is asked. */
export const SEND_PAUSES = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS, DAY_MS] as const;
/** How long to wait before the first, second … question for a receipt. */
export const LOOK_PAUSES = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  12 * HOUR_MS,
  DAY_MS,
  DAY_MS,
  DAY_MS,
] as const;

/** What is written of a document after a call. */
export interface Step {
  readonly state: SendingState;
  /** Calls in this state that brought nothing. */
  readonly attempts: number;
  readonly nextAt: Date | null;
  readonly reason: SendingReason | null;
  /** In the words of the access point. */
  readonly detail: string | null;
  readonly messageId?: string;
  readonly evidence?: Evidence;
  /** When it was learnt that the document was delivered or refused. */
  readonly receiptAt?: Date;
}

const DETAIL_LENGTH = 500;
const ended = { attempts: 0, nextAt: null, reason: null, detail: null } as const;
const after = (now: Date, pause: number): Date => new Date(now.getTime() + pause);

/** The access point took the document. */
export const afterSending = (messageId: string, now: Date): Step => ({
  ...ended,
  state: SendingState.SENT,
  nextAt: after(now, LOOK_PAUSES[0]),
  messageId,
});

/** It did not; what is no `AccessPointError` counts as AWAY. `attempts`: that failed before. */
export const afterFailure = (error: unknown, attempts: number, now: Date): Step => {
  const fault = error instanceof AccessPointError ? error.fault : 'AWAY';
  const detail = error instanceof Error ? error.message.slice(0, DETAIL_LENGTH) : null;
  const tried = { attempts: attempts + 1, nextAt: null, detail };
  if (fault === 'NOT_REGISTERED') return { ...tried, state: SendingState.FAILED, reason: SendingReason.NOT_REGISTERED };
  if (fault === 'REFUSED') return { ...tried, state: SendingState.REFUSED, reason: SendingReason.INVALID };
  const pause = SEND_PAUSES[attempts];
  if (pause === undefined) return { ...tried, state: SendingState.FAILED, reason: SendingReason.AWAY };
  return { ...tried, state: SendingState.WAITING, nextAt: after(now, pause), reason: SendingReason.AWAY };
};

/** A question for the receipt was answered; null: it was not. `attempts`: questions before. */
export const afterLook = (receipt: Receipt | null, attempts: number, now: Date): Step => {
  if (receipt?.state === 'DELIVERED')
    return { ...ended, state: SendingState.DELIVERED, evidence: receipt.evidence, receiptAt: now };
  if (receipt?.state === 'REFUSED') {
    const { evidence, reason: words } = receipt;
    const detail = words.slice(0, DETAIL_LENGTH);
    return { ...ended, state: SendingState.REFUSED, reason: SendingReason.RECIPIENT, detail, evidence, receiptAt: now };
  }
  const pause = LOOK_PAUSES[attempts + 1];
  const asked = { ...ended, attempts: attempts + 1 };
  if (pause === undefined) return { ...asked, state: SendingState.FAILED, reason: SendingReason.NO_RECEIPT };
  return { ...asked, state: SendingState.SENT, nextAt: after(now, pause) };
};
