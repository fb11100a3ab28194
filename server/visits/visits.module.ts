import type { Module } from '../core/module.ts';
import { mayManage } from '../core/rules.ts';
import { sweepVisitsJob } from './visits-cleanup.job.ts';
import { VisitCountry, VisitDay } from './visit-counts.entity.ts';
import { visitLogOf } from './visit-log.ts';
import { VisitCopy } from './visit-copy.entity.ts';
import { VisitSalt, VisitVisitor } from './visit-visitor.entity.ts';
import { StoredVisit } from './visit.entity.ts';
import { VisitStoreResolver } from './visit-store.resolver.ts';
import { VisitsResolver } from './visits.resolver.ts';
import { visitRoutes } from './visits.rest.ts';

export const visitsModule: Module = {
  name: 'visits',
  entities: [StoredVisit, VisitDay, VisitCountry, VisitVisitor, VisitSalt, VisitCopy],
  resolvers: [VisitsResolver, VisitStoreResolver],
  reads: { momentOld: ['visitCount', 'visitsDaily', 'visitLocations'], now: ['visitStore', 'visitRows'] },
  rules: {
    Query: {
      visitCount: mayManage.ANALYTICS,
      visitsDaily: mayManage.ANALYTICS,
      visitLocations: mayManage.ANALYTICS,
      visitStore: mayManage.ANALYTICS,
      visitRows: mayManage.ANALYTICS,
    },
  },
  jobs: [sweepVisitsJob],
  routes: (http, shop) => {
    visitRoutes(http);
    http.addHook('onReady', () => visitLogOf(shop).store.prepare(shop.clock.now()));
    http.addHook('onClose', () => visitLogOf(shop).close());
  },
};
