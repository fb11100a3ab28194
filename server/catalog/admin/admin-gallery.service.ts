import type { AuditAction } from '../../audit/audit-actions.ts';
import { recordAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import { checkPicture, type ImageInput } from '../catalog.inputs.ts';
import { saveImages } from '../product/product-change.service.ts';
import type { PictureInput, RemovedPictureInput } from './admin-gallery.types.ts';
import { ProductImage } from '../media/media.entity.ts';
import { pictureSize, publishMedia } from '../media/media.service.ts';
import type { EncodedPhoto } from '../media/photo-encoding.ts';
import { nameOfProduct } from '../product/product-name.queries.ts';
import { Product } from '../product/product.entity.ts';
import { picturesVersion } from './pictures-version.ts';
import { bumpCatalogVersion } from '../search/search-index.service.ts';

const MOST = 50;

/** What is said in the audit log about the pictures of a product. */
const toAuditEntry = (images: readonly ImageInput[]) => ({
  pictures: images.map(({ key, kind, alt }) => ({ key, kind, alt })),
});

/** The pictures of a product as the caller read them. */
export interface KnownPictures {
  /** Of the product. */
  readonly id: number;
  readonly expectedVersion: number;
}

/**
 * Changes the pictures of a product as a whole, its row locked, so that two admins never mix theirs. The version of its
 * texts stays: pictures and texts are changed beside each other. Throws PRODUCT_NOT_FOUND, VALIDATION_FAILED for too many,
 * and VERSION_CONFLICT for other pictures than `expectedVersion` stands for, where one is given.
 */
const changePictures = (
  ctx: Ctx,
  { id: productId, expectedVersion }: Pick<KnownPictures, 'id'> & Partial<KnownPictures>,
  action: AuditAction,
  change: (images: readonly ImageInput[], tx: Ctx) => readonly ImageInput[] | Promise<readonly ImageInput[]>,
): Promise<void> =>
  transaction(ctx, async (tx) => {
    const name = await nameOfProduct(tx, productId);
    await tx.repo(Product).findOne({ where: { id: productId }, lock: { mode: 'pessimistic_write' } });
    const rows = await tx.repo(ProductImage).find({ where: { productId }, order: { position: 'ASC' } });
    const images = rows.map(({ key, width, height, kind, alt, anchors }) => ({
      key,
      width,
      height,
      kind,
      alt,
      anchors,
    }));
    const version = picturesVersion(images);
    if (expectedVersion !== undefined && expectedVersion !== version)
      throw new AppError(ErrorCode.VERSION_CONFLICT, { id: productId, version });
    const changed = await change(images, tx);
    if (changed.length > MOST) throw validationFailed({ pictures: 'TOO_MANY' });
    await saveImages(tx, productId, changed);
    await tx.repo(Product).update(productId, { updatedAt: tx.shop.clock.now() });
    const logged = { before: toAuditEntry(images), after: toAuditEntry(changed) };
    await recordAction(tx, { action, subject: 'PRODUCT', id: productId, name, ...logged });
    await bumpCatalogVersion(tx, { products: [productId] });
  });

/** Adds a picture behind the others and answers its key; one that is there already stays where it is. Its text is the name of the product. */
export const addPicture = async (
  ctx: Ctx,
  productId: number,
  { content, width, height }: EncodedPhoto,
): Promise<string> => {
  const key = await publishMedia(ctx, content, 'webp');
  await changePictures(ctx, { id: productId }, 'product.picture-add', async (images, tx) => {
    if (images.some((image) => image.key === key)) return images;
    const alt = { en: await nameOfProduct(tx, productId) };
    return [...images, { key, width, height, kind: 'PHOTO', alt, anchors: [] }];
  });
  return key;
};

/** Puts the pictures in the order of the keys. Throws VERSION_CONFLICT unless these are exactly the keys of the product. */
export const sortPictures = (ctx: Ctx, known: KnownPictures, keys: readonly string[]): Promise<void> =>
  changePictures(ctx, known, 'product.picture-sort', (images) => {
    const sorted = keys.map((key) => images.find((image) => image.key === key));
    const whole = new Set(keys).size === images.length && keys.length === images.length;
    if (!whole || sorted.includes(undefined)) throw new AppError(ErrorCode.VERSION_CONFLICT, { id: known.id });
    return sorted as ImageInput[];
  });

const toPictureTexts = ({ kind, alt: { en, sk, de } }: PictureInput) => ({
  kind,
  alt: { en, ...(sk && { sk }), ...(de && { de }) },
});

/** Says what a picture shows and whether it is drawn. Throws NOT_FOUND for a picture that the product does not have, VALIDATION_FAILED. */
export const describePicture = (ctx: Ctx, known: KnownPictures, key: string, input: PictureInput): Promise<void> =>
  changePictures(ctx, known, 'product.picture-describe', (images) => {
    const found = images.find((image) => image.key === key);
    if (!found) throw new AppError(ErrorCode.NOT_FOUND);
    const said = checkPicture({ ...found, ...toPictureTexts(input) });
    return images.map((image) => (image === found ? said : image));
  });

/**
 * Takes a picture off a product; gone already is no error. Its file goes a day later, unless something
 * else shows it: orders do what was bought. */
export const removePicture = (ctx: Ctx, known: KnownPictures, key: string): Promise<void> =>
  changePictures(ctx, known, 'product.picture-remove', (images) => images.filter((image) => image.key !== key));

/** Puts a removed picture back in its place. Throws NOT_FOUND for a key that is no picture of the shop, VALIDATION_FAILED. */
export const restorePicture = async (ctx: Ctx, known: KnownPictures, input: RemovedPictureInput): Promise<void> => {
  const { key, position, anchors } = input;
  const { width, height } = await pictureSize(ctx, key);
  const picture = checkPicture({
    key,
    width,
    height,
    anchors: anchors.map((anchor) => ({ ...anchor })),
    ...toPictureTexts(input),
  });
  await changePictures(ctx, known, 'product.picture-restore', (images) =>
    images.some((image) => image.key === key) ? images : images.toSpliced(Math.max(0, position), 0, picture),
  );
};
