import type { ImageInput } from '../../catalog/catalog.inputs.ts';
import { replacePictures } from '../../catalog/media/made-pictures.service.ts';
import type { Ctx } from '../../core/context.ts';
import { ModelVersion, type ModelPictures } from '../version/model-version.entity.ts';
import { ProductModel } from '../product-model.entity.ts';

const keysOf = ({ photo, drawing }: ModelPictures): string[] => [photo, drawing].flatMap((image) => image?.key ?? []);

/**
 * Shows the pictures of the version that is sold in the galleries of its products, in the transaction of the caller: in place
 * of those of versions before it, and where there is no picture at all. What a person put there stays.
 */
export const showPictures = async (tx: Ctx, { id, modelId }: ModelVersion, pictures: ModelPictures): Promise<void> => {
  const { photo, drawing } = pictures;
  if (!photo || !drawing) return;
  const versions = await tx.repo(ModelVersion).findBy({ modelId });
  const made = new Set(versions.flatMap((version) => (version.pictures ? keysOf(version.pictures) : [])));
  const products = await tx.repo(ProductModel).find({ where: { modelId, versionId: id }, order: { productId: 'ASC' } });
  for (const { productId } of products) {
    await replacePictures(tx, productId, (image: ImageInput) => made.has(image.key), { photo, drawing });
  }
};
