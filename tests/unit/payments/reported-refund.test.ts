import { describe, expect, it } from 'vitest';
import { RefundStatus, type Refund } from '../../../server/payments/refunds/refund.entity.ts';
import { reportedAmong, type OutsideRefund } from '../../../server/payments/refunds/reported-refund.ts';

const NOON = new Date('2026-11-24T12:00:00Z');
const { REQUESTED, COMPLETED, FAILED } = RefundStatus;

const refund = (changes: Partial<Refund> = {}): Refund =>
  ({ id: 'r', requestId: 'ours', paypalRefundId: null, amountMinor: 500, giftCardsMinor: 0, status: REQUESTED, decidedAt: null, ...changes }) as Refund; // oxfmt-ignore
const done = (changes: Partial<Refund> = {}) => refund({ status: COMPLETED, decidedAt: NOON, ...changes });
const told = (changes: Partial<OutsideRefund> = {}): OutsideRefund => ({
  paypalCaptureId: 'CAP-1',
  paypalRefundId: 'REF-1',
  requestId: null,
  amountMinor: 500,
  reason: 'PayPal: refund',
  ...changes,
});
const ofNoId = (changes: Partial<OutsideRefund> = {}) => told({ paypalRefundId: null, ...changes });
const CAUSE = { key: 'case-1', since: NOON };
const other = { amountMinor: 700 };

describe('a refund that PayPal tells of', () => {
  it.each<[string, Refund, OutsideRefund]>([
    ['bears its id, whatever else', done({ paypalRefundId: 'REF-1', ...other }), told()],
    ['bears the id that we gave it, also of another sum', refund(other), told({ requestId: 'ours' })],
    ['bears both ids', done({ paypalRefundId: 'REF-1', ...other }), told({ requestId: 'ours' })],
    ['was given up and bears the id that we gave it', refund({ status: FAILED }), told({ requestId: 'ours' })],
    ['is a wish of the same sum, made on the pages of PayPal', refund(), told()],
    ['is a wish of the same sum, and PayPal tells no id', refund(), ofNoId()],
    ['was booked without an id', done(), told()],
    ['was booked for the same cause, whatever the sum', done({ requestId: 'paypal:case-1', ...other }), ofNoId({ cause: CAUSE })], // oxfmt-ignore
    ['was booked since its cause with the same sum', done({ paypalRefundId: 'REF-0' }), ofNoId({ cause: CAUSE })],
  ])('%s', (_what, known, outside) => {
    expect(reportedAmong([refund({ id: 'x', requestId: 'x', amountMinor: 1, paypalRefundId: 'x' }), known], outside)).toBe(known); // oxfmt-ignore
  });

  it.each<[string, Refund, OutsideRefund]>([
    ['with another id at PayPal', done({ paypalRefundId: 'REF-0' }), told()],
    ['that we named so, carried out under another id', done({ paypalRefundId: 'REF-0', ...other }), told({ requestId: 'ours' })], // oxfmt-ignore
    ['that we named otherwise', refund(other), told({ requestId: 'theirs' })],
    ['wished of another sum', refund(other), told()],
    ['wished and known to PayPal by another id', refund({ paypalRefundId: 'REF-0' }), told()],
    ['wished, where a bank took the money', refund(), told({ reversal: true })],
    ['given up, of the same sum', refund({ status: FAILED }), told()],
    ['booked without an id, of another sum', done(other), told()],
    ['booked without an id, where PayPal tells none', done(), ofNoId()],
    ['of the same cause that is not booked', refund({ requestId: 'paypal:case-1', ...other }), ofNoId({ cause: CAUSE })], // oxfmt-ignore
    ['of the same sum, booked before its cause', done({ decidedAt: new Date(NOON.getTime() - 1) }), ofNoId({ cause: CAUSE })], // oxfmt-ignore
    ['of the same sum, booked at no time', done({ decidedAt: null }), ofNoId({ cause: CAUSE })],
    ['of another sum, booked since its cause', done(other), ofNoId({ cause: CAUSE })],
  ])('is none %s', (_what, known, outside) => {
    expect(reportedAmong([known], outside)).toBeNull();
  });

  it('is no other wish where one of ours bears the id that PayPal names', () => {
    const named = done({ id: 'named', requestId: 'named', paypalRefundId: 'REF-0' });
    expect(reportedAmong([refund(), named], told({ requestId: 'named' }))).toBeNull();
  });

  it('is by the surest sign: id, our id, cause, wish, and what was booked without id', () => {
    const booked = done({ id: 'booked', requestId: 'b' });
    const wish = refund({ id: 'wish', requestId: 'w' });
    const caused = done({ id: 'caused', requestId: 'paypal:case-1', paypalRefundId: 'REF-2' });
    const ours = refund({ id: 'ours', requestId: 'ours', ...other });
    const known = [booked, wish, caused, ours, done({ id: 'known', requestId: 'k', paypalRefundId: 'REF-1' })];
    const outside = told({ requestId: 'ours', cause: CAUSE });
    expect(reportedAmong(known, outside)?.id).toBe('known');
    expect(reportedAmong(known.slice(0, 4), outside)?.id).toBe('ours');
    expect(reportedAmong([wish, caused], told({ cause: CAUSE }))?.id).toBe('caused');
    expect(reportedAmong([booked, wish], told())?.id).toBe('wish');
  });
});
