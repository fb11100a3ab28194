import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { deletedBy } from '../../core/payload.ts';
import { Deleted } from '../../core/payload.types.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { partHashes } from '../models.service.ts';
import {
  editDraftPart,
  editDraftParts,
  fillDraft,
  removeDraftPart,
  restoreDraftPart,
  setDraftPart,
} from './draft-parts.service.ts';
import {
  DraftPartSourceArgs,
  KnownDraftArgs,
  ModelDraftInput,
  ModelDraftPartChange,
  ModelDraftPartInput,
} from './drafts.inputs.ts';
import { beginDraft, discardDraft, draftOfProduct, editDraft } from './drafts.service.ts';
import { changesViewOf, draftViewOf, ModelChanges, ModelDraftView } from './drafts.types.ts';

const CHANGING = 'Errors: NOT_FOUND, VERSION_CONFLICT (it was changed or published meanwhile)';

@Resolver(() => ModelDraftView)
export class ModelDraftResolver {
  @Query(() => ModelDraftView, {
    nullable: true,
    description: 'For admins: the next version of a product’s model; null when nobody began one.',
  })
  async modelDraft(
    @Ctx() ctx: Context,
    @Arg('productId', () => Int) productId: number,
  ): Promise<ModelDraftView | null> {
    const draft = await draftOfProduct(ctx, productId);
    return draft && draftViewOf(draft);
  }

  @Mutation(() => ModelDraftView, {
    description:
      'For admins: the draft of a product’s next version, begun with the version sold now where there is none. Errors: PRODUCT_NOT_FOUND.',
  })
  async beginModelDraft(@Ctx() ctx: Context, @Arg('productId', () => Int) productId: number): Promise<ModelDraftView> {
    return draftViewOf(await beginDraft(ctx, productId));
  }

  @Mutation(() => ModelDraftView, { description: `For admins. ${CHANGING}, VALIDATION_FAILED.` })
  async editModelDraft(
    @Ctx() ctx: Context,
    @Args(() => KnownDraftArgs) known: KnownDraftArgs,
    @Arg('input', () => ModelDraftInput) input: ModelDraftInput,
  ): Promise<ModelDraftView> {
    return draftViewOf(await editDraft(ctx, known, input));
  }

  @Mutation(() => Deleted, { description: `For admins: gives a draft up; what is sold stays. ${CHANGING}.` })
  discardModelDraft(@Ctx() ctx: Context, @Args(() => KnownDraftArgs) known: KnownDraftArgs): Promise<Deleted> {
    return deletedBy(known.id, discardDraft(ctx, known));
  }

  @FieldResolver(() => ModelChanges, { description: 'Against the version that it follows.' })
  async changes(@Ctx() ctx: Context, @Root() { baseVersionId, parts }: ModelDraftView): Promise<ModelChanges> {
    return changesViewOf(baseVersionId === null ? [] : await partHashes(ctx, baseVersionId), parts);
  }
}

@Resolver()
export class ModelDraftPartsResolver {
  @Mutation(() => ModelDraftView, {
    description: `For admins: gives a part the file of an upload (of an archive: \`file\`); an unknown id adds a part. ${CHANGING}, UPLOAD_NOT_READY, VALIDATION_FAILED, or why the file was refused.`,
  })
  async setModelDraftPart(
    @Ctx() ctx: Context,
    @Args(() => DraftPartSourceArgs) { id, expectedVersion, ...source }: DraftPartSourceArgs,
  ): Promise<ModelDraftView> {
    return draftViewOf(await setDraftPart(ctx, { id, expectedVersion }, source));
  }

  @Mutation(() => ModelDraftView, {
    description: `For admins: takes all parts of an archive with what its manifest says; parts that it does not name stay. ${CHANGING}, UPLOAD_NOT_READY, ARCHIVE_MANIFEST_INVALID, or why a file was refused.`,
  })
  async fillModelDraft(
    @Ctx() ctx: Context,
    @Args(() => KnownDraftArgs) known: KnownDraftArgs,
    @Arg('uploadId', () => ID) uploadId: string,
  ): Promise<ModelDraftView> {
    return draftViewOf(await fillDraft(ctx, known, uploadId));
  }

  @Mutation(() => ModelDraftView, { description: `For admins. ${CHANGING}, VALIDATION_FAILED.` })
  async editModelDraftPart(
    @Ctx() ctx: Context,
    @Args(() => KnownDraftArgs) known: KnownDraftArgs,
    @Arg('partId', () => ID) partId: string,
    @Arg('input', () => ModelDraftPartInput) input: ModelDraftPartInput,
  ): Promise<ModelDraftView> {
    return draftViewOf(await editDraftPart(ctx, known, partId, input));
  }

  @Mutation(() => ModelDraftView, {
    description: `For admins: says something of several parts at once, 200 at most, of all or of none. ${CHANGING}, VALIDATION_FAILED.`,
  })
  async editModelDraftParts(
    @Ctx() ctx: Context,
    @Args(() => KnownDraftArgs) known: KnownDraftArgs,
    @Arg('parts', () => [ModelDraftPartChange]) parts: ModelDraftPartChange[],
  ): Promise<ModelDraftView> {
    return draftViewOf(await editDraftParts(ctx, known, parts));
  }

  @Mutation(() => ModelDraftView, {
    description: `For admins: puts a part that was left out back where it stood. ${CHANGING}, VALIDATION_FAILED when there are 200 parts.`,
  })
  async restoreModelDraftPart(
    @Ctx() ctx: Context,
    @Args(() => KnownDraftArgs) known: KnownDraftArgs,
    @Arg('partId', () => ID) partId: string,
  ): Promise<ModelDraftView> {
    return draftViewOf(await restoreDraftPart(ctx, known, partId));
  }

  @Mutation(() => ModelDraftView, { description: `For admins: leaves a part out of the next version. ${CHANGING}.` })
  async removeModelDraftPart(
    @Ctx() ctx: Context,
    @Args(() => KnownDraftArgs) known: KnownDraftArgs,
    @Arg('partId', () => ID) partId: string,
  ): Promise<ModelDraftView> {
    return draftViewOf(await removeDraftPart(ctx, known, partId));
  }
}
