import type { StoredFile } from '../../core/files/files.ts';
import { flight as flightSchema } from '../flight/flight.ts';
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
  { copies, name = part.name, report, stl }: StoredPart,
  print: Manifest['print'],
): Part => {
  const { ownThreeMf: _own, ...kept } = part;
  const facts = factsOf(report);
  const [x, y, z] = report.size;
  return {
    ...kept,
    name,
    quantity: copies,
    sizeMm: [hundredth(x), hundredth(y), hundredth(z)],
    grams: estimatedGrams({ facts, material: part.material }, print) ?? part.grams,
    gramsFrom: 'ESTIMATE',
    facts,
    sha256: stl.sha256,
    bytes: stl.bytes,
  };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects are changed field by field, lists entry by entry. */
const changed = (before: unknown, by: unknown): unknown => {
  if (Array.isArray(before) && Array.isArray(by)) {
    const [entries, changes]: [readonly unknown[], readonly unknown[]] = [before, by];
    return entries.map((entry, i) =>
      changes[i] === undefined || changes[i] === null ? entry : changed(entry, changes[i]),
    );
  }
  if (!isRecord(before) || !isRecord(by)) return by;
  const entries = Object.entries(by).map(([name, value]) => [name, changed(before[name], value)]);
  return { ...before, ...(Object.fromEntries(entries) as object) };
};

/** What a program says of a flight, taken into what is known of it; null where that makes no flight. */
export const changedFlight = (flight: Manifest['flight'], by: unknown): Manifest['flight'] | null => {
  if (!flight || by === null || by === undefined) return flight;
  const parsed = flightSchema.safeParse(changed(flight, by));
  return parsed.success ? parsed.data : null;
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
  const { tailoring, ...kept } = manifest;
  return {
    ...kept,
    revision: revisionOf(manifest.revision, choice),
    parts: manifest.parts.map((part) => {
      const own = made.parts.find(({ id }) => id === part.id);
      return own ? tailoredPart(part, own, manifest.print) : part;
    }),
    ...(made.flight && { flight: made.flight }),
    chosen: choiceWords(tailoring!.parameters, choice),
  };
};
