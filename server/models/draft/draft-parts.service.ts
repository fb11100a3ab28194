import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import { wholeAgain, withoutPieces } from '../cutting/draft-cutting.ts';
import { factsOf } from '../part-facts.ts';
import { MOST_PARTS, type PartDetails } from '../upload/archive-manifest.ts';
import { ModelUploadState, type ExaminedFile, type ModelUpload } from '../upload/model-upload.entity.ts';
import { findUpload } from '../upload/uploads.service.ts';
import { changesByPart, checkedPartId, partChanges } from './draft-input.ts';
import { changeDraft, type KnownDraft } from './drafts.service.ts';
import type { DraftPart, LeftOutPart, ModelDraft } from './model-draft.entity.ts';

/** What the forms show of a part until somebody says otherwise. */
const FIRST_DETAILS = { name: null, material: null, colour: null, supports: false };
const UNTURNED = { turn: [0, 0, 0] as [number, number, number], onBed: true };

const rounded = (value: number): number => Math.round(value * 100) / 100;

const MOST_COPIES = 999;
/** `_x2`, ` x2`, `-2x`: apart from what is before and after, so that `20x20` and `M3x8` are sizes. */
const COPIES = /(?:^|[_\s.(-])(?:x(\d{1,3})|(\d{1,3})x)(?=$|[_\s.)-])/i;

/** How many copies a file's name asks for; null where it says nothing of it. */
export const copiesNamed = (fileName: string): number | null => {
  const base = fileName
    .split('/')
    .at(-1)!
    .replace(/\.[^.]*$/, '');
  const [, after, before] = COPIES.exec(base) ?? [];
  const count = Number(after ?? before ?? 0);
  return count >= 1 && count <= MOST_COPIES ? count : null;
};

/** What a file makes of a part. Throws the code by which the file was refused. */
const measured = ({ name, refusal, report, stl, threeMf, ownThreeMf, pictures }: ExaminedFile) => {
  if (refusal || !report || !stl) throw new AppError(refusal ?? ErrorCode.UPLOAD_NOT_READY, { file: name });
  const [x, y, z] = report.size;
  return {
    fileName: name.split('/').at(-1)!,
    stl,
    threeMf,
    ownThreeMf,
    pictures,
    sizeMm: [rounded(x), rounded(y), rounded(z)] as const,
    facts: factsOf(report),
    errors: report.findings.filter(({ severity }) => severity === 'error').map(({ code }) => code),
    // A slicer's figure was that of the file before, and so was what the shop made of it.
    slicedGrams: null,
    mending: undefined,
    turning: undefined,
    cutting: undefined,
  };
};

/** Gives a part another file, or adds it. What was said of the part stays. */
const withFile = (parts: readonly DraftPart[], id: string, file: ExaminedFile): DraftPart[] => {
  const fresh = measured(file);
  if (parts.some((part) => part.id === id)) {
    return parts.map((part) => (part.id !== id || part.stl.sha256 === fresh.stl.sha256 ? part : { ...part, ...fresh }));
  }
  if (parts.length >= MOST_PARTS) throw validationFailed({ parts: 'TOO_LONG' });
  return [...parts, { id, ...FIRST_DETAILS, quantity: copiesNamed(file.name) ?? 1, orientation: UNTURNED, ...fresh }];
};

const withDetails = (parts: readonly DraftPart[], id: string, said: Partial<PartDetails>): DraftPart[] =>
  parts.map((part) => (part.id === id ? { ...part, ...said } : part));

/** An upload that was examined. Throws as `findUpload`, UPLOAD_NOT_READY, and the code by which it was refused. */
export const readyUpload = async (ctx: Ctx, uploadId: string): Promise<ModelUpload> => {
  const upload = await findUpload(ctx, uploadId);
  if (upload.state === ModelUploadState.REFUSED) throw new AppError(upload.refusal!);
  if (upload.state !== ModelUploadState.READY) throw new AppError(ErrorCode.UPLOAD_NOT_READY);
  return upload;
};

/** Where a part comes from: an upload, and which file of it where that is an archive. */
export interface PartSource {
  readonly uploadId: string;
  readonly partId: string;
  readonly file?: string | null;
}

/**
 * Gives a part of a draft the file of an upload; an unknown part id adds a part. Throws as `changeDraft`, UPLOAD_NOT_READY,
 * VALIDATION_FAILED, NOT_FOUND for a file that the archive does not hold, and the code by which the file was refused.
 */
