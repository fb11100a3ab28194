import type { Module } from '../core/module.ts';
import { BackOfficeScope } from '../core/permissions.ts';
import { mayManage } from '../core/rules.ts';
import { bundleRoutes } from './bundle/bundle.rest.ts';
import { DocumentsResolver } from './documents.resolver.ts';
import { accountingFileRoutes } from './exports/exports.rest.ts';
import { pairPayoutsJob } from './payouts/payout-pairing.job.ts';
import { PayoutsResolver } from './payouts/payouts.resolver.ts';
import { ReturnsResolver } from './returns/returns.resolver.ts';
import { TurnoverResolver } from './turnover/turnover.resolver.ts';

const { ORDERS, SETTINGS } = mayManage;

export const accountingModule: Module = {
  name: 'accounting',
  resolvers: [DocumentsResolver, ReturnsResolver, PayoutsResolver, TurnoverResolver],
  jobs: [pairPayoutsJob],
  reads: {
    now: [
      'adminDocuments',
      'adminDocumentTotals',
      'documentBundle',
      'taxReturns',
      'paymentAccounts',
      'payoutMovements',
      'turnover',
    ],
  },
  rules: {
    Query: {
      adminDocuments: ORDERS,
      adminDocumentTotals: ORDERS,
      documentBundle: ORDERS,
      taxReturns: ORDERS,
      paymentAccounts: ORDERS,
      payoutMovements: ORDERS,
      turnover: SETTINGS,
    },
  },
  keyScopes: {
    Query: { adminDocuments: BackOfficeScope.DOCUMENTS_READ, documentBundle: BackOfficeScope.DOCUMENTS_READ },
  },
  routes: (http) => {
    bundleRoutes(http);
    accountingFileRoutes(http);
  },
};
