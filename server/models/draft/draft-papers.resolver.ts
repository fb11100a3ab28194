import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { removeDraftPaper, setDraftPaper } from './draft-papers.service.ts';
import { draftViewOf, ModelDraftView } from './drafts.types.ts';
import { PaperKind } from './model-draft.entity.ts';

@Resolver()
export class ModelDraftPapersResolver {
  @Mutation(() => ModelDraftView, {
    description:
      'For admins: gives a draft the uploaded guide (PDF) or licence (text) of a language, or of every language. Errors: NOT_FOUND, ' +
      'VERSION_CONFLICT (it was published meanwhile), UPLOAD_NOT_READY, VALIDATION_FAILED, PAPER_NOT_READABLE, or why the file was refused.',
  })
  async setModelDraftPaper(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('uploadId', () => ID) uploadId: string,
    @Arg('language', () => String, { nullable: true }) language?: string | null,
  ): Promise<ModelDraftView> {
    return draftViewOf(await setDraftPaper(ctx, id, uploadId, language ?? null));
  }

  @Mutation(() => ModelDraftView, {
    description: 'For admins: leaves a guide or licence out of the next version. Errors: NOT_FOUND, VERSION_CONFLICT.',
  })
  async removeModelDraftPaper(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('kind', () => PaperKind) kind: PaperKind,
    @Arg('language', () => String, { nullable: true }) language?: string | null,
  ): Promise<ModelDraftView> {
    return draftViewOf(await removeDraftPaper(ctx, id, kind, language ?? null));
  }
}
