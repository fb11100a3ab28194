import type { Ctx } from '../../core/context.ts';
import type { ImageInput } from '../catalog.inputs.ts';
import { saveImages } from '../product/product-change.service.ts';
import { ProductImage } from './media.entity.ts';
import { Product } from '../product/product.entity.ts';

/** Pictures of one model that the shop makes itself. */
export interface MadePictures {
  readonly photo: ImageInput;
  readonly drawing: ImageInput;
}

const named = async (tx: Ctx, productId: number, image: ImageInput): Promise<ImageInput> => {
  const names = await tx.sql<{ locale: string; name: string }>(
    'SELECT locale, name FROM product_translation WHERE product_id = $1',
    [productId],
  );
  const alt = Object.fromEntries(names.map(({ locale, name }) => [locale, name]));
  return image.kind === 'PHOTO' && alt.en ? { ...image, alt: { ...alt, en: alt.en } } : image;
};

/**
 * Puts made pictures where older made ones stand in the gallery of a product, and into an empty gallery: a kit begins with
 * the photograph, files with the drawing. Locks the product; other pictures stay.
 */
export const replacePictures = async (
  tx: Ctx,
  productId: number,
  isOlder: (image: ImageInput) => boolean,
  { photo, drawing }: MadePictures,
): Promise<void> => {
  const product = await tx.repo(Product).findOne({ where: { id: productId }, lock: { mode: 'pessimistic_write' } });
  if (!product) return;
  const rows = await tx.repo(ProductImage).find({ where: { productId }, order: { position: 'ASC' } });
  const there = rows.map(({ key, width, height, kind, alt, anchors }) => ({ key, width, height, kind, alt, anchors }));
  if (there.length > 0 && !there.some(isOlder)) return;
  const made = product.productType === 'DIGITAL' ? [drawing, photo] : [photo, drawing];
  const images = there.map((image) => (isOlder(image) ? (image.kind === 'PHOTO' ? photo : drawing) : image));
  const shown = there.length === 0 ? made : images;
  await saveImages(tx, productId, await Promise.all(shown.map((image) => named(tx, productId, image))));
};
