import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { describePicture, removePicture, restorePicture, sortPictures } from './admin-gallery.service.ts';
import { KnownPicturesArgs, PictureInput, RemovedPictureInput } from './admin-gallery.types.ts';
import { readEditable } from './admin-product-edit.queries.ts';
import { EditableProduct } from './admin-product-edit.types.ts';

@Resolver()
export class ProductPicturesResolver {
  @Mutation(() => EditableProduct, {
    description:
      'For admins: the pictures in another order; the first is the cover. Errors: PRODUCT_NOT_FOUND, VERSION_CONFLICT.',
  })
  async sortProductPictures(
    @Ctx() ctx: Context,
    @Args(() => KnownPicturesArgs) known: KnownPicturesArgs,
    @Arg('keys', () => [ID]) keys: string[],
  ): Promise<EditableProduct> {
    await sortPictures(ctx, known, keys);
    return readEditable(ctx, known.id);
  }

  @Mutation(() => EditableProduct, {
    description:
      'For admins: what a picture shows, and whether it is drawn. Errors: PRODUCT_NOT_FOUND, VERSION_CONFLICT, NOT_FOUND, VALIDATION_FAILED.',
  })
  async describeProductPicture(
    @Ctx() ctx: Context,
    @Args(() => KnownPicturesArgs) known: KnownPicturesArgs,
    @Arg('key', () => ID) key: string,
    @Arg('input', () => PictureInput) input: PictureInput,
  ): Promise<EditableProduct> {
    await describePicture(ctx, known, key, input);
    return readEditable(ctx, known.id);
  }

  @Mutation(() => EditableProduct, {
    description:
      'For admins: takes a picture off; gone already is no error. Errors: PRODUCT_NOT_FOUND, VERSION_CONFLICT.',
  })
  async removeProductPicture(
    @Ctx() ctx: Context,
    @Args(() => KnownPicturesArgs) known: KnownPicturesArgs,
    @Arg('key', () => ID) key: string,
  ): Promise<EditableProduct> {
    await removePicture(ctx, known, key);
    return readEditable(ctx, known.id);
  }

  @Mutation(() => EditableProduct, {
    description:
      'For admins: puts a removed picture back in its place. Errors: PRODUCT_NOT_FOUND, VERSION_CONFLICT, NOT_FOUND, VALIDATION_FAILED.',
  })
  async restoreProductPicture(
    @Ctx() ctx: Context,
    @Args(() => KnownPicturesArgs) known: KnownPicturesArgs,
    @Arg('picture', () => RemovedPictureInput) picture: RemovedPictureInput,
  ): Promise<EditableProduct> {
    await restorePicture(ctx, known, picture);
    return readEditable(ctx, known.id);
  }
}
