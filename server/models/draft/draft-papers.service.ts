import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { LOCALES, type Locale } from '../../core/locale.ts';
import { parse } from '../../core/http/rest.ts';
import { readyUpload } from './draft-parts.service.ts';
import { changeDraft, type KnownDraft } from './drafts.service.ts';
import { PaperKind, type DraftPaper, type ModelDraft } from './model-draft.entity.ts';

/** Guides are PDFs, licences are texts. */
const KINDS = { PDF: PaperKind.GUIDE, TXT: PaperKind.LICENCE };

const place = z.object({ locale: z.enum(LOCALES).nullable() });

const without = (papers: readonly DraftPaper[], kind: PaperKind, locale: Locale | null): DraftPaper[] =>
  papers.filter((paper) => paper.kind !== kind || paper.locale !== locale);

/**
 * Puts an uploaded guide (PDF) or licence (text) into a draft, in place of the one in that language; null is for every
 * language. Throws as `changeDraft`, UPLOAD_NOT_READY, VALIDATION_FAILED, the code by which the file was refused, and
 * PAPER_NOT_READABLE for what is neither.
 */
export const setDraftPaper = (
  ctx: Ctx,
  known: KnownDraft,
  uploadId: string,
  given: string | null,
): Promise<ModelDraft> =>
  changeDraft(ctx, known, async ({ papers }, tx) => {
    const { locale } = parse(place, { locale: given });
    const { files } = await readyUpload(tx, uploadId);
    const [file] = files;
    if (files.length !== 1 || !file?.paper) throw new AppError(ErrorCode.PAPER_NOT_READABLE);
    const { format, ...stored } = file.paper;
    const kind = KINDS[format];
    return { papers: [...without(papers, kind, locale), { kind, locale, fileName: file.name, stored }] };
  });

/** Takes a guide or licence out of a draft; gone already is no error. Throws as `changeDraft`, VALIDATION_FAILED. */
export const removeDraftPaper = (
  ctx: Ctx,
  known: KnownDraft,
  kind: PaperKind,
  given: string | null,
): Promise<ModelDraft> =>
  changeDraft(ctx, known, ({ papers }) => ({ papers: without(papers, kind, parse(place, { locale: given }).locale) }));
