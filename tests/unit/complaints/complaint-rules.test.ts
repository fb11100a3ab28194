import { describe, expect, it } from 'vitest';
import {
  complaintRule,
  isComplaintOverdue,
  lastDay,
  liabilityEnd,
  worthOf,
} from '../../../server/complaints/complaint-rules.ts';
import {
  complaintSteps,
  ComplaintState,
  isTold,
  Remedy,
  stateBefore,
  type ComplaintStanding,
} from '../../../server/complaints/complaint-states.ts';
import { mayComplain } from '../../../server/complaints/complaints.service.ts';
import { dayOf } from '../../../server/core/text/format.ts';
import { OrderStatus } from '../../../server/orders/order-states.ts';
import { dueAfter } from '../../../server/withdrawals/withdrawal-rules.ts';

const standing = (changes: Partial<ComplaintStanding> = {}): ComplaintStanding => ({
  state: ComplaintState.OPENED,
  remedy: null,
  confirmedAt: null,
  acceptedAt: null,
  told: [],
  ...changes,
});

describe('the law of a country', () => {
  it('is that of the Union where the country asks for no more', () => {
    expect(complaintRule('SK')).toEqual({ goodsMonths: 24, filesMonths: 24, remedyDays: 30 });
    expect(complaintRule('AT')).toEqual(complaintRule('SK'));
    expect(complaintRule('ES')).toMatchObject({ goodsMonths: 36, filesMonths: 24 });
  });

  it('counts the thirty days from the day after the complaint, by the calendar of the shop', () => {
    const late = new Date('2026-11-26T22:59:00Z');
    expect(lastDay(dueAfter(late, 30))).toBe('2026-12-26');
    expect(lastDay(dueAfter(new Date('2026-11-26T23:01:00Z'), 30))).toBe('2026-12-27');
  });

  it('counts months of liability to the same day, or to the last of a shorter month', () => {
    expect(dayOf(new Date(liabilityEnd('2026-11-26', 24).getTime() - 1))).toBe('2028-11-26');
    expect(dayOf(new Date(liabilityEnd('2026-12-31', 2).getTime() - 1))).toBe('2027-02-28');
  });

  it('calls a complaint overdue from the end of its last day on, until it is settled', () => {
    const dueAt = dueAfter(new Date('2026-11-26T10:00:00Z'), 30);
    expect(isComplaintOverdue({ dueAt, endedAt: null }, new Date(dueAt.getTime() - 1))).toBe(false);
    expect(isComplaintOverdue({ dueAt, endedAt: null }, dueAt)).toBe(true);
    expect(isComplaintOverdue({ dueAt, endedAt: dueAt }, dueAt)).toBe(false);
  });

  it('takes the discount off what units were sold for', () => {
    expect(worthOf({ subtotalMinor: 30_000, discountMinor: 1_000, quantity: 3 }, 1)).toBe(9_667);
    expect(worthOf({ subtotalMinor: 30_000, discountMinor: 1_000, quantity: 3 }, 2)).toBe(19_333);
  });
});

it.each([
  [OrderStatus.PLACED, null, false],
  [OrderStatus.CONFIRMED, null, true],
  [OrderStatus.COMPLETED, null, true],
  [OrderStatus.CANCELLED, null, false],
  [OrderStatus.CANCELLED, new Date(), true],
])('an order that is %s and paid at %s may have a defect: %s', (status, paymentDate, may) =>
  expect(mayComplain({ status, paymentDate })).toBe(may),
);

describe('the steps of a complaint', () => {
  it('lead from the confirmation to the remedy, and refuse only what was confirmed', () => {
    expect(complaintSteps(standing())).toEqual(['CONFIRM', 'REVOKE']);
    expect(complaintSteps(standing({ state: ComplaintState.RECEIVED }))).toEqual([
      'ACCEPT',
      'REJECT',
      'REVOKE',
      'UNDO',
    ]);
    expect(complaintSteps(standing({ state: ComplaintState.REFUNDING }))).toEqual([]);
  });

  it('go back one by one, but not behind money', () => {
    const at = new Date();
    const accepted = standing({ state: ComplaintState.REMEDIED, confirmedAt: at, acceptedAt: at });
    expect(stateBefore(accepted)).toBe('ACCEPTED');
    expect(complaintSteps({ ...accepted, remedy: Remedy.REPAIR })).toEqual(['UNDO']);
    expect(complaintSteps({ ...accepted, remedy: Remedy.REDUCTION })).toEqual([]);
    const granted = standing({ state: ComplaintState.ACCEPTED, confirmedAt: at, acceptedAt: at });
    expect(complaintSteps({ ...granted, remedy: Remedy.REFUND })).toEqual(['REMEDY', 'REJECT', 'REVOKE', 'UNDO']);
    expect(stateBefore(granted)).toBe('RECEIVED');
    expect(stateBefore(standing({ state: ComplaintState.RECEIVED, confirmedAt: at }))).toBe('OPENED');
    expect(stateBefore(standing({ state: ComplaintState.REJECTED, confirmedAt: at }))).toBe('RECEIVED');
    expect(stateBefore(standing({ state: ComplaintState.REVOKED }))).toBe('OPENED');
  });

  it('stay once the buyer was told of them', () => {
    expect(isTold(standing({ state: ComplaintState.RECEIVED, told: ['OPENED'] }))).toBe(false);
    expect(isTold(standing({ state: ComplaintState.RECEIVED, told: ['OPENED', 'RECEIVED'] }))).toBe(true);
  });
});
