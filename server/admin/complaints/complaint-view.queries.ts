import { In } from 'typeorm';
import { complaintRule, isComplaintOverdue, lastDay, liabilityEnd, worthOf } from '../../complaints/complaint-rules.ts';
import { complaintSteps, ComplaintStep, isTold } from '../../complaints/complaint-states.ts';
import { Complaint } from '../../complaints/complaint.entity.ts';
import { photosOf } from '../../complaints/complaints.resolver.ts';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { money } from '../../core/money.types.ts';
import { dayOf } from '../../core/text/format.ts';
import { isUuid } from '../../core/text/text.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { Order } from '../../orders/order.entity.ts';
import { arrivalDays } from '../../withdrawals/withdrawal-period.queries.ts';
import { daysUntil, dueAfter } from '../../withdrawals/withdrawal-rules.ts';
import type { AdminComplaint } from './complaints.types.ts';

const factsOf = async (ctx: Ctx, complaints: readonly Complaint[]) => {
  const orders = await ctx.repo(Order).findBy({ id: In([...new Set(complaints.map(({ orderId }) => orderId))]) });
  const lines = await ctx.repo(OrderLine).findBy({ id: In(complaints.map(({ orderLineId }) => orderLineId)) });
  return { now: ctx.shop.clock.now(), orders, lines, arrivals: await arrivalDays(ctx, orders) };
};

type Facts = Awaited<ReturnType<typeof factsOf>>;

const liableUntil = (order: Order, { productType }: OrderLine, { arrivals }: Facts): Date | null => {
  const { goodsMonths, filesMonths } = complaintRule(order.taxCountry);
  if (productType === 'DIGITAL') return order.paymentDate && liabilityEnd(dayOf(order.paymentDate), filesMonths);
  const day = arrivals.get(order.id);
  return day ? liabilityEnd(day, goodsMonths) : null;
};

const stepsOf = (complaint: Complaint): ComplaintStep[] =>
  complaintSteps(complaint).filter((step) => step !== ComplaintStep.UNDO || !isTold(complaint));

const viewOf = async (ctx: Ctx, complaint: Complaint, facts: Facts): Promise<AdminComplaint> => {
  const order = facts.orders.find(({ id }) => id === complaint.orderId)!;
  const line = facts.lines.find(({ id }) => id === complaint.orderLineId)!;
  const { receivedAt, dueAt, endedAt, units, amountMinor } = complaint;
  const until = liableUntil(order, line, facts);
  const { firstName, lastName } = order.billingAddress;
  return Object.assign({}, complaint, {
    orderNumber: order.orderNumber,
    name: `${firstName} ${lastName}`,
    email: order.userEmail,
    productName: line.productName,
    isFiles: line.productType === 'DIGITAL',
    worth: money(worthOf(line, units)),
    lawfulDay: lastDay(dueAfter(receivedAt, complaintRule(order.taxCountry).remedyDays)),
    daysLeft: endedAt ? null : daysUntil(dueAt, facts.now),
    overdue: isComplaintOverdue(complaint, facts.now),
    liableUntil: until,
    late: until !== null && receivedAt >= until,
    photos: await photosOf(ctx, complaint.id),
    amount: amountMinor === null ? null : money(amountMinor),
    steps: stepsOf(complaint),
  });
};

/** Complaints as the administration shows them, in a number of statements that does not depend on how many there are. */
export const viewComplaints = async (ctx: Ctx, complaints: readonly Complaint[]): Promise<AdminComplaint[]> => {
  if (complaints.length === 0) return [];
  const facts = await factsOf(ctx, complaints);
  return Promise.all(complaints.map((complaint) => viewOf(ctx, complaint, facts)));
};

/** One of them, read anew. Throws NOT_FOUND. */
export const viewComplaint = async (ctx: Ctx, id: string): Promise<AdminComplaint> => {
  const found = isUuid(id) ? await ctx.repo(Complaint).findOneBy({ id }) : null;
  if (!found) throw new AppError(ErrorCode.NOT_FOUND);
  return (await viewComplaints(ctx, [found]))[0]!;
};
