import { describe, expect, it } from 'vitest';
import { meshSourceOf, sliceMesh } from '../../../server/models/mesh/analyse-mesh.ts';
import type { PartFacts } from '../../../server/models/part-facts.ts';
import { sliceOrderOf, slicedFactsOf } from '../../../server/models/slice/slice-order.ts';
import { buildModel } from '../../../server/sample/models/model.ts';
import { sampleSliceKey, withSampleSlices } from '../../../server/sample/sliced-parts.ts';

const FACTS = { triangles: 12 } as PartFacts;

describe('what was sliced of the sample beforehand', () => {
  it('is what the shop slices of the same file', async () => {
    const { print, parts } = await buildModel('iskra-24', ['lug', 'fin']);
    for (const { id, material, stl } of parts) {
      const file = { partId: id, kind: 'STL', sha256: sampleSliceKey(stl) };
      const { sliced } = withSampleSlices({ [id]: FACTS }, [file])[id]!;
      const order = sliceOrderOf({ print: { ...print, material } }, material);
      expect([id, sliced]).toEqual([id, slicedFactsOf(order, await sliceMesh(meshSourceOf(stl), order))]);
    }
  });

  it('is left open for a file that is another to the byte', () => {
    const files = [{ partId: 'lug', kind: 'STL', sha256: '0'.repeat(64) }];
    expect(withSampleSlices({ lug: FACTS }, files).lug!.sliced).toBeUndefined();
  });
});
