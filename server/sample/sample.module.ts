import type { Module } from '../core/module.ts';
import { sampleFiles } from './sample-files.service.ts';
import { sampleFlight } from './flight.ts';
import { sampleGuide } from './guides.ts';
import { sampleHistory } from './sample-history.service.ts';

export const sampleModule: Module = { name: 'sample', jobs: [sampleFiles, sampleFlight, sampleGuide, sampleHistory] };
