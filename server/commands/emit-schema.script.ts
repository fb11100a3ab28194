import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { webFields } from '../catalog/product/web-fields.ts';
import { buildBareSchema, printed } from '../schema.ts';
import { webRules } from '../web-rules.ts';

const write = (path: string, content: string): void =>
  writeFileSync(new URL(`../../${path}`, import.meta.url), content);

write('schema.graphql', printed(buildBareSchema()));
for (const [path, content] of Object.entries({ ...webFields(), ...webRules() })) write(path, content);
