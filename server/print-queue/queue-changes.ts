import { KEY } from '../core/checks.ts';
import { refuseFaults, type Faults } from '../core/faults.ts';
import { sanitizeText } from '../core/text/text.ts';
import type { OwnedVersion } from './owned-models.queries.ts';
import type { PartState, StepState } from './print-queue-entry.entity.ts';
import type { GuideStepChange, PrintPartChange, PrintSpoolChange, SavePrintQueueArgs } from './print-queue.inputs.ts';
import { filamentOf } from '../models/manifest.ts';
import { partSubject, stepSubject } from './queue-view.ts';
import type { SpoolChange } from './spools/spools.inputs.ts';

/** A change as it is stored. */
export interface EntryChange {
  readonly subject: string;
  readonly state: PartState | StepState;
  readonly version: number;
  readonly changeKey: string;
}

const MOST = { parts: 200, spools: 50, steps: 200, grams: 100_000, used: 1_000_000, note: 200 };
const LAST_VERSION = 2 ** 31 - 2;

const within = (value: number, most: number): boolean => value >= 0 && value <= most;

const isStep = ({ key, base }: Pick<PrintPartChange, 'key' | 'base'>): boolean =>
  KEY.test(key) && within(base, LAST_VERSION);

/** Copies that the model needs, by the subject of the part, over all versions. */
const quantities = (versions: readonly OwnedVersion[]): Map<string, number> =>
  new Map(
    versions.flatMap(({ manifest, hashes }) =>
      manifest.parts.map(({ id, quantity }) => [partSubject(id, hashes[id] ?? ''), quantity] as const),
    ),
  );

const partChange = (change: PrintPartChange, quantity: number | undefined): EntryChange | null => {
  const { id, sha256, printing, done, failed, wastedGrams, base, key } = change;
  const note = sanitizeText(change.note, MOST.note + 1);
  const counts = [printing, done, failed];
  const fits = quantity !== undefined && counts.every((n) => n >= 0) && printing + done + failed <= quantity;
  if (!fits || !within(wastedGrams, MOST.grams) || note.length > MOST.note || !isStep(change)) return null;
  const state = { printing, done, failed, wastedGrams, note };
  return { subject: partSubject(id, sha256), state, version: base + 1, changeKey: key };
};

const spoolChange = (change: PrintSpoolChange, known: ReadonlySet<string>): SpoolChange | null => {
  const { filament, grams = null, usedBefore } = change;
  const fits = (grams === null || within(grams, MOST.grams)) && within(usedBefore, MOST.used);
  return known.has(filament) && fits && isStep(change) ? { ...change, grams, colour: '' } : null;
};

const stepChange = ({ id, done, base, key }: GuideStepChange, known: ReadonlySet<string>): EntryChange | null =>
  known.has(id) && isStep({ key, base })
    ? { subject: stepSubject(id), state: { done }, version: base + 1, changeKey: key }
    : null;

const LISTS = ['parts', 'spools', 'steps'] as const;

/** What a change is about; null for one that may not be. */
type Subject = string | null;

const checkTogether = (args: SavePrintQueueArgs, all: readonly Subject[]): void => {
  const faults: Faults = {};
  for (const list of LISTS) if (args[list].length > MOST[list]) faults[list] = 'TOO_MANY';
  const fields = LISTS.flatMap((list) => args[list].map((_, place) => `${list}.${place}`));
  const subjects = new Set<string>();
  all.forEach((subject, place) => {
    const field = fields[place]!;
    if (!subject) faults[field] = 'INVALID';
    else if (subjects.has(subject)) faults[field] = 'DUPLICATE';
    else subjects.add(subject);
  });
  refuseFaults(faults);
};

/** The changes of a call: of parts and steps of this queue, and of the spools of the account. */
export interface CheckedChanges {
  readonly entries: EntryChange[];
  readonly spools: SpoolChange[];
}

/** The changes of a call, checked against the versions that the caller owns. Throws VALIDATION_FAILED with every fault. */
export const checkChanges = (args: SavePrintQueueArgs, versions: readonly OwnedVersion[]): CheckedChanges => {
  const copies = quantities(versions);
  const filaments = new Set(versions.flatMap(({ manifest }) => manifest.parts.map(filamentOf)));
  const ids = new Set(versions.flatMap(({ manifest }) => manifest.guide?.steps.map(({ id }) => id) ?? []));
  const parts = args.parts.map((change) => partChange(change, copies.get(partSubject(change.id, change.sha256))));
  const spools = args.spools.map((change) => spoolChange(change, filaments));
  const steps = args.steps.map((change) => stepChange(change, ids));
  const subjects = [parts, spools.map((spool) => spool && { subject: `spool:${spool.filament}` }), steps].flat();
  checkTogether(
    args,
    subjects.map((change) => change && change.subject),
  );
  return { entries: [...parts, ...steps] as EntryChange[], spools: spools as SpoolChange[] };
};
