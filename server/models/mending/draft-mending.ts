import type { DraftPart } from '../draft/model-draft.entity.ts';
import type { FindingCode, MeshReport, Severity } from '../mesh/report.ts';
import type { StoredPicture } from '../picture/stored-pictures.ts';
import type { MendingCount } from './mending-steps.ts';

/** What is stored of a mesh so that a seller may compare it. */
export interface MeshState {
  readonly triangles: number;
  /** Null where it is not closed and leaves open what is within. */
  readonly volumeMm3: number | null;
  readonly findings: readonly { readonly code: FindingCode; readonly severity: Severity; readonly count: number }[];
  readonly photo: StoredPicture | null;
}

/** What a part has by its file. */
export type PartFile = Pick<
  DraftPart,
  'stl' | 'threeMf' | 'ownThreeMf' | 'sizeMm' | 'facts' | 'errors' | 'pictures' | 'slicedGrams'
>;

/** A mended file beside the one that was sent; which of them the part has is the seller's choice. */
export interface DraftMending {
  readonly isTaken: boolean;
  /** The file that the part does not have now. */
  readonly other: PartFile;
  readonly before: MeshState;
  readonly after: MeshState;
  readonly done: readonly MendingCount[];
}

const rounded = (volume: number): number => Math.round(volume * 1000) / 1000;

/** What is kept of a report. */
export const stateOf = (report: MeshReport, volume: number | null, photo: StoredPicture | null): MeshState => ({
  triangles: report.triangles,
  volumeMm3: volume === null ? null : rounded(volume),
  findings: report.findings.map(({ code, severity, count }) => ({ code, severity, count })),
  photo,
});

const fileOf = ({ stl, threeMf, ownThreeMf, sizeMm, facts, errors, pictures, slicedGrams }: DraftPart): PartFile => ({
  stl,
  threeMf,
  ownThreeMf,
  sizeMm,
  facts,
  errors,
  pictures,
  slicedGrams,
});

/** The part with its other file, where it has not the wanted one. */
export const withMending = (part: DraftPart, mending: DraftMending, isTaken: boolean): DraftPart =>
  mending.isTaken === isTaken
    ? { ...part, mending }
    : { ...part, ...mending.other, mending: { ...mending, isTaken, other: fileOf(part) } };

/** Whether a part has something that can be tried to mend: errors of its mesh, or bodies that run through each other. */
export const canBeMended = ({ errors, facts, mending }: DraftPart): boolean =>
  mending?.isTaken !== true && (errors.length > 0 || (facts !== null && (!facts.watertight || facts.overlapMm3 > 0)));
