import type { StoredFile } from '../../core/files/files.ts';
import type { Guide } from '../guide.ts';
import type { Manifest } from '../manifest.ts';
import { factsOf } from '../part-facts.ts';
import { estimatedGrams } from '../part-grams.ts';
import type { Choice } from './kernel/choice.ts';
import { choiceWords } from './tailoring.ts';
import type { TailoredPart } from './tailor-parts.ts';

type Part = Manifest['parts'][number];

/** A part that was made for a choice, and its STL. */
export interface StoredPart extends TailoredPart {
  readonly stl: StoredFile;
}

const hundredth = (length: number): number => Math.round(length * 100) / 100;

const tailoredPart = (
  part: Part,
  { id, copies, name = part.name, dowel, report, stl }: StoredPart,
  print: Manifest['print'],
): Part => {
  const { ownThreeMf: _own, ...kept } = part;
  const facts = factsOf(report);
  const [x, y, z] = report.size;
  return {
    ...kept,
    id,
    name,
    ...(dowel && { supports: false, orientation: undefined }),
    quantity: copies,
    sizeMm: [hundredth(x), hundredth(y), hundredth(z)],
    grams: estimatedGrams({ facts, material: part.material }, print) ?? part.grams,
    gramsFrom: 'ESTIMATE',
    facts,
    sha256: stl.sha256,
    bytes: stl.bytes,
  };
};

const MOST_REVISION = 40;

const revisionOf = (revision: string, choice: Choice): string =>
  [revision, ...Object.values(choice)].join('-').slice(0, MOST_REVISION);

/** What a version says of itself once these parts are made for this choice. */
export const tailoredManifest = (
  manifest: Manifest,
  choice: Choice,
  made: { readonly parts: readonly StoredPart[]; readonly flight: Manifest['flight'] },
): Manifest => {
  const { tailoring, guide, ...kept } = manifest;
  const { flight } = made;
  const piecesOf = (partId: string) => made.parts.filter((part) => part.partId === partId);
  const idsOf = (partId: string): string[] => {
    const own = piecesOf(partId);
    return own.length > 0 ? own.map(({ id }) => id) : [partId];
  };
  // Together they weigh about the place of the whole.
  const inPieces = (entry: NonNullable<typeof flight>['printed'][number]) =>
    idsOf(entry.partId).map((partId) => ({ ...entry, partId }));
  const ofPieces = (step: Guide['steps'][number]) => ({ ...step, parts: step.parts.flatMap(idsOf) });
  return {
    ...kept,
    revision: revisionOf(manifest.revision, choice),
    parts: manifest.parts.flatMap((part) => {
      const own = piecesOf(part.id);
      return own.length > 0 ? own.map((one) => tailoredPart(part, one, manifest.print)) : part;
    }),
    ...(flight && { flight: { ...flight, printed: flight.printed.flatMap(inPieces) } }),
    ...(guide && { guide: { ...guide, steps: guide.steps.map(ofPieces) } }),
    chosen: choiceWords(tailoring!.parameters, choice),
  };
};
