import { Readable } from 'node:stream';
import { takeAttempt, type Limit } from '../../accounts/attempts.service.ts';
import { requirePermission } from '../../accounts/sessions.service.ts';
import { recordAction } from '../../audit/audit.service.ts';
import type { Ctx } from '../../core/context.ts';
import { validationFailed } from '../../core/errors.ts';
import { Permission } from '../../core/permissions.ts';
import { csvStream, type CsvRows } from '../../core/text/csv.ts';
import { daysAfter, startOfDay } from '../../core/text/format.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import { bookedDocuments } from '../booking/booked-documents.queries.ts';
import { moneyPostings } from '../booking/money-postings.queries.ts';
import { periodOf } from '../period.ts';
import { PAYOUT_SHEETS, type PeriodSheet } from '../payouts/payout-sheets.ts';
import { deadlineOf } from '../returns/filing-deadline.ts';
import type { ReturnForm, ReturnKind } from '../returns/forms/return-form.ts';
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

type Write = () => Iterable<string>;

function* formText(write: Write): Generator<Buffer> {
  for (const portion of write()) yield Buffer.from(portion);
}

/** A form, read; what a supplementary one differs from are the documents that were issued by the day of the filed one. */
const readForm = async (ctx: Ctx, form: ReturnForm, wanted: WantedFile): Promise<Write> => {
  const { kind, filedOn } = wanted;
  const period = periodOf(wanted.period);
  const head = await readReturnHead(ctx, form, { period, kind });
  const returns = await readReturns(ctx, period.name);
  if (kind !== 'supplementary' || !form.differs) return () => form.write(returns, head, null);
  const filed = await readReturns(ctx, period.name, startOfDay(daysAfter(filedOn ?? deadlineOf(period), 1)));
  if (!form.differs(returns, filed)) throw validationFailed({ kind: 'NOTHING_NEW' });
  return () => form.write(returns, head, filed);
};

const formOf = (file: PeriodFile): ReturnForm | null =>
  file in RETURN_FORMS ? RETURN_FORMS[file as keyof typeof RETURN_FORMS] : null;

/** Which file of which period; `kind` is of returns. */
export interface WantedFile {
  readonly file: PeriodFile;
  readonly period: string;
  readonly kind: ReturnKind;
  /** Of a supplementary one: ISO day by whose end the documents of the filed one were issued; null: its deadline. */
  readonly filedOn: string | null;
}

/**
 * A file of a period's documents, made while it is read, for admins who may manage orders; noted in the audit log. Throws
 * UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, and VALIDATION_FAILED as `readReturnHead` and (kind: NOTHING_NEW) where a supplementary
 * return has no difference to name, all before the first byte.
 */
export const openPeriodFile = async (ctx: Ctx, wanted: WantedFile): Promise<OpenedFile> => {
  const { file, period } = wanted;
  const { userId } = requirePermission(ctx, Permission.ORDERS);
  await takeAttempt(ctx, READING, userId);
  const form = formOf(file);
  const write = form && (await readForm(ctx, form, wanted));
  await recordAction(ctx, {
    action: 'accounting.export',
    subject: 'ACCOUNTING',
    id: period,
    name: period,
    after: { file },
  });
  if (write) return { mediaType: 'application/xml', content: Readable.from(formText(write), { objectMode: false }) };
  if (file in PAYOUT_SHEETS) return openTable(ctx, PAYOUT_SHEETS[file as keyof typeof PAYOUT_SHEETS], period);
  return file in RETURN_SHEETS
    ? openSheet(ctx, RETURN_SHEETS[file as keyof typeof RETURN_SHEETS], period)
    : openExport(ctx, EXPORTS[file as keyof typeof EXPORTS], period);
};
