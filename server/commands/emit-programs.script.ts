import { writeFileSync } from 'node:fs';
import { programFiles } from './program-bundle.ts';

/* `npm run programs`: makes the programs of parametric models of the sample of the sources of their parts. */

for (const [file, text] of Object.entries(await programFiles()))
  writeFileSync(new URL(`../../${file}`, import.meta.url), text);
