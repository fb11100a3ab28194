import { recordAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { refuseFaults } from '../../core/faults.ts';
import { LOCALES, type Locale } from '../../core/locale.ts';
import { writeMail } from '../../mails/mail-composition.queries.ts';
import { COMMON, type MailKind, PLACEHOLDERS } from '../../mails/mail-kinds.ts';
import { MailText } from '../../mails/mail-text.entity.ts';
import type { MailWords } from '../../mails/mail.ts';
import { sellerToday } from '../../settings/settings.queries.ts';
import { MAILS, sampleValues } from './mail-catalogue.ts';
import { checkWords, sameWords } from './mail-words.ts';

/** One mail in one language. */
export interface MailTextKey {
  readonly kind: MailKind;
  readonly language: Locale;
}

const stateOf = ({ kind, language }: MailTextKey, row: MailText | null | undefined) => ({
  kind,
  group: MAILS[kind].group,
  language,
  changed: (row?.words ?? null) !== null,
  updatedAt: row && row.version > 0 ? row.updatedAt : null,
});

/** Every mail in every language: whether the owner has changed its words. One statement. */
export const listMailTexts = async (ctx: Ctx) => {
  const rows = await ctx.repo(MailText).find();
  const byKey = new Map(rows.map((row) => [`${row.kind} ${row.language}`, row]));
  return (Object.keys(MAILS) as MailKind[]).flatMap((kind) =>
    LOCALES.map((language) => stateOf({ kind, language }, byKey.get(`${kind} ${language}`))),
  );
};

const placeholdersOf = async (ctx: Ctx, { kind, language }: MailTextKey) => {
  const seller = await sellerToday(ctx);
  const mail = MAILS[kind];
  const values = sampleValues(mail, language, seller, ctx.shop.config.publicUrl);
  return [...mail.placeholders, ...COMMON].map((name) => {
    const value = values[name];
    const sample = typeof value === 'string' ? value : null;
    return { name, kind: PLACEHOLDERS[name], required: mail.required.includes(name), sample };
  });
};

const viewOf = async (ctx: Ctx, key: MailTextKey, row: MailText | null) => {
  const builtIn = MAILS[key.kind].builtIn[key.language];
  return {
    ...stateOf(key, row),
    words: row?.words ?? builtIn,
    builtIn,
    version: row?.version ?? 0,
    placeholders: await placeholdersOf(ctx, key),
  };
};

export type MailTextState = Awaited<ReturnType<typeof viewOf>>;

/** The words of a mail as they hold now, and what they may name. */
export const findMailText = async (ctx: Ctx, key: MailTextKey): Promise<MailTextState> =>
  viewOf(ctx, key, await ctx.repo(MailText).findOneBy({ kind: key.kind, language: key.language }));

/** The mail as these words make it, with invented facts. Nothing of it where the words have problems. */
export const previewMail = async (ctx: Ctx, { kind, language }: MailTextKey, given: MailWords) => {
  const mail = MAILS[kind];
  const { words, errors, problems } = checkWords(mail, given);
  if (Object.keys(errors).length > 0) return { problems, written: null };
  const seller = await sellerToday(ctx);
  const values = sampleValues(mail, language, seller, ctx.shop.config.publicUrl);
  return { problems, written: writeMail(words, language, seller, values) };
};

const lockRow = async (ctx: Ctx, { kind, language }: MailTextKey): Promise<MailText> => {
  await ctx.sql(
    'INSERT INTO mail_text (kind, language, version, updated_at) VALUES ($1, $2, 0, $3) ON CONFLICT DO NOTHING',
    [kind, language, ctx.shop.clock.now()],
  );
  const lock = { mode: 'pessimistic_write' } as const;
  return ctx.repo(MailText).findOneOrFail({ where: { kind, language }, lock });
};

interface Change {
  /** Null: back to what is built in. */
  readonly words: MailWords | null;
  readonly expectedVersion: number;
}

const checked = (kind: MailKind, given: MailWords): MailWords => {
  const { words, errors } = checkWords(MAILS[kind], given);
  refuseFaults(errors);
  return words;
};

/**
 * Puts words in place, or what is built in: mails that are not yet composed are written with them. Locks the row. Throws
 * VERSION_CONFLICT (args: version and the newer subject, heading and body) when somebody changed them after
 * `expectedVersion`, VALIDATION_FAILED (field → code).
 */
export const changeMailText = (ctx: Ctx, key: MailTextKey, { words: given, expectedVersion }: Change) =>
  transaction(ctx, async (tx): Promise<MailTextState> => {
    const { kind, language } = key;
    const builtIn = MAILS[kind].builtIn[language];
    const row = await lockRow(tx, key);
    const before = row.words ?? builtIn;
    if (row.version !== expectedVersion) {
      throw new AppError(ErrorCode.VERSION_CONFLICT, { version: row.version, ...before });
    }
    const after = given ? checked(kind, given) : builtIn;
    row.words = sameWords(after, builtIn) ? null : after;
    row.version += 1;
    row.updatedAt = tx.shop.clock.now();
    await tx.repo(MailText).save(row);
    await recordAction(tx, {
      action: given ? 'mail.update' : 'mail.reset',
      subject: 'SETTINGS',
      id: `${kind}.${language}`,
      name: `${kind} ${language}`,
      before: { ...before },
      after: { ...after },
    });
    return viewOf(tx, key, row);
  });
