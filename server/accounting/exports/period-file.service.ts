import { Readable } from 'node:stream';
import { takeAttempt, type Limit } from '../../accounts/attempts.service.ts';
import { requirePermission } from '../../accounts/sessions.service.ts';
import { recordAction } from '../../audit/audit.service.ts';
import type { Ctx } from '../../core/context.ts';
import { Permission } from '../../core/permissions.ts';
import { csvStream, type CsvRows } from '../../core/text/csv.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import { bookedDocuments } from '../booking/booked-documents.queries.ts';
import { moneyPostings } from '../booking/money-postings.queries.ts';
import { periodOf } from '../period.ts';
import { PAYOUT_SHEETS, type PeriodSheet } from '../payouts/payout-sheets.ts';
import type { ReturnForm, ReturnHead, ReturnKind } from '../returns/forms/return-form.ts';
import { RETURN_FORMS } from '../returns/forms/return-forms.ts';
import { readReturnHead } from '../returns/forms/return-head.queries.ts';
import { RETURN_SHEETS, type ReturnSheet } from '../returns/return-sheets.ts';
import { readReturns } from '../returns/returns.queries.ts';
import type { AccountingExport } from './accounting-export.ts';
import { EXPORTS } from './exports.ts';

/** Files of one admin: each reads every document of its period. */
const READING: Limit = { name: 'accounting-file', most: 60, windowMs: 15 * MINUTE_MS };

export type PeriodFile =
  | keyof typeof RETURN_SHEETS
  | keyof typeof RETURN_FORMS
  | keyof typeof PAYOUT_SHEETS
  | keyof typeof EXPORTS;

export const PERIOD_FILES = [RETURN_SHEETS, RETURN_FORMS, PAYOUT_SHEETS, EXPORTS].flatMap((files) =>
  Object.keys(files),
) as PeriodFile[];

export interface OpenedFile {
  readonly mediaType: string;
  readonly content: Readable;
}

async function* sheetRows(ctx: Ctx, { rows }: ReturnSheet, period: string): CsvRows {
  yield rows(await readReturns(ctx, period));
}

const openSheet = (ctx: Ctx, sheet: ReturnSheet, period: string): OpenedFile => ({
  mediaType: 'text/csv; charset=utf-8',
  content: csvStream(sheet.header, sheetRows(ctx, sheet, period)),
});

const openTable = (ctx: Ctx, { header, rows }: PeriodSheet, period: string): OpenedFile => ({
  mediaType: 'text/csv; charset=utf-8',
  content: csvStream(header, rows(ctx, periodOf(period))),
});

const openExport = async (ctx: Ctx, made: AccountingExport, name: string): Promise<OpenedFile> => {
  const period = periodOf(name);
  const { seller, accounting } = await readSettings(ctx);
  const books = { documents: bookedDocuments(ctx, period), postings: moneyPostings(ctx, period) };
  const head = { seller, accounting, period, now: ctx.shop.clock.now() };
  const content = Readable.from(made.write(books, head), { objectMode: false });
  return { mediaType: made.mediaType, content };
};

async function* formText(ctx: Ctx, form: ReturnForm, head: ReturnHead): AsyncGenerator<Buffer> {
  for (const portion of form.write(await readReturns(ctx, head.period.name), head)) yield Buffer.from(portion);
}

const openForm = (ctx: Ctx, form: ReturnForm, head: ReturnHead): OpenedFile => ({
  mediaType: 'application/xml',
  content: Readable.from(formText(ctx, form, head), { objectMode: false }),
});

const formOf = (file: PeriodFile): ReturnForm | null =>
  file in RETURN_FORMS ? RETURN_FORMS[file as keyof typeof RETURN_FORMS] : null;

/** Which file of which period; `kind` is of returns. */
export interface WantedFile {
  readonly file: PeriodFile;
  readonly period: string;
  readonly kind: ReturnKind;
}

/**
 * A file of a period's documents, made while it is read, for admins who may manage orders; noted in the audit log. Throws
 * UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, and VALIDATION_FAILED as `readReturnHead`, all before the first byte.
 */
export const openPeriodFile = async (ctx: Ctx, { file, period, kind }: WantedFile): Promise<OpenedFile> => {
  const { userId } = requirePermission(ctx, Permission.ORDERS);
  await takeAttempt(ctx, READING, userId);
  const form = formOf(file);
  const head = form && (await readReturnHead(ctx, form, { period: periodOf(period), kind }));
  await recordAction(ctx, {
    action: 'accounting.export',
    subject: 'ACCOUNTING',
    id: period,
    name: period,
    after: { file },
  });
  if (head) return openForm(ctx, form, head);
  if (file in PAYOUT_SHEETS) return openTable(ctx, PAYOUT_SHEETS[file as keyof typeof PAYOUT_SHEETS], period);
  return file in RETURN_SHEETS
    ? openSheet(ctx, RETURN_SHEETS[file as keyof typeof RETURN_SHEETS], period)
    : openExport(ctx, EXPORTS[file as keyof typeof EXPORTS], period);
};
