import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { receiptFor } from '../../core/payload.ts';
import { Receipt } from '../../core/payload.types.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { changeMailText, findMailText, listMailTexts, previewMail } from './mail-texts.service.ts';
import { requestTestMail } from './test-mail.job.ts';
import { MailTextInput, MailTextPreview, MailTextSummary, MailTextView, MailWordsInput } from './mail-texts.types.ts';

const CONFLICT = 'VERSION_CONFLICT (args: version, subject, heading, body as they are now)';

@Resolver()
export class MailTextsResolver {
  @Cost({ size: 60 })
  @Query(() => [MailTextSummary], { description: 'Every mail in every language.' })
  mailTexts(@Ctx() ctx: Context): Promise<MailTextSummary[]> {
    return listMailTexts(ctx);
  }

  @Query(() => MailTextView, { description: 'The words of a mail, and what they may name.' })
  mailText(@Ctx() ctx: Context, @Arg('mail', () => MailTextInput) mail: MailTextInput): Promise<MailTextView> {
    return findMailText(ctx, mail);
  }

  @Query(() => MailTextPreview, { description: 'A mail as these words would make it. Writes nothing.' })
  mailTextPreview(
    @Ctx() ctx: Context,
    @Arg('mail', () => MailTextInput) mail: MailTextInput,
    @Arg('words', () => MailWordsInput) words: MailWordsInput,
  ): Promise<MailTextPreview> {
    return previewMail(ctx, mail, words);
  }

  @Mutation(() => MailTextView, {
    description: `Changes the words of mails that are written from now on. ${CONFLICT}, VALIDATION_FAILED (field → code as in MailTextProblem).`,
  })
  setMailText(
    @Ctx() ctx: Context,
    @Arg('mail', () => MailTextInput) mail: MailTextInput,
    @Arg('words', () => MailWordsInput) words: MailWordsInput,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
  ): Promise<MailTextView> {
    return changeMailText(ctx, mail, { words, expectedVersion });
  }

  @Mutation(() => MailTextView, { description: `Back to what is built in. ${CONFLICT}.` })
  resetMailText(
    @Ctx() ctx: Context,
    @Arg('mail', () => MailTextInput) mail: MailTextInput,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
  ): Promise<MailTextView> {
    return changeMailText(ctx, mail, { words: null, expectedVersion });
  }

  @Mutation(() => Receipt, {
    description: 'Sends the mail in the words that hold now, with invented facts, to the address of the caller.',
  })
  sendTestMail(@Ctx() ctx: Context, @Arg('mail', () => MailTextInput) mail: MailTextInput): Promise<Receipt> {
    return receiptFor(ctx, requestTestMail(ctx, mail));
  }
}
