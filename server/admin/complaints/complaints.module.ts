import type { Module } from '../../core/module.ts';
import { mayManage } from '../../core/rules.ts';
import { AdminComplaintsResolver } from './complaints.resolver.ts';

const { ORDERS } = mayManage;

export const adminComplaintsModule: Module = {
  name: 'admin-complaints',
  resolvers: [AdminComplaintsResolver],
  reads: { now: ['adminComplaints'] },
  rules: {
    Query: { adminComplaints: ORDERS },
    Mutation: {
      confirmComplaint: ORDERS,
      acceptComplaint: ORDERS,
      remedyComplaint: ORDERS,
      rejectComplaint: ORDERS,
      revokeComplaint: ORDERS,
      undoComplaintStep: ORDERS,
    },
  },
};
