import type { Module } from '../core/module.ts';
import { Permission } from '../core/permissions.ts';
import { anyone, mayManage, signedIn } from '../core/rules.ts';
import { StoredBuild } from './build.entity.ts';
import { galleryPersonalData } from './gallery.personal-data.ts';
import {
  BuilderResolver,
  BuildResolver,
  GalleryFiltersResolver,
  OwnBuildResolver,
  ProductBuildsResolver,
} from './gallery.resolver.ts';
import { galleryRoutes } from './gallery.rest.ts';
import { MarkingResolver } from './marks.resolver.ts';
import { BuildLike, BuildReport } from './marks.entity.ts';
import { ModerationResolver } from './moderation.resolver.ts';
import { UserBuildsResolver } from './user-builds.resolver.ts';
import { StoredPhoto } from './photo.entity.ts';
import { sweepGalleryJob } from './gallery-cleanup.job.ts';

const moderating = mayManage[Permission.CATALOGUE];

export const galleryModule: Module = {
  name: 'gallery',
  entities: [StoredPhoto, StoredBuild, BuildLike, BuildReport],
  resolvers: [
    BuildResolver,
    OwnBuildResolver,
    BuilderResolver,
    GalleryFiltersResolver,
    ProductBuildsResolver,
    MarkingResolver,
    ModerationResolver,
    UserBuildsResolver,
  ],
  reads: {
    momentOld: ['builds', 'build', 'builder', 'galleryFilters'],
    now: ['myBuilds', 'likedBuilds', 'adminBuilds'],
  },
  rules: {
    Query: {
      builds: anyone,
      build: anyone,
      builder: anyone,
      galleryFilters: anyone,
      myBuilds: signedIn,
      likedBuilds: signedIn,
      adminBuilds: moderating,
    },
    Mutation: {
      saveBuild: signedIn,
      submitBuild: signedIn,
      deleteBuild: signedIn,
      restoreBuild: signedIn,
      likeBuild: signedIn,
      unlikeBuild: signedIn,
      reportBuild: signedIn,
      publishBuild: moderating,
      rejectBuild: moderating,
      reopenBuild: moderating,
    },
  },
  jobs: [sweepGalleryJob],
  personalData: galleryPersonalData,
  routes: galleryRoutes,
};
