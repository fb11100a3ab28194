import type { Module } from '../core/module.ts';
import { mayManage } from '../core/rules.ts';
import { carrierSimulatorRoutes } from './carriers/simulator/carrier-simulator.rest.ts';
import { cancelLabelJob } from './labels/cancel-label.job.ts';
import { labelJob } from './labels/label.job.ts';
import { returnLabelMailJob } from './labels/return-label-mail.job.ts';
import { ManifestsResolver } from './manifests/manifests.resolver.ts';
import { registerManifestJob } from './manifests/register-manifest.job.ts';
import { parcelReadyMailJob } from './parcel-ready-mail.job.ts';
import { OrderParcelsResolver, ParcelsResolver } from './parcels.resolver.ts';
import { parcelRoutes } from './parcels.rest.ts';
import { trackingJob } from './tracking.job.ts';

const { ORDERS } = mayManage;

export const parcelsModule: Module = {
  name: 'parcels',
  resolvers: [OrderParcelsResolver, ParcelsResolver, ManifestsResolver],
  reads: { now: ['orderPacking', 'scannedOrder', 'waitingManifests'] },
  rules: {
    Query: { orderPacking: ORDERS, scannedOrder: ORDERS, waitingManifests: ORDERS },
    Mutation: {
      packParcel: ORDERS,
      changeParcel: ORDERS,
      discardParcel: ORDERS,
      requestParcelLabel: ORDERS,
      clearParcelLabel: ORDERS,
      handParcelOver: ORDERS,
      undoParcelHandOver: ORDERS,
      markParcelDelivered: ORDERS,
      labelOrders: ORDERS,
      handParcelsOver: ORDERS,
      createReturn: ORDERS,
      registerManifest: ORDERS,
    },
  },
  jobs: [labelJob, cancelLabelJob, registerManifestJob, trackingJob, parcelReadyMailJob, returnLabelMailJob],
  routes: (http, shop) => {
    parcelRoutes(http);
    carrierSimulatorRoutes(http, shop);
  },
};
