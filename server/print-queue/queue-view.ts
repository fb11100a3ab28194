import type { ImageInput } from '../catalog/catalog.inputs.ts';
import { imageOf } from '../catalog/catalog-rows.ts';
import type { Image } from '../catalog/catalog.types.ts';
import type { Locale } from '../core/locale.ts';
import { estimateModel } from '../models/estimate/product-estimate.ts';
import { PrinterClassName } from '../settings/printer-class.types.ts';
import { guideIn } from '../models/guide.ts';
import type { Manifest } from '../models/manifest.ts';
import { changedParts } from '../models/version/model-changes.ts';
import type { OwnedVersion } from './owned-models.queries.ts';
import type { PartState, PrintQueueEntry, SpoolState, StepState } from './print-queue-entry.entity.ts';
import type {
  PrintQueue,
  PrintQueueGuide,
  PrintQueueHours,
  PrintQueuePart,
  PrintQueueSpool,
} from './print-queue.types.ts';

type ManifestPart = Manifest['parts'][number];

/** What is written down of this very file of a part. */
export const partSubject = (id: string, sha256: string): string => `part:${id}:${sha256}`;

export const spoolSubject = (filament: string): string => `spool:${filament}`;

export const stepSubject = (id: string): string => `step:${id}`;

/** A filament is told by its material and its colour. */
export const filamentOf = ({ material, colour }: ManifestPart): string => `${material} ${colour.hex}`;

const filesOf = ({ manifest, hashes }: OwnedVersion) =>
  manifest.parts.map(({ id }) => ({ id, sha256: hashes[id] ?? '' }));

const changedIn = (version: OwnedVersion, before: OwnedVersion | undefined): Set<string> => {
  if (!before) return new Set();
  const { added, changed } = changedParts(filesOf(before), filesOf(version));
  return new Set([...added, ...changed].map(({ id }) => id));
};

/** Hours of one copy by part id; empty where a part of the model was not measured. */
const hoursOf = (manifest: Manifest): Map<string, PrintQueueHours[]> => {
  const hours = new Map<string, PrintQueueHours[]>();
  for (const printerClass of Object.values(PrinterClassName)) {
    for (const { partId, hours: one } of estimateModel(manifest, { printerClass })?.parts ?? []) {
      hours.set(partId, [...(hours.get(partId) ?? []), { printerClass, min: one.min, max: one.max }]);
    }
  }
  return hours;
};

const UNTOUCHED: PartState = { printing: 0, done: 0, failed: 0, wastedGrams: 0, note: '' };
const UNKNOWN: SpoolState = { grams: null, usedBefore: 0 };
const AHEAD: StepState = { done: false };

type Entries = ReadonlyMap<string, PrintQueueEntry>;

const stateOf = <State extends object>(entries: Entries, subject: string, otherwise: State) => {
  const entry = entries.get(subject);
  return {
    ...otherwise,
    ...(entry?.state as State | undefined),
    version: entry?.version ?? 0,
    changeKey: entry?.changeKey ?? null,
  };
};

const shown = (image: ImageInput | undefined, locale: Locale): Image | null =>
  image ? imageOf({ ...image, alt: image.alt[locale] ?? image.alt.en }) : null;

const partsOf = (versions: readonly OwnedVersion[], place: number, entries: Entries, locale: Locale) => {
  const version = versions[place]!;
  const changed = changedIn(
    version,
    versions.slice(place + 1).find(({ held }) => held),
  );
  const hours = hoursOf(version.manifest);
  return version.manifest.parts.map((part, i): PrintQueuePart => {
    const { id, quantity, grams } = part;
    const sha256 = version.hashes[id] ?? '';
    return {
      id,
      sha256,
      quantity,
      grams,
      number: i + 1,
      name: part.name[locale],
      filament: filamentOf(part),
      hours: hours.get(id) ?? [],
      image: shown(version.partImages[id], locale),
      changed: changed.has(id),
      ...stateOf(entries, partSubject(id, sha256), UNTOUCHED),
    };
  });
};

const spoolsOf = ({ parts }: Manifest, entries: Entries, locale: Locale): PrintQueueSpool[] =>
  [...new Map(parts.map((part) => [filamentOf(part), part]))].map(([filament, { material, colour }]) => ({
    filament,
    material,
    colour: colour.name[locale],
    ...stateOf(entries, spoolSubject(filament), UNKNOWN),
  }));

const guideOf = ({ guide, parts }: Manifest, entries: Entries, locale: Locale): PrintQueueGuide | null => {
  const found = guideIn(guide, locale);
  if (!found) return null;
  const { subtitle, hardware, safety } = found;
  const steps = found.steps.map(({ id, title, text, parts: held, image }) => ({
    id,
    title,
    text,
    image: shown(image, locale),
    partIds: held.filter((part) => parts.some((one) => one.id === part)),
    ...stateOf(entries, stepSubject(id), AHEAD),
  }));
  return { subtitle, hardware, safety, steps };
};

/** The queue of the version at `place` of versions that stand newest first, with what is written down of it. */
export const queueView = (
  versions: readonly OwnedVersion[],
  place: number,
  rows: readonly PrintQueueEntry[],
  locale: Locale,
): PrintQueue => {
  const entries = new Map(rows.map((row) => [row.subject, row]));
  const head = versions[place]!;
  return {
    head,
    parts: partsOf(versions, place, entries, locale),
    spools: spoolsOf(head.manifest, entries, locale),
    guide: guideOf(head.manifest, entries, locale),
  };
};
