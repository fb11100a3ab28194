import type { Ctx } from '../../../server/core/context.ts';
import { assignModel, publishVersion, type ModelFileInput } from '../../../server/models/models.service.ts';
import { measureParts } from '../../../server/models/part-facts.ts';
import { binaryOf, boxSoup } from '../../unit/models/stl-writing.ts';
import { buildManifest } from './build-files.ts';
import { buildProduct } from './build-product.ts';

export const CUBE = boxSoup([0, 0, 0], [20, 20, 20]);

let serial = 0;

/** A product of a nose and three fins, each a cube of 20 mm unless given otherwise, measured as it is published. */
export const buildMeasuredProduct = async (ctx: Ctx, fin: Uint8Array = binaryOf(CUBE)): Promise<number> => {
  const modelId = `measured-${++serial}`;
  const productId = await buildProduct(ctx, { productType: 'DIGITAL', taxClass: 'digital' });
  await assignModel(ctx, productId, modelId);
  const files: ModelFileInput[] = [];
  for (const [partId, stl] of [['nose', binaryOf(CUBE, modelId)], ['fin', fin]] as const) {
    const stored = await ctx.shop.files.put(stl);
    files.push({ partId, kind: 'STL', locale: null, name: `STL/${partId}.stl`, format: 'STL', ...stored });
  } // oxfmt-ignore
  const facts = await measureParts(ctx, files);
  await publishVersion(ctx, { modelId, manifest: buildManifest(), files, previewKey: null, facts });
  return productId;
};
