import type { Module } from '../core/module.ts';
import { adminOnly, mayManage } from '../core/rules.ts';
import { auditRoutes } from './audit.rest.ts';
import { DashboardResolver } from './dashboard/dashboard.resolver.ts';
import { sweepPicturesJob } from './sweeping-pictures.job.ts';

export const adminModule: Module = {
  name: 'admin',
  resolvers: [DashboardResolver],
  jobs: [sweepPicturesJob],
  reads: { momentOld: ['adminDashboard', 'adminCounts', 'adminLimits'] },
  rules: { Query: { adminDashboard: mayManage.ANALYTICS, adminCounts: adminOnly, adminLimits: adminOnly } },
  routes: auditRoutes,
};
