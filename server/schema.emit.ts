import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { buildBareSchema, printed } from './schema.ts';

writeFileSync(new URL('../schema.graphql', import.meta.url), printed(buildBareSchema()));
