import type { Module } from '../core/module.ts';
import { anyone } from '../core/rules.ts';
import { onRefundBooked } from '../payments/refunds/refund-record.service.ts';
import { complaintNewsJob, tellSellerJob } from './complaint-mail.job.ts';
import { ComplaintPhoto } from './complaint-photo.entity.ts';
import { endComplaintByRefund } from './complaint-remedy.service.ts';
import { Complaint } from './complaint.entity.ts';
import { sweepComplaintsJob } from './complaints-cleanup.job.ts';
import { complaintsPersonalData } from './complaints.personal-data.ts';
import { ComplaintResolver, ComplaintsResolver } from './complaints.resolver.ts';
import { complaintRoutes } from './complaints.rest.ts';

onRefundBooked(endComplaintByRefund);

export const complaintsModule: Module = {
  name: 'complaints',
  entities: [Complaint, ComplaintPhoto],
  resolvers: [ComplaintsResolver, ComplaintResolver],
  rules: { Mutation: { openComplaint: anyone, takeBackComplaint: anyone } },
  jobs: [complaintNewsJob, tellSellerJob, sweepComplaintsJob],
  personalData: complaintsPersonalData,
  routes: complaintRoutes,
};
