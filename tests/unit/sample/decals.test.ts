import { describe, expect, it } from 'vitest';
import { DECALS, decalsOf } from '../../../server/sample/models/decals.ts';
import { withKernel } from '../../../server/sample/models/kernel.ts';
import { assembled } from '../../../server/sample/models/mesh.ts';
import { modelSource } from '../../../server/sample/models/model.ts';

const stuck = Object.entries(DECALS).flatMap(([modelId, parts]) =>
  Object.keys(parts).map((partId) => [modelId, partId] as const),
);

describe('a decal', () => {
  it.each(stuck)('of %s lies on the part "%s", a little above its surface', async (modelId, partId) => {
    const part = modelSource(modelId).parts.find(({ id }) => id === partId)!;
    await withKernel(1, (kernel) => {
      const bare = assembled(kernel, part.build(kernel), part);
      const decals = decalsOf(kernel, modelId, partId)!;
      const dressed = bare.add(decals);
      expect(dressed.decompose().length).toBe(bare.decompose().length);
      // A letter is 0.62 mm thick, of which 0.12 stand out.
      const share = (dressed.volume() - bare.volume()) / decals.volume();
      expect(share).toBeGreaterThan(0.05);
      expect(share).toBeLessThan(0.4);
    });
  });
});
