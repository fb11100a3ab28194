import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { removeDraftPaper, setDraftPaper } from './draft-papers.service.ts';
import { KnownDraftArgs } from './drafts.inputs.ts';
import { draftViewOf, ModelDraftView } from './drafts.types.ts';
import { PaperKind } from './model-draft.entity.ts';

@Resolver()
export class ModelDraftPapersResolver {
  @Mutation(() => ModelDraftView, {
    description:
      'For admins: gives a draft the uploaded guide (PDF) or licence (text) of a language, or of every language. Errors: NOT_FOUND, ' +
      'VERSION_CONFLICT (it was changed or published meanwhile), UPLOAD_NOT_READY, VALIDATION_FAILED, PAPER_NOT_READABLE, or why the file was refused.',
  })
  async setModelDraftPaper(
    @Ctx() ctx: Context,
    @Args(() => KnownDraftArgs) known: KnownDraftArgs,
    @Arg('uploadId', () => ID) uploadId: string,
    @Arg('language', () => String, { nullable: true }) language?: string | null,
  ): Promise<ModelDraftView> {
    return draftViewOf(await setDraftPaper(ctx, known, uploadId, language ?? null));
  }

  @Mutation(() => ModelDraftView, {
    description: 'For admins: leaves a guide or licence out of the next version. Errors: NOT_FOUND, VERSION_CONFLICT.',
  })
  async removeModelDraftPaper(
    @Ctx() ctx: Context,
    @Args(() => KnownDraftArgs) known: KnownDraftArgs,
    @Arg('kind', () => PaperKind) kind: PaperKind,
    @Arg('language', () => String, { nullable: true }) language?: string | null,
  ): Promise<ModelDraftView> {
    return draftViewOf(await removeDraftPaper(ctx, known, kind, language ?? null));
  }
}
