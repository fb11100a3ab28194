import type { Module } from '../core/module.ts';
import { anyone, mayManage, signedIn } from '../core/rules.ts';
import { roomRoutes } from './ar/room.rest.ts';
import { DraftComparisonResolver, ProductComparisonResolver } from './comparison/comparison.resolver.ts';
import { shapeRoutes } from './comparison/part-shapes.rest.ts';
import { ModelDraftPartsResolver, ModelDraftResolver } from './draft/drafts.resolver.ts';
import { ModelDraftPapersResolver } from './draft/draft-papers.resolver.ts';
import { DraftTailoringResolver } from './draft/draft-tailoring.resolver.ts';
import { DraftFlightResolver } from './draft/draft-flight.resolver.ts';
import { ModelDraft } from './draft/model-draft.entity.ts';
import { ModelVersionsResolver } from './version/model-versions.resolver.ts';
import { PrintEstimateResolver } from './estimate/estimate.resolver.ts';
import { FittingMotorsResolver, FlightResolver } from './flight/flight.resolver.ts';
import { DraftPartHeatResolver } from './heat/heat.resolver.ts';
import { heatRoutes } from './heat/heat.rest.ts';
import { DraftCuttingsResolver } from './cutting/cutting.resolver.ts';
import { DraftPartMendingResolver } from './mending/mending.resolver.ts';
import { DraftTurningsResolver } from './turning/turning.resolver.ts';
import { heatMapRoutes } from './heat/part-heat.rest.ts';
import { layerRoutes } from './layers/layers.rest.ts';
import { modelWords } from './model-words.queries.ts';
import { ModelFile, ModelVersion } from './version/model-version.entity.ts';
import { DownloadsResolver, ProductModelResolver } from './models.resolver.ts';
import { pictureRoutes } from './picture/pictures.rest.ts';
import { DraftPartPicturesResolver, UploadedFilePicturesResolver } from './picture/pictures.types.ts';
import { missingOutlinesJob } from './preview/missing-outlines.job.ts';
import { missingPreviewsJob } from './preview/missing-previews.job.ts';
import { previewJob } from './preview/preview.job.ts';
import { missingSlicesJob, slicePartsJob } from './slice/slice-parts.job.ts';
import { ProductModel } from './product-model.entity.ts';
import { PrinterChoice } from './printers/printer-choice.entity.ts';
import { printerPersonalData } from './printers/printer-choice.personal-data.ts';
import {
  PartFitResolver,
  PrintBedsResolver,
  PrintersResolver,
  SuggestedPrintersResolver,
} from './printers/printers.resolver.ts';
import { ProfileSlice } from './profile/profile-slice.entity.ts';
import { ProfileSlicingResolver } from './profile/profile-slicing.resolver.ts';
import { sliceProfileJob, sweepProfileSlicesJob } from './profile/slice-profile.job.ts';
import { tailorModelJob } from './tailoring/tailor-model.job.ts';
import { ModelRemix } from './remix/model-remix.entity.ts';
import { EditableOriginResolver, ProductOriginResolver, VersionRemixesResolver } from './remix/remixes.resolver.ts';
import { TailoredChoice } from './tailoring/tailored-choice.entity.ts';
import { sweepTailoredChoicesJob } from './tailoring/tailored-choices-sweep.job.ts';
import { TailoredModel } from './tailoring/tailored-model.entity.ts';
import {
  ProductTailoringResolver,
  TailoredChoiceResolver,
  TailoringOptionResolver,
} from './tailoring/tailoring.resolver.ts';
import { examineUploadJob } from './upload/examine-upload.job.ts';
import { ModelUpload } from './upload/model-upload.entity.ts';
import { sweepUploadsJob } from './upload/uploads-cleanup.job.ts';
import { ModelUploadResolver } from './upload/uploads.resolver.ts';
import { uploadRoutes } from './upload/uploads.rest.ts';

export const modelsModule: Module = {
  name: 'models',
  entities: [
    ModelVersion,
    ModelFile,
    ProductModel,
    ModelUpload,
    ModelDraft,
    ModelRemix,
    PrinterChoice,
    ProfileSlice,
    TailoredModel,
    TailoredChoice,
  ],
  resolvers: [
    ProductModelResolver,
    DownloadsResolver,
    PrintEstimateResolver,
    FlightResolver,
    FittingMotorsResolver,
    ModelVersionsResolver,
    ProductComparisonResolver,
    DraftComparisonResolver,
    ProductOriginResolver,
    VersionRemixesResolver,
    EditableOriginResolver,
    ModelUploadResolver,
    ModelDraftResolver,
    ModelDraftPartsResolver,
    ModelDraftPapersResolver,
    DraftFlightResolver,
    DraftTailoringResolver,
    UploadedFilePicturesResolver,
    DraftPartPicturesResolver,
    DraftPartHeatResolver,
    DraftPartMendingResolver,
    DraftTurningsResolver,
    DraftCuttingsResolver,
    PrintersResolver,
    PartFitResolver,
    SuggestedPrintersResolver,
    PrintBedsResolver,
    ProfileSlicingResolver,
    ProductTailoringResolver,
    TailoredChoiceResolver,
    TailoringOptionResolver,
  ],
  reads: {
    momentOld: ['printers', 'fittingMotors'],
    now: ['modelUpload', 'modelDraft', 'myPrinter', 'profileSlicing'],
  },
  rules: {
    Query: {
      modelUpload: mayManage.CATALOGUE,
      modelDraft: mayManage.CATALOGUE,
      printers: anyone,
      fittingMotors: anyone,
      myPrinter: signedIn,
      profileSlicing: anyone,
    },
    Mutation: {
      beginModelUpload: mayManage.CATALOGUE,
      beginModelDraft: mayManage.CATALOGUE,
      beginModelRemix: mayManage.CATALOGUE,
      editModelDraft: mayManage.CATALOGUE,
      discardModelDraft: mayManage.CATALOGUE,
      setModelDraftPart: mayManage.CATALOGUE,
      fillModelDraft: mayManage.CATALOGUE,
      editModelDraftPart: mayManage.CATALOGUE,
      editModelDraftParts: mayManage.CATALOGUE,
      removeModelDraftPart: mayManage.CATALOGUE,
      restoreModelDraftPart: mayManage.CATALOGUE,
      mendModelDraftPart: mayManage.CATALOGUE,
      takeMendedModelDraftPart: mayManage.CATALOGUE,
      turnModelDraftPart: mayManage.CATALOGUE,
      takeTurnedModelDraftPart: mayManage.CATALOGUE,
      cutModelDraftPart: mayManage.CATALOGUE,
      takeCutModelDraftPart: mayManage.CATALOGUE,
      setModelDraftPaper: mayManage.CATALOGUE,
      removeModelDraftPaper: mayManage.CATALOGUE,
      setMyPrinter: signedIn,
      sliceWithProfile: anyone,
      keepTailoredChoice: anyone,
    },
  },
  jobs: [
    examineUploadJob,
    previewJob,
    missingPreviewsJob,
    missingOutlinesJob,
    slicePartsJob,
    missingSlicesJob,
    sliceProfileJob,
    sweepProfileSlicesJob,
    tailorModelJob,
    sweepTailoredChoicesJob,
    sweepUploadsJob,
  ],
  personalData: printerPersonalData,
  searchWords: modelWords,
  routes: (http) => {
    uploadRoutes(http);
    pictureRoutes(http);
    roomRoutes(http);
    heatRoutes(http);
    layerRoutes(http);
    heatMapRoutes(http);
    shapeRoutes(http);
  },
};
