import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { LegalPage } from '../settings/legal-days.setting.ts';
import { adminLegalText, adminLegalTexts } from './admin-legal-texts.queries.ts';
import { legalText } from './legal-texts.queries.ts';
import { discardDraft, publishDraft, removeVersion, saveDraft } from './legal-texts.service.ts';
import { AdminLegalText, LegalTextsInput, LegalTextView } from './legal.types.ts';

const PAGES = Object.values(LegalPage);

@Resolver()
export class LegalResolver {
  @Query(() => LegalTextView, {
    description: 'A legal text as it holds today, or as the version of `day` held it. NOT_FOUND.',
  })
  legalText(
    @Ctx() ctx: Context,
    @Arg('which', () => LegalPage, { description: 'Which text.' }) page: LegalPage,
    @Arg('day', () => String, { nullable: true, description: 'ISO day of a published version.' }) day?: string | null,
  ): Promise<LegalTextView> {
    return legalText(ctx, page, day ?? null);
  }

  @Cost({ size: 4 })
  @Query(() => [AdminLegalText], { description: 'Every legal text as the owner edits it.' })
  adminLegalTexts(
    @Ctx() ctx: Context,
    @Arg('which', () => LegalPage, { nullable: true, description: 'This one alone.' }) page?: LegalPage | null,
  ): Promise<AdminLegalText[]> {
    return adminLegalTexts(ctx, page ? [page] : PAGES);
  }

  @Mutation(() => AdminLegalText, {
    description: 'Keeps what is being written. VALIDATION_FAILED, VERSION_CONFLICT (args.version).',
  })
  async saveLegalDraft(
    @Ctx() ctx: Context,
    @Arg('which', () => LegalPage, { description: 'Which text.' }) page: LegalPage,
    @Arg('expectedVersion', () => Int, { description: 'Of the draft; 0 for the first.' }) expectedVersion: number,
    @Arg('texts', () => LegalTextsInput, { description: 'In each language.' }) texts: LegalTextsInput,
  ): Promise<AdminLegalText> {
    await saveDraft(ctx, page, expectedVersion, { en: texts.en, sk: texts.sk, de: texts.de });
    return adminLegalText(ctx, page);
  }

  @Mutation(() => AdminLegalText, { description: 'Forgets what was being written. VERSION_CONFLICT (args.version).' })
  async discardLegalDraft(
    @Ctx() ctx: Context,
    @Arg('which', () => LegalPage, { description: 'Which text.' }) page: LegalPage,
    @Arg('expectedVersion', () => Int, { description: 'Of the draft.' }) expectedVersion: number,
  ): Promise<AdminLegalText> {
    await discardDraft(ctx, page, expectedVersion);
    return adminLegalText(ctx, page);
  }

  @Mutation(() => AdminLegalText, {
    description:
      'Publishes the draft as the version that holds from a day on; it never changes after. NOT_FOUND, VALIDATION_FAILED, ' +
      'VERSION_CONFLICT (args.version).',
  })
  async publishLegalText(
    @Ctx() ctx: Context,
    @Arg('which', () => LegalPage, { description: 'Which text.' }) page: LegalPage,
    @Arg('expectedVersion', () => Int, { description: 'Of the draft.' }) expectedVersion: number,
    @Arg('day', () => String, { description: 'ISO day, today at the earliest.' }) day: string,
  ): Promise<AdminLegalText> {
    await publishDraft(ctx, page, expectedVersion, day);
    return adminLegalText(ctx, page);
  }

  @Mutation(() => AdminLegalText, {
    description: 'Takes back a version whose day has not come. NOT_FOUND, UNDO_TOO_LATE once it holds.',
  })
  async removeLegalVersion(
    @Ctx() ctx: Context,
    @Arg('which', () => LegalPage, { description: 'Which text.' }) page: LegalPage,
    @Arg('day', () => String, { description: 'ISO day of the version.' }) day: string,
  ): Promise<AdminLegalText> {
    await removeVersion(ctx, page, day);
    return adminLegalText(ctx, page);
  }
}
