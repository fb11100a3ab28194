import * as z from 'zod';
import { recordAction } from '../audit/audit.service.ts';
import { descriptionHtml } from '../catalog/product/description-html.ts';
import { inEachLanguage } from '../core/checks.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError, validationFailed } from '../core/errors.ts';
import { checked } from '../core/faults.ts';
import { dayOf } from '../core/text/format.ts';
import { legalDaysSetting, type LegalPage } from '../settings/legal-days.setting.ts';
import { writeSetting } from '../settings/settings.service.ts';
import { LegalDraft, LegalVersion, type LegalTexts } from './legal-version.entity.ts';

/** Of one text in one language. */
export const MAX_HTML = 100_000;

const html = z.string('INVALID').max(MAX_HTML, 'TOO_LONG').transform(descriptionHtml);
const texts = z.object({ texts: inEachLanguage(html) });

const lockDraft = async (ctx: Ctx, page: LegalPage, expectedVersion: number): Promise<LegalDraft | null> => {
  await ctx.sql(`SELECT pg_advisory_xact_lock(hashtext('legal:' || $1))`, [page]);
  const draft = await ctx.repo(LegalDraft).findOneBy({ page });
  const version = draft?.version ?? 0;
  if (version !== expectedVersion) throw new AppError(ErrorCode.VERSION_CONFLICT, { version });
  return draft;
};

const record = (
  ctx: Ctx,
  action: 'legal.draft' | 'legal.discard' | 'legal.publish' | 'legal.remove',
  page: LegalPage,
  day?: string,
) =>
  // oxfmt-ignore
  recordAction(ctx, { action, subject: 'SETTINGS', id: page, name: page, before: {}, after: day ? { day } : {} });

/**
 * Keeps what the owner is writing, reduced to the tags that a description may hold. Locks the text. Throws VALIDATION_FAILED and
 * VERSION_CONFLICT (args.version), 0 while there is no draft.
 */
export const saveDraft = (ctx: Ctx, page: LegalPage, expectedVersion: number, given: LegalTexts): Promise<void> => {
  const { texts: cleaned } = checked(texts, { texts: given });
  return transaction(ctx, async (tx) => {
    await lockDraft(tx, page, expectedVersion);
    const updatedAt = tx.shop.clock.now();
    await tx.repo(LegalDraft).upsert({ page, texts: cleaned, version: expectedVersion + 1, updatedAt }, ['page']);
    await record(tx, 'legal.draft', page);
  });
};

/** Forgets what was being written. Throws VERSION_CONFLICT. Locks the text. */
export const discardDraft = (ctx: Ctx, page: LegalPage, expectedVersion: number): Promise<void> =>
  transaction(ctx, async (tx) => {
    await lockDraft(tx, page, expectedVersion);
    await tx.repo(LegalDraft).delete({ page });
    await record(tx, 'legal.discard', page);
  });

const refuseEmpty = (draft: LegalDraft | null): LegalDraft => {
  if (!draft) throw new AppError(ErrorCode.NOT_FOUND);
  const empty = Object.entries(draft.texts).filter(([, words]) => !words.replace(/<[^>]*>/g, '').trim());
  if (empty.length > 0)
    throw validationFailed(Object.fromEntries(empty.map(([name]) => [`texts.${name}`, 'REQUIRED'])));
  return draft;
};

/**
 * Publishes the draft as the version that holds from a day on, today at the earliest; orders placed from then on bear it. What was
 * published stays as it is. Locks the text and the settings. Throws NOT_FOUND without a draft, VERSION_CONFLICT, VALIDATION_FAILED
 * (texts.sk: a language is missing; day: TOO_LOW in the past, TAKEN by another version).
 */
export const publishDraft = (ctx: Ctx, page: LegalPage, expectedVersion: number, day: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const draft = refuseEmpty(await lockDraft(tx, page, expectedVersion));
    const now = tx.shop.clock.now();
    if (!z.iso.date().safeParse(day).success) throw validationFailed({ day: 'INVALID' });
    if (day < dayOf(now)) throw validationFailed({ day: 'TOO_LOW' });
    await writeSetting(tx, legalDaysSetting, (before) => {
      if (before[page].includes(day)) throw validationFailed({ day: 'TAKEN' });
      return { ...before, [page]: [...before[page], day].toSorted() };
    });
    await tx.repo(LegalVersion).insert({ page, validFrom: day, texts: draft.texts, publishedAt: now });
    await tx.repo(LegalDraft).delete({ page });
    await record(tx, 'legal.publish', page, day);
  });

/** Takes back a version whose day has not come. Throws NOT_FOUND, and UNDO_TOO_LATE once it holds. */
export const removeVersion = (ctx: Ctx, page: LegalPage, day: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    if (day <= dayOf(tx.shop.clock.now())) throw new AppError(ErrorCode.UNDO_TOO_LATE);
    const { affected } = await tx.repo(LegalVersion).delete({ page, validFrom: day });
    if (!affected) throw new AppError(ErrorCode.NOT_FOUND);
    await writeSetting(tx, legalDaysSetting, (before) => ({
      ...before,
      [page]: before[page].filter((from) => from !== day),
    }));
    await record(tx, 'legal.remove', page, day);
  });
