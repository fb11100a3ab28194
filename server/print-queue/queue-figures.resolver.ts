import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { Cost } from '../core/field-cost.ts';
import { estimateOf } from '../models/estimate/own-estimate.ts';
import { PrintEstimateInput, ProductPrintEstimate } from '../models/estimate/estimate.types.ts';
import { orderSlicing, readSlicing } from '../models/profile/ordered-slicing.ts';
import { checkedProfile, type SlicingOrder } from '../models/profile/profile-slicing.service.ts';
import { ProfileSlicing, SlicerProfileInput } from '../models/profile/slicer-profile.types.ts';
import { PrinterClassName } from '../settings/printer-class.types.ts';
import { ownedVersions, type OwnedVersion } from './owned-models.queries.ts';
import { PrintQueue, type PrintQueueHead } from './print-queue.types.ts';

@ArgsType()
class ProfileArgs {
  @Field(() => PrinterClassName, { description: 'Says what the profile leaves out.' })
  printerClass: PrinterClassName;

  @Field(() => SlicerProfileInput, { description: 'What the slicer would print with.' })
  profile: SlicerProfileInput;
}

@ArgsType()
class SlicePrintQueueArgs extends ProfileArgs {
  @Field(() => ID)
  lineId: string;

  @Field(() => ID)
  versionId: string;
}

const ownedVersion = async (
  ctx: Context,
  { lineId, versionId }: Pick<PrintQueueHead, 'lineId' | 'versionId'>,
): Promise<OwnedVersion> => {
  const version = (await ownedVersions(ctx, lineId)).find((each) => each.versionId === versionId);
  if (!version) throw new AppError(ErrorCode.NOT_FOUND);
  return version;
};

const orderOf = ({ versionId, manifest }: OwnedVersion, { printerClass, profile }: ProfileArgs): SlicingOrder => ({
  versionId,
  manifest,
  on: { printerClass, profile: checkedProfile(profile) },
});

@Resolver(() => PrintQueue)
export class QueueFiguresResolver {
  @Cost({ call: 30 })
  @FieldResolver(() => ProductPrintEstimate, {
    nullable: true,
    description:
      'What its parts take on the buyer’s printer, as `Product.printEstimate` has it for the version on sale. Null where a part could not be measured. Errors: VALIDATION_FAILED.',
  })
  async estimate(
    @Ctx() ctx: Context,
    @Root() { head }: PrintQueue,
    @Arg('input', () => PrintEstimateInput) input: PrintEstimateInput,
  ): Promise<ProductPrintEstimate | null> {
    return estimateOf(ctx, (await ownedVersion(ctx, head)).manifest, input);
  }

  @Cost({ call: 30 })
  @FieldResolver(() => ProfileSlicing, {
    description: 'How far it is sliced with the buyer’s profile. Errors: VALIDATION_FAILED.',
  })
  async slicing(
    @Ctx() ctx: Context,
    @Root() { head }: PrintQueue,
    @Args(() => ProfileArgs) args: ProfileArgs,
  ): Promise<ProfileSlicing> {
    return readSlicing(ctx, orderOf(await ownedVersion(ctx, head), args));
  }

  @Cost({ call: 30 })
  @Mutation(() => ProfileSlicing, {
    description:
      'Has the parts of a bought version sliced with the buyer’s profile, within the limits of `sliceWithProfile`. Errors: NOT_FOUND, VALIDATION_FAILED, RATE_LIMITED.',
  })
  async slicePrintQueue(
    @Ctx() ctx: Context,
    @Args(() => SlicePrintQueueArgs) args: SlicePrintQueueArgs,
  ): Promise<ProfileSlicing> {
    return orderSlicing(ctx, orderOf(await ownedVersion(ctx, args), args));
  }
}
