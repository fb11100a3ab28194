import type { Module } from '../core/module.ts';
import { PrintEstimateResolver } from './estimate.resolver.ts';
import { FlightResolver } from './flight.resolver.ts';
import { ModelFile, ModelVersion } from './model-version.entity.ts';
import { DownloadsResolver, ProductModelResolver } from './models.resolver.ts';
import { ProductModel } from './product-model.entity.ts';

export const modelsModule: Module = {
  name: 'models',
  entities: [ModelVersion, ModelFile, ProductModel],
  resolvers: [ProductModelResolver, DownloadsResolver, PrintEstimateResolver, FlightResolver],
};