export const setDraftPart = (
  ctx: Ctx,
  known: KnownDraft,
  { uploadId, partId, file }: PartSource,
): Promise<ModelDraft> =>
  changeDraft(ctx, known, async ({ parts }, tx) => {
    const { files } = await readyUpload(tx, uploadId);
    const found = file ? files.find(({ name }) => name === file) : files.length === 1 ? files[0] : undefined;
    if (!found) throw new AppError(ErrorCode.NOT_FOUND);
    return { parts: withFile(parts, checkedPartId(partId), found) };
  });

/** Of what is said of a part, what nobody said before. */
const unsaid = (part: DraftPart, said: Partial<PartDetails>): Partial<PartDetails> =>
  Object.fromEntries(Object.entries(said).filter(([field]) => part[field as keyof PartDetails] === null));

/**
 * Takes all parts of an uploaded archive with what its manifest says of them. Parts that it does not name stay. Throws as
 * `changeDraft`, UPLOAD_NOT_READY, ARCHIVE_MANIFEST_INVALID for an upload that is no archive, and the code of a refused file.
 */
export const fillDraft = (ctx: Ctx, known: KnownDraft, uploadId: string): Promise<ModelDraft> =>
  changeDraft(ctx, known, async (draft, tx) => {
    const { manifest, files, split } = await readyUpload(tx, uploadId);
    if (!manifest) throw new AppError(ErrorCode.ARCHIVE_MANIFEST_INVALID);
    let parts: DraftPart[] = [...draft.parts];
    for (const { id: partId, file, ...said } of manifest.parts) {
      const found = files.find(({ name }) => name === file)!;
      // Names in a 3MF are its author's: what the seller said of a part before stands.
      const before = split && parts.find((part) => part.id === partId);
      parts = withDetails(withFile(parts, partId, found), partId, before ? unsaid(before, said) : said);
    }
    return { parts, print: manifest.print ?? draft.print };
  });

/** Says something of a part. Throws as `changeDraft`, NOT_FOUND for an unknown part, VALIDATION_FAILED. */
export const editDraftPart = (ctx: Ctx, known: KnownDraft, partId: string, input: object): Promise<ModelDraft> =>
  changeDraft(ctx, known, ({ parts }) => {
    const said = partChanges(input);
    if (!parts.some((part) => part.id === partId)) throw new AppError(ErrorCode.NOT_FOUND);
    return { parts: withDetails(parts, partId, said) };
  });

/** Says something of several parts at once, of all or of none. Throws as `editDraftPart`. */
export const editDraftParts = (ctx: Ctx, known: KnownDraft, inputs: readonly object[]): Promise<ModelDraft> =>
  changeDraft(ctx, known, ({ parts }) => {
    const changes = changesByPart(inputs);
    const there = new Set(parts.map(({ id }) => id));
    if ([...changes.keys()].some((id) => !there.has(id))) throw new AppError(ErrorCode.NOT_FOUND);
    return { parts: parts.map((part) => ({ ...part, ...changes.get(part.id) })) };
  });

const otherThan = (leftOut: readonly LeftOutPart[], partId: string): LeftOutPart[] =>
  leftOut.filter(({ part }) => part.id !== partId);

/** Leaves a part out of the next version; it can be put back. Gone already is no error. Throws as `changeDraft`. */
export const removeDraftPart = (ctx: Ctx, known: KnownDraft, partId: string): Promise<ModelDraft> =>
  changeDraft(ctx, known, ({ parts, leftOut }) => {
    const place = parts.findIndex(({ id }) => id === partId);
    if (place < 0) return {};
    const kept = [...otherThan(leftOut, partId), { place, part: parts[place]! }];
    return { parts: parts.toSpliced(place, 1), leftOut: kept.slice(-MOST_PARTS) };
  });

/**
 * Puts a part that was left out back where it stood, as it was; one that is there again stays as it is. A part that was cut is one
 * again, its pieces are gone. Throws as `changeDraft`, NOT_FOUND for one that was not left out, VALIDATION_FAILED when the
 * draft has as many parts as it may.
 */
export const restoreDraftPart = (ctx: Ctx, known: KnownDraft, partId: string): Promise<ModelDraft> =>
  changeDraft(ctx, known, (draft) => {
    const found = draft.leftOut.find(({ part }) => part.id === partId);
    if (!found) throw new AppError(ErrorCode.NOT_FOUND);
    const { parts, leftOut } = withoutPieces(draft, found);
    const rest = otherThan(leftOut, partId);
    if (parts.some(({ id }) => id === partId)) return { leftOut: rest };
    if (parts.length >= MOST_PARTS) throw validationFailed({ parts: 'TOO_LONG' });
    return { leftOut: rest, parts: parts.toSpliced(found.place, 0, wholeAgain(found.part)) };
  });
