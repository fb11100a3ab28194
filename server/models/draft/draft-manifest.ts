import { keptMotion, motionOf } from '../flight/motion.ts';
import { guideBeside } from '../guide.ts';
import type { Manifest } from '../manifest.ts';
import { estimatedGrams } from '../part-grams.ts';
import { PaperKind, type DraftPaper, type DraftPart, type ModelDraft } from './model-draft.entity.ts';

/** What a draft still lacks, or what is wrong with it. */
export interface DraftProblem {
  /** Null: of the whole version. */
  readonly partId: string | null;
  /** Such as `revision`, `name` or `mesh`. */
  readonly field: string;
}

const REQUIRED_DETAILS = ['name', 'quantity', 'material', 'colour', 'supports', 'orientation'] as const;

/** Grams of one copy: the slicer's where somebody said them, else those estimated from the mesh. Null: neither is known. */
export const gramsOf = (
  { facts, slicedGrams, material }: DraftPart,
  print: ModelDraft['print'],
): { grams: number; gramsFrom: 'SLICER' | 'ESTIMATE' } | null => {
  if (slicedGrams !== null) return { grams: slicedGrams, gramsFrom: 'SLICER' };
  const grams = estimatedGrams({ facts, material }, print);
  return grams === null ? null : { grams, gramsFrom: 'ESTIMATE' };
};

const problemsOfPart = (part: DraftPart, print: ModelDraft['print']): DraftProblem[] => {
  const missing: string[] = REQUIRED_DETAILS.filter((field) => part[field] === null);
  if (part.errors.length > 0) missing.push('mesh');
  else if (print && part.material !== null && !gramsOf(part, print)) missing.push('slicedGrams');
  return missing.map((field) => ({ partId: part.id, field }));
};

/** All that keeps a draft from being published; none: it may be. */
export const problemsOf = ({ revision, parts, print }: ModelDraft): DraftProblem[] => [
  ...(revision === null ? [{ partId: null, field: 'revision' }] : []),
  ...(print === null ? [{ partId: null, field: 'print' }] : []),
  ...(parts.length === 0 ? [{ partId: null, field: 'parts' }] : []),
  ...parts.flatMap((part) => problemsOfPart(part, print)),
];

const manifestPart = (part: DraftPart, print: ModelDraft['print']): Manifest['parts'][number] => ({
  id: part.id,
  name: part.name!,
  quantity: part.quantity!,
  material: part.material!,
  colour: part.colour!,
  ...gramsOf(part, print)!,
  sizeMm: [...part.sizeMm],
  supports: part.supports!,
  orientation: part.orientation!,
  facts: part.facts ?? undefined,
  ...(part.ownThreeMf && { ownThreeMf: true as const }),
  sha256: part.stl.sha256,
  bytes: part.stl.bytes,
});

const guideOf = ({ kind, locale, stored: { sha256 } }: DraftPaper) =>
  kind === PaperKind.GUIDE ? [{ locale, sha256 }] : [];

const flightIn = (flight: ModelDraft['flight'], base: Manifest | undefined): Pick<Manifest, 'flight' | 'drive'> => {
  const known = flight ?? (base && motionOf(base));
  return known && known.kind !== 'NONE' ? keptMotion(known) : {};
};

const tailoringIn = (tailoring: ModelDraft['tailoring'], base: Manifest | undefined): Pick<Manifest, 'tailoring'> => {
  const known = tailoring ?? base?.tailoring;
  return known && known.parameters.length > 0 ? { tailoring: known } : {};
};

/** The manifest of a draft without problems; where it says nothing of how it moves or of what may be chosen that stays, and so do the steps of a guide with their PDF. */
export const manifestOf = (
  { modelId, name, revision, parts, print, papers, flight, tailoring }: ModelDraft,
  base: Manifest | undefined,
): Manifest => ({
  format: 'martyx-model-1',
  id: base?.id ?? modelId,
  name,
  revision: revision!,
  parts: parts.map((part) => manifestPart(part, print)),
  print: print!,
  ...flightIn(flight, base),
  ...tailoringIn(tailoring, base),
  ...(base?.guide && { guide: guideBeside(base.guide, papers.flatMap(guideOf)) }),
});
