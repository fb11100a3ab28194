import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { picturesOf } from './admin-gallery.queries.ts';
import { describePicture, removePicture, restorePicture, sortPictures } from './admin-gallery.service.ts';
import { EditablePicture, PictureInput, RemovedPictureInput } from './admin-gallery.types.ts';

const PRODUCT = { description: 'Of the product.' };

@Resolver()
export class ProductPicturesResolver {
  @Cost({ size: 50 })
  @Mutation(() => [EditablePicture], {
    description:
      'For admins: the pictures in another order; the first is the cover. Errors: PRODUCT_NOT_FOUND, VERSION_CONFLICT ' +
      '(pictures came or went meanwhile).',
  })
  async sortProductPictures(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, PRODUCT) id: number,
    @Arg('keys', () => [ID]) keys: string[],
  ): Promise<EditablePicture[]> {
    await sortPictures(ctx, id, keys);
    return picturesOf(ctx, id);
  }

  @Cost({ size: 50 })
  @Mutation(() => [EditablePicture], {
    description:
      'For admins: what a picture shows, and whether it is drawn. Errors: PRODUCT_NOT_FOUND, NOT_FOUND, VALIDATION_FAILED.',
  })
  async describeProductPicture(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, PRODUCT) id: number,
    @Arg('key', () => ID) key: string,
    @Arg('input', () => PictureInput) input: PictureInput,
  ): Promise<EditablePicture[]> {
    await describePicture(ctx, id, key, input);
    return picturesOf(ctx, id);
  }

  @Cost({ size: 50 })
  @Mutation(() => [EditablePicture], {
    description: 'For admins: takes a picture off; gone already is no error. Errors: PRODUCT_NOT_FOUND.',
  })
  async removeProductPicture(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, PRODUCT) id: number,
    @Arg('key', () => ID) key: string,
  ): Promise<EditablePicture[]> {
    await removePicture(ctx, id, key);
    return picturesOf(ctx, id);
  }

  @Cost({ size: 50 })
  @Mutation(() => [EditablePicture], {
    description:
      'For admins: puts a removed picture back in its place. Errors: PRODUCT_NOT_FOUND, NOT_FOUND, VALIDATION_FAILED.',
  })
  async restoreProductPicture(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, PRODUCT) id: number,
    @Arg('picture', () => RemovedPictureInput) picture: RemovedPictureInput,
  ): Promise<EditablePicture[]> {
    await restorePicture(ctx, id, picture);
    return picturesOf(ctx, id);
  }
}
