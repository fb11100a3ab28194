import type { Module } from '../core/module.ts';
import { signedIn } from '../core/rules.ts';
import { PrintQueueEntry } from './print-queue-entry.entity.ts';
import { printQueuePersonalData } from './print-queue.personal-data.ts';
import { PrintQueueResolver } from './print-queue.resolver.ts';
import { SpoolStock } from './spools/spool-stock.entity.ts';
import { SpoolsResolver } from './spools/spools.resolver.ts';
import { QueueFiguresResolver } from './queue-figures.resolver.ts';

export const printQueueModule: Module = {
  name: 'print-queue',
  entities: [PrintQueueEntry, SpoolStock],
  resolvers: [PrintQueueResolver, QueueFiguresResolver, SpoolsResolver],
  reads: { now: ['printQueues', 'printQueue', 'spoolShelf'] },
  rules: {
    Query: { printQueues: signedIn, printQueue: signedIn, spoolShelf: signedIn },
    Mutation: { savePrintQueue: signedIn, slicePrintQueue: signedIn, saveSpools: signedIn },
  },
  personalData: printQueuePersonalData,
};
