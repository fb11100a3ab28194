import { buildModel, MODEL_IDS } from '../../server/sample/models/model.ts';
import { meshSourceOf, sliceMesh } from '../../server/models/mesh/analyse-mesh.ts';
import { rowOf, sampleSliceKey } from '../../server/sample/sliced-parts.ts';
import { sliceOrderOf, slicedFactsOf } from '../../server/models/slice/slice-order.ts';

const HEAD = `import type { SlicedRow } from './sliced-parts.ts';\n\n/** Written by \`npm run bench:slice sample\`. */\nexport const SLICED_PARTS: Readonly<Record<string, SlicedRow>> = {\n`;

/** Prints `server/sample/sliced-rows.ts` anew: what each part of the sample takes, sliced with the settings of its model. */
export const printSlicedSample = async (): Promise<void> => {
  const lines: string[] = [];
  for (const id of MODEL_IDS) {
    const { parts, print } = await buildModel(id);
    for (const { material, stl } of parts) {
      const order = sliceOrderOf({ print: { ...print, material } }, material);
      const sliced = slicedFactsOf(order, await sliceMesh(meshSourceOf(stl), order));
      lines.push(`  '${sampleSliceKey(stl)}': ${JSON.stringify(rowOf(sliced))},`);
    }
    process.stderr.write(`${id}: ${parts.length} parts\n`);
  }
  process.stdout.write(`${HEAD}${lines.sort().join('\n')}\n};\n`);
};
