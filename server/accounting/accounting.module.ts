import type { Module } from '../core/module.ts';
import { mayManage } from '../core/rules.ts';
import { bundleRoutes } from './bundle/bundle.rest.ts';
import { DocumentsResolver } from './documents.resolver.ts';

const { ORDERS } = mayManage;

export const accountingModule: Module = {
  name: 'accounting',
  resolvers: [DocumentsResolver],
  reads: { now: ['adminDocuments', 'adminDocumentTotals', 'documentBundle'] },
  rules: { Query: { adminDocuments: ORDERS, adminDocumentTotals: ORDERS, documentBundle: ORDERS } },
  routes: bundleRoutes,
};
