import { Arg, Ctx, Field, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { findProduct } from '../../catalog/catalog.service.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { Cost } from '../../core/field-cost.ts';
import { PrinterClassName } from '../../settings/printer-class.types.ts';
import { modelOf } from '../models.loaders.ts';
import { orderSlicing, readSlicing } from './ordered-slicing.ts';
import { checkedProfile, type SlicingOrder } from './profile-slicing.service.ts';
import { ProfileSlicing, SlicerProfileInput } from './slicer-profile.types.ts';

@InputType({ description: 'A model, and what it is to be sliced with.' })
export class SliceWithProfileInput {
  @Field(() => Int, { description: 'A product with files.' })
  productId: number;

  @Field(() => PrinterClassName, { description: 'Says what the profile leaves out.' })
  printerClass: PrinterClassName;

  @Field(() => SlicerProfileInput, { description: 'What the slicer would print with.' })
  profile: SlicerProfileInput;
}

const orderOf = async (
  ctx: Context,
  { productId, printerClass, profile }: SliceWithProfileInput,
): Promise<SlicingOrder> => {
  const on = { printerClass, profile: checkedProfile(profile) };
  const isOnSale = (await findProduct(ctx, productId)) !== null;
  const model = isOnSale ? await modelOf(ctx).load({ productId, full: true }) : null;
  if (!model?.manifest) throw new AppError(ErrorCode.PRODUCT_NOT_FOUND);
  return { on, manifest: model.manifest, versionId: model.versionId };
};

@Resolver()
export class ProfileSlicingResolver {
  @Cost({ call: 30 })
  @Query(() => ProfileSlicing, {
    description:
      'How far a model is sliced with the buyer’s profile; `printEstimate` has its figures once all parts are. Errors: ' +
      'PRODUCT_NOT_FOUND, PRODUCT_INACTIVE, VALIDATION_FAILED.',
  })
  async profileSlicing(
    @Ctx() ctx: Context,
    @Arg('input', () => SliceWithProfileInput) input: SliceWithProfileInput,
  ): Promise<ProfileSlicing> {
    return readSlicing(ctx, await orderOf(ctx, input));
  }

  @Cost({ call: 30 })
  @Mutation(() => ProfileSlicing, {
    description:
      'Has the parts of a model sliced with the buyer’s profile, which takes up to a minute; `profileSlicing` tells how far it is. ' +
      '12 models an hour for a network. Errors: PRODUCT_NOT_FOUND, PRODUCT_INACTIVE, VALIDATION_FAILED, RATE_LIMITED.',
  })
  async sliceWithProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => SliceWithProfileInput) input: SliceWithProfileInput,
  ): Promise<ProfileSlicing> {
    return orderSlicing(ctx, await orderOf(ctx, input));
  }
}
