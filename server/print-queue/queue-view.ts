import type { ImageInput } from '../catalog/catalog.inputs.ts';
import { imageOf } from '../catalog/catalog-rows.ts';
import type { Image } from '../catalog/catalog.types.ts';
import type { Locale } from '../core/locale.ts';
import { estimateModel } from '../models/estimate/product-estimate.ts';
import { PrinterClassName } from '../settings/printer-class.types.ts';
import { guideIn } from '../models/guide.ts';
import { filamentOf, type Manifest } from '../models/manifest.ts';
import { changedParts } from '../models/version/model-changes.ts';
import type { SpoolStock } from './spools/spool-stock.entity.ts';
import type { UsedFilament } from './spools/used-filament.queries.ts';
import type { OwnedVersion } from './owned-models.queries.ts';
import type { PartState, PrintQueueEntry, SpoolState, StepState } from './print-queue-entry.entity.ts';
import type { PrintQueue, PrintQueueGuide, PrintQueueHours, PrintQueuePart } from './print-queue.types.ts';

type ManifestPart = Manifest['parts'][number];

/** What is written down of this very file of a part. */
export const partSubject = (id: string, sha256: string): string => `part:${id}:${sha256}`;

export const spoolSubject = (filament: string): string => `spool:${filament}`;

export const stepSubject = (id: string): string => `step:${id}`;

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

/** What is written down of a buyer's printing. */
export interface Written {
  readonly entries: readonly PrintQueueEntry[];
  readonly stock: readonly SpoolStock[];
  readonly used: readonly UsedFilament[];
}

/** Grams of a filament that all prints took, less those that are seen of this queue. */
const usedElsewhere = (filament: string, used: readonly UsedFilament[], shown: readonly PrintQueuePart[]): number => {
  const sum = (grams: readonly number[]): number => grams.reduce((a, b) => a + b, 0);
  const all = used.filter((each) => each.filament === filament).map(({ grams }) => grams);
  const here = shown.filter((part) => part.filament === filament);
  return Math.max(0, sum(all) - sum(here.map(({ done, grams, wastedGrams }) => done * grams + wastedGrams)));
};

/** As it was weighed for the account; until then as it was for this queue alone. */
const weighed = (filament: string, entries: Entries, stock: readonly SpoolStock[]) => {
  const own = stock.find((each) => each.filament === filament);
  if (!own) return stateOf(entries, spoolSubject(filament), UNKNOWN);
  const { grams, usedBefore, version, changeKey } = own;
  return { grams, usedBefore, version, changeKey };
};

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
  written: Written,
  locale: Locale,
): PrintQueue => {
  const entries = new Map(written.entries.map((row) => [row.subject, row]));
  const head = versions[place]!;
  const parts = partsOf(versions, place, entries, locale);
  const namesOf = ({ material, colour }: ManifestPart) => ({ material, colour: colour.name[locale], hex: colour.hex });
  const filaments = new Map(head.manifest.parts.map((part) => [filamentOf(part), namesOf(part)]));
  return {
    head,
    parts,
    spools: [...filaments].map(([filament, names]) => ({
      filament,
      ...names,
      usedElsewhere: usedElsewhere(filament, written.used, parts),
      ...weighed(filament, entries, written.stock),
    })),
    guide: guideOf(head.manifest, entries, locale),
  };
};
