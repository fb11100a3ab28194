import type { PlainBed } from '../../catalog/bed-turn.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import type { DraftPart, LeftOutPart, ModelDraft } from '../draft/model-draft.entity.ts';
import type { MeshState, PartFile } from '../draft/part-change.ts';
import { MOST_PARTS } from '../upload/archive-manifest.ts';
import type { CutBetween } from './kernel/cut-solid.ts';
import type { DowelSize } from './kernel/dowels.ts';

/** A piece that a part was cut into, or a dowel of it, in files. */
export interface DraftPiece {
  readonly fileName: string;
  readonly file: Omit<PartFile, 'orientation'>;
  readonly state: MeshState;
  /** Null for a piece. */
  readonly dowel: DowelSize | null;
  /** Copies for one copy of the part. */
  readonly count: number;
}

/** What a part would be cut into; the seller decides. Once it is taken the part is left out, and its pieces stand in its place. */
export interface DraftCutting {
  readonly isTaken: boolean;
  readonly bed: PlainBed;
  readonly before: MeshState;
  /** The pieces in their order, then the dowels. */
  readonly pieces: readonly DraftPiece[];
  readonly cuts: readonly Omit<CutBetween, 'at'>[];
}

type Words = NonNullable<DraftPart['name']>;

const LONGEST_NAME = 120;
const LONGEST_ID = 60;
const MOST_COPIES = 999;
const DOWELS: Words = { en: 'dowel', sk: 'kolík', de: 'Dübel' };

const named = (name: Words | null, ending: (language: keyof Words) => string): Words | null => {
  if (!name) return null;
  const one = (language: keyof Words): string => {
    const end = ending(language);
    return name[language].slice(0, LONGEST_NAME - end.length) + end;
  };
  return { en: one('en'), sk: one('sk'), de: one('de') };
};

/** An id that no part has, beginning with that of the part that is cut. */
const freeId = (id: string, ending: string, taken: ReadonlySet<string>): string => {
  for (let n = 0; ; n += 1) {
    const end = n === 0 ? `-${ending}` : `-${ending}-${n}`;
    const found = id.slice(0, LONGEST_ID - end.length).replace(/-+$/, '') + end;
    if (!taken.has(found)) return found;
  }
};

const numbered = (cutting: DraftCutting) => {
  const count = cutting.pieces.filter(({ dowel }) => dowel === null).length;
  return cutting.pieces.map(({ dowel }, i) =>
    dowel
      ? { id: `dowel-${dowel.diameterMm}`, name: (language: keyof Words) => `: ${DOWELS[language]} ${dowel.diameterMm} × ${2 * dowel.depthMm} mm` } // oxfmt-ignore
      : { id: String(i + 1), name: () => ` ${i + 1}/${count}` },
  );
};

/** The pieces as parts of the draft: what was said of the part is said of each. */
const partsFrom = (part: DraftPart, cutting: DraftCutting, others: readonly DraftPart[]): DraftPart[] => {
  const taken = new Set(others.map(({ id }) => id));
  const endings = numbered(cutting);
  const { mending: _mending, turning: _turning, cutting: _cutting, ...said } = part;
  return cutting.pieces.map(({ fileName, file, dowel, count }, i) => {
    const id = freeId(part.id, endings[i]!.id, taken);
    taken.add(id);
    return {
      ...said,
      ...file,
      ownThreeMf: undefined,
      pictures: file.pictures,
      id,
      fileName,
      name: named(part.name, endings[i]!.name),
      quantity: part.quantity && Math.min(MOST_COPIES, part.quantity * count),
      supports: dowel ? false : part.supports,
      cutFrom: part.id,
    };
  });
};

const isOf = (partId: string) => (part: DraftPart) => part.cutFrom === partId;

/** The draft with a part cut: its pieces in its place. Throws NOT_FOUND for a part that was not, VALIDATION_FAILED for more than 200 parts. */
export const withCutTaken = ({ parts, leftOut }: ModelDraft, partId: string): Pick<ModelDraft, 'parts' | 'leftOut'> => {
  const place = parts.findIndex(({ id }) => id === partId);
  const part = parts[place];
  if (!part?.cutting) throw new AppError(ErrorCode.NOT_FOUND);
  const rest = parts.toSpliced(place, 1);
  const pieces = partsFrom(part, part.cutting, rest);
  if (rest.length + pieces.length > MOST_PARTS) throw validationFailed({ parts: 'TOO_LONG' });
  const whole = { place, part: { ...part, cutting: { ...part.cutting, isTaken: true } } };
  const others = leftOut.filter((one) => one.part.id !== partId && !isOf(partId)(one.part));
  return { parts: rest.toSpliced(place, 0, ...pieces), leftOut: [...others, whole].slice(-MOST_PARTS) };
};

/** Without the pieces of a part that is put back whole, wherever they are. */
export const withoutPieces = (
  { parts, leftOut }: Pick<ModelDraft, 'parts' | 'leftOut'>,
  { part }: LeftOutPart,
): Pick<ModelDraft, 'parts' | 'leftOut'> =>
  part.cutting?.isTaken
    ? {
        parts: parts.filter((one) => !isOf(part.id)(one)),
        leftOut: leftOut.filter((one) => !isOf(part.id)(one.part)),
      }
    : { parts, leftOut };

/** A part as it was before its cut was taken. */
export const wholeAgain = (part: DraftPart): DraftPart =>
  part.cutting ? { ...part, cutting: { ...part.cutting, isTaken: false } } : part;
