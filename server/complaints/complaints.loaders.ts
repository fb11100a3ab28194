import { In } from 'typeorm';
import { defineLoader, grouped } from '../core/loader.ts';
import { ComplaintPhoto } from './complaint-photo.entity.ts';
import { Complaint } from './complaint.entity.ts';

/** Complaints about an order, oldest first. */
export const complaintsByOrder = defineLoader(async (ctx, orderIds: readonly string[]) => {
  const where = { orderId: In([...orderIds]) };
  const complaints = await ctx.repo(Complaint).find({ where, order: { receivedAt: 'ASC', id: 'ASC' } });
  return grouped(orderIds, complaints, ({ orderId }) => orderId);
});

/** Photographs of complaints, as they came. */
export const photosByComplaint = defineLoader(async (ctx, ids: readonly string[]) => {
  const photos = await ctx.repo(ComplaintPhoto).find({ where: { complaintId: In([...ids]) }, order: { id: 'ASC' } });
  return grouped(ids, photos, ({ complaintId }) => complaintId);
});
