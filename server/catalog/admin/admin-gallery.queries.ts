import type { Ctx } from '../../core/context.ts';
import type { EditablePicture } from './admin-gallery.types.ts';
import { ImageKind } from '../catalog-enums.ts';
import { ProductImage } from '../media/media.entity.ts';

/** The pictures of a product in their order, as admins see them. */
export const picturesOf = async (ctx: Ctx, productId: number): Promise<EditablePicture[]> =>
  (await ctx.repo(ProductImage).find({ where: { productId }, order: { position: 'ASC' } })).map(
    ({ key, width, height, kind, alt, anchors }) => ({
      key,
      width,
      height,
      alt,
      anchors,
      url: `/media/${key}`,
      kind: ImageKind[kind],
    }),
  );
