import type { Module } from '../core/module.ts';
import { sampleFiles } from './sample.files.ts';
import { sampleFlight } from './sample.flight.ts';
import { sampleGuide } from './sample.guides.ts';
import { sampleHistory } from './sample.history.ts';

export const sampleModule: Module = { name: 'sample', jobs: [sampleFiles, sampleFlight, sampleGuide, sampleHistory] };
