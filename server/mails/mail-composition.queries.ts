import type { Ctx } from '../core/context.ts';
import type { Locale } from '../core/locale.ts';
import { mailLayout } from '../core/mail-layout.ts';
import type { Seller } from '../settings/seller.setting.ts';
import { sellerToday } from '../settings/settings.queries.ts';
import { bodyBlocks, fill, problemsOf } from './mail-template.ts';
import type { AnyMail, MailDefinition, MailValues, MailWords, OwnName, ValuesOf } from './mail.ts';

export interface WrittenMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const footerOf = (seller: Seller): string[] => [
  `${seller.name} · ${seller.street} · ${seller.postcode} ${seller.city}`,
  `IČO ${seller.companyId} · DIČ ${seller.taxId}${seller.vatId ? ` · IČ DPH ${seller.vatId}` : ''}`,
  `${seller.register} · ${seller.email}`,
];

/** A mail of these words, filled in, with the seller's facts below. Pure: everything it says is in its input. */
export const writeMail = (words: MailWords, locale: Locale, seller: Seller, given: MailValues): WrittenMail => {
  const values: MailValues = { ...given, sellerName: seller.name, sellerEmail: seller.email };
  const blocks = bodyBlocks(words.body, values);
  const title = fill(words.heading, values);
  const [preview = title] = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
  const content = { locale, title, preview, blocks, footer: footerOf(seller) };
  return { subject: fill(words.subject, values), ...mailLayout(content) };
};

const TEXT = 'SELECT words FROM mail_text WHERE kind = $1 AND language = $2 AND words IS NOT NULL';

/** The words as they hold now. Those that name what this version of the shop no longer knows give way to what is built in. */
export const wordsOf = async (ctx: Ctx, mail: AnyMail, locale: Locale): Promise<MailWords> => {
  const [stored] = await ctx.sql<{ words: MailWords }>(TEXT, [mail.kind, locale], 'mails.words');
  if (!stored) return mail.builtIn[locale];
  const problems = problemsOf(mail, stored.words);
  if (problems.length === 0) return stored.words;
  ctx.shop.logger.error({ kind: mail.kind, locale, problems }, 'words of a mail no longer fit');
  return mail.builtIn[locale];
};

/** A mail in the words that hold now, ready to be sent. Call it in the job that sends, so that a change still counts. */
export const composeMail = async <Name extends OwnName>(
  ctx: Ctx,
  mail: MailDefinition<Name>,
  locale: Locale,
  values: ValuesOf<Name>,
): Promise<WrittenMail> => {
  const seller = await sellerToday(ctx);
  return writeMail(await wordsOf(ctx, mail, locale), locale, seller, values);
};
