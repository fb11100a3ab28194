import type { Module } from '../core/module.ts';
import { anyone, mayManage } from '../core/rules.ts';
import { deliveryPersonalData } from './delivery.personal-data.ts';
import { deliveryRoutes } from './delivery.rest.ts';
import { LineDownloadResolver } from './delivery.resolver.ts';
import { DownloadLog } from './links/download-log.entity.ts';
import { Entitlement } from './entitlement.entity.ts';
import { DeliveryPackage } from './package/package.entity.ts';
import {
  CustomerDownloadsResolver,
  OwnedDownloadConnectionResolver,
  OwnedCopyResolver,
  OwnedLineResolver,
} from './owned/owned-downloads.resolver.ts';
import { ownedLayerRoutes } from './owned/owned-layers.rest.ts';
import { LineVersionsResolver, OwnedVersionResolver } from './owned/owned-versions.resolver.ts';
import { packageOrderJob } from './package/package.service.ts';
import { PreparedFile } from './package/prepared-file.entity.ts';
import { TailoredCopyRow } from './tailored/tailored-copy.entity.ts';
import { LineTailoringResolver, TailoredCopyResolver } from './tailored/tailored-copies.resolver.ts';
import { VersionNotice, VersionNoticeStop } from './notices/version-notice.entity.ts';
import { announceVersionJob, versionNoticeJob } from './notices/version-notice.job.ts';
import { VersionNoticeResolver } from './notices/version-notice.resolver.ts';

export const deliveryModule: Module = {
  name: 'delivery',
  entities: [
    Entitlement,
    DeliveryPackage,
    PreparedFile,
    DownloadLog,
    VersionNotice,
    VersionNoticeStop,
    TailoredCopyRow,
  ],
  resolvers: [
    LineDownloadResolver,
    LineVersionsResolver,
    OwnedVersionResolver,
    CustomerDownloadsResolver,
    OwnedDownloadConnectionResolver,
    OwnedLineResolver,
    OwnedCopyResolver,
    VersionNoticeResolver,
    LineTailoringResolver,
    TailoredCopyResolver,
  ],
  jobs: [packageOrderJob, announceVersionJob, versionNoticeJob],
  rules: { Mutation: { publishModelDraft: mayManage.CATALOGUE, stopVersionNotices: anyone, tailorFiles: anyone } },
  personalData: deliveryPersonalData,
  routes: (http) => {
    deliveryRoutes(http);
    ownedLayerRoutes(http);
  },
};
