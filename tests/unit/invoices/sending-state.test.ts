import { describe, expect, it } from 'vitest';
import { AccessPointError } from '../../../server/invoices/sending/access-point.ts';
import {
  afterFailure,
  afterLook,
  afterSending,
  isUnderway,
  LOOK_PAUSES,
  SEND_PAUSES,
  SendingState,
} from '../../../server/invoices/sending/sending-state.ts';

const NOW = new Date('2027-01-04T10:00:00Z');
const away = new AccessPointError('AWAY', 'Bad gateway');
const pauseOf = ({ nextAt }: { nextAt: Date | null }) => nextAt && nextAt.getTime() - NOW.getTime();

describe('a document that is sent', () => {
  it('waits for its receipt', () => {
    const step = afterSending('m-1', NOW);
    expect(step).toMatchObject({ state: 'SENT', messageId: 'm-1', attempts: 0, reason: null });
    expect(pauseOf(step)).toBe(LOOK_PAUSES[0]);
  });

  it('is tried again with growing pauses, and then waits for a person', () => {
    const steps = [...SEND_PAUSES.keys()].map((attempts) => afterFailure(away, attempts, NOW));
    expect(steps.map(pauseOf)).toEqual([...SEND_PAUSES]);
    expect(SEND_PAUSES).toEqual([...SEND_PAUSES].sort((a, b) => a - b));
    expect(new Set(steps.map(({ state }) => state))).toEqual(new Set(['WAITING']));
    const last = afterFailure(away, SEND_PAUSES.length, NOW);
    expect(last).toMatchObject({ state: 'FAILED', reason: 'AWAY', nextAt: null, detail: 'Bad gateway' });
  });

  it.each([
    ['NOT_REGISTERED', 'FAILED', 'NOT_REGISTERED'],
    ['REFUSED', 'REFUSED', 'INVALID'],
  ] as const)('%s waits for a person at once', (fault, state, reason) => {
    expect(afterFailure(new AccessPointError(fault, 'no'), 0, NOW)).toMatchObject({ state, reason, nextAt: null });
  });

  it('counts an error that nobody foresaw as one of a moment, and keeps little of its words', () => {
    const step = afterFailure(new TypeError('x'.repeat(9000)), 0, NOW);
    expect(step).toMatchObject({ state: 'WAITING', reason: 'AWAY' });
    expect(step.detail).toHaveLength(500);
  });
});

describe('a document whose receipt is asked for', () => {
  it('is asked for again with growing pauses until there is none to expect', () => {
    const pauses = LOOK_PAUSES.slice(1);
    expect([...pauses.keys()].map((attempts) => pauseOf(afterLook({ state: 'SENT' }, attempts, NOW)))).toEqual(pauses);
    expect(afterLook(null, pauses.length, NOW)).toMatchObject({ state: 'FAILED', reason: 'NO_RECEIPT', nextAt: null });
  });

  it('ends with what the access point says, and its evidence', () => {
    const evidence = { signed: 'yes' };
    const delivered = afterLook({ state: 'DELIVERED', evidence }, 3, NOW);
    expect(delivered).toMatchObject({ state: 'DELIVERED', evidence, nextAt: null, reason: null });
    const refused = afterLook({ state: 'REFUSED', reason: 'unknown order', evidence }, 3, NOW);
    expect(refused).toMatchObject({ state: 'REFUSED', reason: 'RECIPIENT', detail: 'unknown order', evidence });
  });
});

it('only what waits or has no receipt yet is underway', () => {
  expect(Object.values(SendingState).filter(isUnderway)).toEqual(['WAITING', 'SENT']);
});
