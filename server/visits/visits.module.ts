import type { Module } from '../core/module.ts';
import { adminOnly } from '../core/rules.ts';
import { sweepVisitsJob } from './sweeping.job.ts';
import { VisitCountry, VisitDay } from './visit-counts.entity.ts';
import { visitLogOf } from './visit-log.ts';
import { VisitSalt, VisitVisitor } from './visit-visitor.entity.ts';
import { StoredVisit } from './visit.entity.ts';
import { VisitsResolver } from './visits.resolver.ts';
import { visitRoutes } from './visits.rest.ts';

export const visitsModule: Module = {
  name: 'visits',
  entities: [StoredVisit, VisitDay, VisitCountry, VisitVisitor, VisitSalt],
  resolvers: [VisitsResolver],
  rules: { Query: { visitCount: adminOnly, visitsDaily: adminOnly, visitLocations: adminOnly } },
  jobs: [sweepVisitsJob],
  routes: (http, shop) => {
    visitRoutes(http);
    http.addHook('onClose', () => visitLogOf(shop).buffer.close());
  },
};
