import type { Module } from '../core/module.ts';
import { anyone, mayManage } from '../core/rules.ts';
import { deliveryPersonalData } from './delivery.personal-data.ts';
import { deliveryRoutes } from './delivery.rest.ts';
import { ItemDownloadResolver } from './delivery.resolver.ts';
import { DownloadLog } from './download-log.entity.ts';
import { Entitlement } from './entitlement.entity.ts';
import { DeliveryPackage } from './package.entity.ts';
import { CustomerDownloadsResolver, OwnedCopyResolver, OwnedItemResolver } from './owned-downloads.resolver.ts';
import { ItemVersionsResolver, OwnedVersionResolver } from './owned-versions.resolver.ts';
import { packageOrderJob } from './packaging.ts';
import { PreparedFile } from './prepared-file.entity.ts';
import { VersionNotice, VersionNoticeStop } from './version-notice.entity.ts';
import { announceVersionJob, versionNoticeJob } from './version-notice.job.ts';
import { VersionNoticeResolver } from './version-notice.resolver.ts';

export const deliveryModule: Module = {
  name: 'delivery',
  entities: [Entitlement, DeliveryPackage, PreparedFile, DownloadLog, VersionNotice, VersionNoticeStop],
  resolvers: [
    ItemDownloadResolver,
    ItemVersionsResolver,
    OwnedVersionResolver,
    CustomerDownloadsResolver,
    OwnedItemResolver,
    OwnedCopyResolver,
    VersionNoticeResolver,
  ],
  jobs: [packageOrderJob, announceVersionJob, versionNoticeJob],
  rules: { Mutation: { publishModelDraft: mayManage.CATALOGUE, stopVersionNotices: anyone } },
  personalData: deliveryPersonalData,
  routes: deliveryRoutes,
};
