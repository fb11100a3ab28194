import type { Module } from '../core/module.ts';
import { anyone } from '../core/rules.ts';
import { PickupFeed } from './pickup-feed.entity.ts';
import { StoredPickupPoint } from './pickup-point.entity.ts';
import { PickupPointsResolver } from './pickup-points.resolver.ts';
import { refreshPickupPointsJob } from './refreshing.job.ts';

export const pickupPointsModule: Module = {
  name: 'pickup-points',
  entities: [StoredPickupPoint, PickupFeed],
  resolvers: [PickupPointsResolver],
  reads: { momentOld: ['pickupPoints'] },
  rules: { Query: { pickupPoints: anyone } },
  jobs: [refreshPickupPointsJob],
};
