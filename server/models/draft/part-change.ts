import type { FindingCode, MeshReport, Severity } from '../mesh/report.ts';
import type { StoredPicture } from '../picture/stored-pictures.ts';
import type { DraftPart } from './model-draft.entity.ts';

/** What is stored of a mesh so that a seller may compare it. */
export interface MeshState {
  readonly triangles: number;
  /** Null where it is not closed and leaves open what is within. */
  readonly volumeMm3: number | null;
  readonly findings: readonly { readonly code: FindingCode; readonly severity: Severity; readonly count: number }[];
  readonly photo: StoredPicture | null;
  /** As it lies; absent in what was stored before it was worked out. */
  readonly sizeMm?: readonly [number, number, number];
  readonly overhangMm2?: number;
  readonly firstLayerMm2?: number;
}

/** What a part has by its file. */
export type PartFile = Pick<
  DraftPart,
  'stl' | 'threeMf' | 'ownThreeMf' | 'sizeMm' | 'facts' | 'errors' | 'pictures' | 'slicedGrams' | 'orientation'
>;

/** A file that the shop made of the one that the part has, beside that one; which of them it has is the seller's choice. */
export interface PartChange {
  readonly isTaken: boolean;
  /** The file that the part does not have now, with how that one may be turned. */
  readonly other: PartFile & Pick<DraftPart, 'turning'>;
  readonly before: MeshState;
  readonly after: MeshState;
}

const rounded = (value: number, to: number): number => Math.round(value * to) / to;

export const sizeOf = ({ size: [x, y, z] }: MeshReport): [number, number, number] => [
  rounded(x, 100),
  rounded(y, 100),
  rounded(z, 100),
];

/** What is kept of a report. */
export const stateOf = (report: MeshReport, volume: number | null, photo: StoredPicture | null): MeshState => ({
  triangles: report.triangles,
  volumeMm3: volume === null ? null : rounded(volume, 1000),
  findings: report.findings.map(({ code, severity, count }) => ({ code, severity, count })),
  photo,
  sizeMm: sizeOf(report),
  overhangMm2: report.printing?.overhangMm2,
  firstLayerMm2: report.printing?.firstLayerMm2,
});

const fileOf = (part: DraftPart): PartChange['other'] => ({
  stl: part.stl,
  threeMf: part.threeMf,
  ownThreeMf: part.ownThreeMf,
  sizeMm: part.sizeMm,
  facts: part.facts,
  errors: part.errors,
  pictures: part.pictures,
  slicedGrams: part.slicedGrams,
  orientation: part.orientation,
  turning: part.turning,
});

/** The part with another file; what a stored file does not name it does not have. */
const withFile = (part: DraftPart, file: PartChange['other']): DraftPart => ({
  ...part,
  ...file,
  orientation: file.orientation ?? part.orientation,
  ownThreeMf: file.ownThreeMf,
  pictures: file.pictures,
  turning: file.turning,
});

/** The part with the other file of a change, where it has not the wanted one. */
export const withChosen = <Change extends PartChange>(
  part: DraftPart,
  change: Change,
  isTaken: boolean,
): { part: DraftPart; change: Change } =>
  change.isTaken === isTaken
    ? { part, change }
    : { part: withFile(part, change.other), change: { ...change, isTaken, other: fileOf(part) } };

/** The file that a change was made of, whichever the part has now. */
export const beforeChange = (part: DraftPart, change: PartChange | undefined): DraftPart =>
  change?.isTaken ? withFile(part, change.other) : part;

/** A draft's parts with one of them changed. */
export const withPart = (parts: readonly DraftPart[], part: DraftPart): DraftPart[] =>
  parts.map((one) => (one.id === part.id ? part : one));
