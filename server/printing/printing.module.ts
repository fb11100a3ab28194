import type { Module } from '../core/module.ts';
import { anyone } from '../core/rules.ts';
import { PrintJob } from './print-job.entity.ts';
import { sweepPrintJobsJob } from './print-jobs-sweep.job.ts';
import { PrintingResolver, PrintOfferResolver } from './printing.resolver.ts';

export const printingModule: Module = {
  name: 'printing',
  entities: [PrintJob],
  resolvers: [PrintingResolver, PrintOfferResolver],
  reads: { now: ['printQuote'] },
  rules: { Query: { printQuote: anyone }, Mutation: { keepPrintJob: anyone } },
  jobs: [sweepPrintJobsJob],
};
