import type { Module } from '../core/module.ts';
import { adminOnly, mayManage } from '../core/rules.ts';
import { auditRoutes } from './audit.rest.ts';
import { DashboardResolver } from './dashboard.resolver.ts';

export const adminModule: Module = {
  name: 'admin',
  resolvers: [DashboardResolver],
  rules: { Query: { adminDashboard: mayManage.ANALYTICS, adminCounts: adminOnly } },
  routes: auditRoutes,
};
