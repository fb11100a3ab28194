import type { Module } from '../core/module.ts';
import { signedIn } from '../core/rules.ts';
import { PrintQueueEntry } from './print-queue-entry.entity.ts';
import { printQueuePersonalData } from './print-queue.personal-data.ts';
import { PrintQueueResolver } from './print-queue.resolver.ts';
import { QueueFiguresResolver } from './queue-figures.resolver.ts';

export const printQueueModule: Module = {
  name: 'print-queue',
  entities: [PrintQueueEntry],
  resolvers: [PrintQueueResolver, QueueFiguresResolver],
  reads: { now: ['printQueues', 'printQueue'] },
  rules: {
    Query: { printQueues: signedIn, printQueue: signedIn },
    Mutation: { savePrintQueue: signedIn, slicePrintQueue: signedIn },
  },
  personalData: printQueuePersonalData,
};
